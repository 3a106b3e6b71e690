import { createApi } from '@paadam/shared/api';
import { openOtherTabs } from '@paadam/shared/state';
import { GlobalStyle } from '@paadam/shared/ui';
import { createRoot } from 'react-dom/client';
import { hostPortal, type PortalHostOptions } from './hostPortal';

/**
 * Shows one portal alone inside an element of the page, with the API of the page's own origin.
 *
 * @returns `unmount`, which empties the element and ends the router's listeners and the sagas; what React and
 * styled-components keep once for the whole document stays
 */
export const mountPortal = (
  { remote, declaration }: Pick<PortalHostOptions, 'remote' | 'declaration'>,
  element: Element,
): { unmount: () => void } => {
  const host = hostPortal({ remote, declaration, api: createApi('/api'), otherTabs: openOtherTabs() });
  const root = createRoot(element);
  root.render(
    <>
      <GlobalStyle />
      {host.element}
    </>,
  );
  return {
    unmount: () => {
      root.unmount();
      host.router.dispose();
      host.paadam.stop();
    },
  };
};
