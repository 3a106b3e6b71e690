import { createApi } from '@paadam/shared/api';
import { createPaadamStore, openOtherTabs } from '@paadam/shared/state';
import { GlobalStyle } from '@paadam/shared/ui';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { appearance } from './appearance/appearance';
import {
  contactEmailOfDocument,
  operatorOfDocument,
  registryOfDocument,
  remoteOriginsOfDocument,
  sessionOfDocument,
} from './document/documentData';
import { FontFace } from './document/FontFace';
import { firstPaint } from './document/firstPaint';
import { BrokenPage } from './layout/BrokenPage';
import { Layout } from './layout/Layout';
import { nameFirstEntry } from './layout/scrollKey';
import { createRemoteLoader } from './remotes/createRemoteLoader';
import { createVersionWatch } from './remotes/createVersionWatch';
import { createFederation } from './remotes/federation';
import { fetchRegistry } from './remotes/fetchRegistry';
import { parseRegistry } from './remotes/parseRegistry';
import { portalAt, portals } from './remotes/portals';
import { RegistryHost } from './remotes/RegistryHost';
import { RemoteOutlet } from './remotes/RemoteOutlet';
import { VersionWatchProvider } from './remotes/VersionNotice';
import { reportLoadsTo } from './telemetry/reportLoads';

/** Starts the site: the store, the portal that the address asks for, the router, and the screen. */
export const start = async (): Promise<void> => {
  appearance.restore();
  const paadam = createPaadamStore({
    api: createApi('/api', firstPaint),
    session: sessionOfDocument(),
    otherTabs: openOtherTabs(),
  });
  const allowed = { own: location.origin, remotes: remoteOriginsOfDocument() };
  // Named within the condition, or other builds would have the chunk, too.
  const overrides = __STAGING__
    ? (await import(/* webpackChunkName: "overrides" */ './overrides/openOverrides')).openOverrides(allowed)
    : null;
  const fetchAllowed = async (signal: AbortSignal) => {
    const registry = await fetchRegistry(allowed, signal);
    return overrides ? overrides.amend(registry) : registry;
  };
  const registry = parseRegistry(registryOfDocument(), allowed);
  const loader = createRemoteLoader({
    // Without a registry in the document, loading the first portal fetches it.
    registry: overrides ? await overrides.amend(registry) : registry,
    federation: createFederation(location.origin),
    fetchRegistry: fetchAllowed,
    onReady: paadam.addPortal,
    report: reportLoadsTo('/api'),
    reload: () => location.reload(),
  });
  const versions = createVersionWatch({ fetchRegistry: fetchAllowed });
  // The portal's code comes while React is still setting up.
  const first = portalAt(location.pathname);
  if (first) loader.load(first.name);

  nameFirstEntry();
  const router = createBrowserRouter([
    {
      element: <Layout />,
      errorElement: <BrokenPage />,
      children: portals.map((place) => ({
        path: `${place.basePath.replace(/\/$/, '')}/*`,
        element: overrides?.outlet(place) ?? <RemoteOutlet key={place.name} place={place} />,
      })),
    },
  ]);

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  const screen = (
    <StrictMode>
      <Provider store={paadam.store}>
        <RegistryHost loader={loader} contactEmail={contactEmailOfDocument()} operator={operatorOfDocument()}>
          <FontFace />
          <GlobalStyle />
          <VersionWatchProvider value={versions}>
            <RouterProvider router={router} />
          </VersionWatchProvider>
          {overrides?.bar}
        </RegistryHost>
      </Provider>
    </StrictMode>
  );
  // In pieces: in one piece it is the longest task of a phone's start.
  startTransition(() => createRoot(root).render(screen));
};
