import { createApi } from '@paadam/shared/api';
import { openOtherTabs } from '@paadam/shared/state';
import { GlobalStyle } from '@paadam/shared/ui';
import { createRoot } from 'react-dom/client';
import { hostPortal, type PortalHostOptions } from './hostPortal';

export interface MountOptions extends Partial<Pick<PortalHostOptions, 'path' | 'routing' | 'session'>> {
  /** Where the API is. Default: `/api` of the page's own origin. */
  apiBase?: string;
}

/**
 * Shows one portal alone inside an element of the page.
 *
 * @returns `unmount`, which leaves nothing behind: no listener, no saga
 */
export const mountPortal = (
  { remote, declaration }: Pick<PortalHostOptions, 'remote' | 'declaration'>,
  element: Element,
  { apiBase = '/api', ...options }: MountOptions = {},
): { unmount: () => void } => {
  const host = hostPortal({
    remote,
    declaration,
    api: createApi(apiBase),
    otherTabs: openOtherTabs(),
    ...options,
  });
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
