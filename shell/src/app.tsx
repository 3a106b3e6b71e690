import { createApi } from '@paadam/shared/api';
import { prefixOf } from '@paadam/shared/domain';
import { bringPages, type PortalRoute } from '@paadam/shared/portal';
import { createBrowserRouter, matchPath } from '@paadam/shared/router';
import { createPaadamStore, openOtherTabs } from '@paadam/shared/state';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { appearance } from './appearance/appearance';
import { betweenPieces } from './document/betweenPieces';
import {
  drawnOfDocument,
  registryOfDocument,
  sessionOfDocument,
  siteOfDocument,
} from './document/documentData';
import { firstAct } from './document/firstAct';
import { firstPaint } from './document/firstPaint';
import { fontsAt } from './document/fonts';
import type { BringWords, WordsOptions } from './languages/bringWords';
import { nameFirstEntry } from './layout/scrollKey';
import { createRemoteLoader } from './remotes/createRemoteLoader';
import { createVersionWatch } from './remotes/createVersionWatch';
import { createFederation } from './remotes/federation';
import { fetchRegistry } from './remotes/fetchRegistry';
import { parseRegistry } from './remotes/parseRegistry';
import { portalAt, portals } from './remotes/portals';
import { Screen, siteRoutes } from './Screen';
import { reportLoadsTo } from './telemetry/reportLoads';

/** @returns of a portal at the site's root, what stands at the address */
const elementsAt = (routes: readonly PortalRoute[], pathname: string): ReactNode[] => {
  const route = routes.find((one) => matchPath('index' in one ? '/' : `/${one.path}`, pathname));
  return route ? [route.element] : [];
};

/**
 * Starts the site: the store, the portal that the address asks for, the router, and the screen, which takes over what the
 * server has drawn.
 *
 * @param createBringWords brings the words of pages; absent: all is in English
 */
export const start = async (createBringWords?: (options: WordsOptions) => BringWords): Promise<void> => {
  appearance.restore();
  const basename = prefixOf(document.documentElement.lang);
  const pathname = location.pathname.slice(basename.length) || '/';
  const drawn = drawnOfDocument();
  const session = sessionOfDocument();
  const paadam = createPaadamStore({
    api: createApi('/api', firstPaint),
    session,
    form: drawn?.form,
    otherTabs: openOtherTabs(session?.token),
    prepared: drawn?.state,
    isHeld: true,
  });
  await betweenPieces();
  paadam.begin();
  await betweenPieces();
  const { remoteOrigins, ...site } = siteOfDocument();
  const allowed = { own: location.origin, remotes: remoteOrigins };
  // Named within the condition, or other builds would have the chunk, too.
  const overrides = __STAGING__
    ? (await import(/* webpackChunkName: "overrides" */ './overrides/openOverrides')).openOverrides(allowed)
    : null;
  const fetchAllowed = async (signal: AbortSignal) => {
    const registry = await fetchRegistry(allowed, signal);
    return overrides ? overrides.amend(registry) : registry;
  };
  const documents = parseRegistry(registryOfDocument(), allowed);
  const registry = overrides ? await overrides.amend(documents) : documents;
  const report = reportLoadsTo('/api');
  const { lang } = document.documentElement;
  const bringWords = createBringWords?.({ registry, language: lang, report });
  const first = portalAt(pathname);
  const loader = createRemoteLoader({
    // Without a registry in the document, loading the first portal fetches it.
    registry,
    federation: createFederation(location.origin),
    fetchRegistry: fetchAllowed,
    onReady: paadam.addPortal,
    bringFirst: ({ name, routes }) =>
      Promise.all([
        drawn?.portal && bringPages(elementsAt(routes, pathname)),
        // Each page's words have those of what the portal puts around its pages.
        bringWords?.(
          first?.name === name
            ? pathname
            : (portals.find((place) => place.name === name)?.basePath ?? pathname),
        ),
      ]),
    bringWords,
    between: betweenPieces,
    report,
    reload: () => location.reload(),
  });
  const versions = createVersionWatch({ fetchRegistry: fetchAllowed });
  // The portal's code comes while React is still setting up.
  if (first) loader.load(first.name);

  await betweenPieces();
  nameFirstEntry();
  const router = createBrowserRouter(siteRoutes(overrides?.outlet), {
    basename,
    // The first page stays where it is: `restoreFirstScroll` says why.
    hydrationData: {},
  });

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  const screen = (
    <Screen
      store={paadam.store}
      documentState={paadam.documentState}
      loader={loader}
      drawn={drawn?.portal ?? null}
      form={drawn?.form ?? null}
      router={router}
      fonts={drawn ? null : fontsAt('')}
      versions={versions}
      {...site}
    >
      {overrides?.bar}
    </Screen>
  );
  // In pieces: in one piece it is the longest task of a phone's start.
  startTransition(() => {
    if (drawn) hydrateRoot(root, screen);
    else createRoot(root).render(screen);
  });
  if (site.languages) {
    // No one waits for it, and a site in one language is without it.
    await firstPaint();
    // Who reads the page in their own language is offered nothing, and does not sign in without a key or a finger.
    if (navigator.language.startsWith(lang)) await firstAct();
    const { openLanguageChoice } = await import(
      /* webpackChunkName: "language-choice" */ './languages/openLanguageChoice'
    );
    openLanguageChoice(paadam.store, site.languages);
  }
};
