import { RouterProvider } from '@paadam/shared/router';
import type { PaadamStore } from '@paadam/shared/state';
import { type ComponentProps, type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { Fonts } from './document/fonts';
import { GlobalStyles } from './document/GlobalStyles';
import { BrokenPage } from './layout/BrokenPage';
import { Layout } from './layout/Layout';
import type { VersionWatch } from './remotes/createVersionWatch';
import { type PortalPlace, portals } from './remotes/portals';
import { RegistryHost } from './remotes/RegistryHost';
import { RemoteOutlet } from './remotes/RemoteOutlet';
import { VersionWatchProvider } from './remotes/VersionNotice';

/**
 * @param outletFor what shows a portal, where that is not the usual
 * @returns the site's routes: a place for each portal, within what stands around every page
 */
export const siteRoutes = (outletFor: (place: PortalPlace) => ReactNode = () => null) => [
  {
    element: <Layout />,
    errorElement: <BrokenPage />,
    children: portals.map((place) => ({
      path: `${place.basePath.replace(/\/$/, '')}/*`,
      element: outletFor(place) ?? <RemoteOutlet key={place.name} place={place} />,
    })),
  },
];

interface ScreenProps extends Omit<ComponentProps<typeof RegistryHost>, 'children'> {
  store: PaadamStore['store'];
  documentState: PaadamStore['documentState'];
  router: ComponentProps<typeof RouterProvider>['router'];
  /** The addresses of the site's fonts; null: the document has the base styles and the fonts already. */
  fonts: Fonts | null;
  /** Null: no one looks for newer versions. */
  versions: VersionWatch | null;
  /** Beside the pages. */
  children?: ReactNode;
}

/** The whole site. The server draws the same, so that a browser finds in the document what it would draw itself. */
export function Screen({ store, documentState, router, fonts, versions, children, ...host }: ScreenProps) {
  return (
    <StrictMode>
      <Provider store={store} serverState={documentState}>
        <RegistryHost {...host}>
          {fonts && <GlobalStyles fonts={fonts} />}
          <VersionWatchProvider value={versions}>
            <RouterProvider router={router} />
          </VersionWatchProvider>
          {children}
        </RegistryHost>
      </Provider>
    </StrictMode>
  );
}
