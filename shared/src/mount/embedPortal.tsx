import type { PageLanguage } from '@paadam/shared/domain';
import { openOtherTabs, type Session, selectSession, usePaadamSelector } from '@paadam/shared/state';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createEmbedApi } from './createEmbedApi';
import { holdDocumentListeners, releaseDocumentListeners } from './documentListeners';
import { EmbedGround } from './EmbedGround';
import { fetchSite } from './fetchSite';
import { followElsewhere } from './followElsewhere';
import { hostPortal, type PortalHostOptions } from './hostPortal';
import { measureRem } from './ownRem';

interface Failed {
  status: 'failed';
  /**
   * `origin`: the server does not know the page. `session`: no one could say who is signed in. `render`: the portal broke
   * down. The portal itself says so, too.
   */
  stage: 'origin' | 'session' | 'render';
  message: string;
  cause: unknown;
}

/** What a page may know of the portal that it embeds. */
export type EmbedState = { status: 'loading' } | { status: 'ready' } | Failed;

interface EmbedOptions {
  /** Where the API is. Default: `/api` of the page's own origin. */
  apiBase?: string | undefined;
  path?: string | undefined;
  /** Default: English. */
  language?: PageLanguage | undefined;
  routing?: PortalHostOptions['routing'];
  onState: (state: EmbedState) => void;
  /** @param path from the site's root, with query and fragment */
  onNavigate: (path: string) => void;
  /** A link to a page of another portal. @returns whether it opens at the site */
  onLeave: (path: string) => boolean;
}

export interface Embed {
  /** Goes to a path of the site. */
  show: (path: string) => void;
  unmount: () => void;
}

const siteOf = (apiBase: string): string =>
  URL.canParse(apiBase, document.baseURI) ? new URL(apiBase, document.baseURI).origin : location.origin;

const fromRoot = (path: string): string => (path.startsWith('/') ? path : `/${path}`);

const stateOf = (session: Session): EmbedState => {
  switch (session.status) {
    case 'checking':
      return { status: 'loading' };
    case 'unknown':
      return {
        status: 'failed',
        stage: session.problem.code === 'origin_not_allowed' ? 'origin' : 'session',
        message: session.problem.message,
        cause: session.problem,
      };
    default:
      return { status: 'ready' };
  }
};

/** Shows one portal inside a shadow root, apart from the page around it. `unmount` leaves the root empty. */
export const embedPortal = (
  portal: Pick<PortalHostOptions, 'remote' | 'declaration'>,
  root: ShadowRoot,
  { apiBase = '/api', path, language = 'en', routing = 'memory', onState, onNavigate, onLeave }: EmbedOptions,
): Embed => {
  let awaited = 0;
  let broken: Failed | null = null;
  const site = siteOf(apiBase);
  const leaving = new AbortController();
  const own = portal.declaration;
  const known = fetchSite(site, own.name, leaving.signal);
  const otherPortals = known.then(({ portals }) => portals);
  const { element, paadam, router } = hostPortal({
    ...portal,
    api: createEmbedApi(apiBase, site, language),
    otherTabs: openOtherTabs(),
    site,
    otherPortals,
    ...(path && { path: fromRoot(path) }),
    routing,
    onPageAwaited: () => {
      awaited += 1;
      // Another page, or the same once more, is another chance for a portal that broke down.
      broken = null;
      return () => {
        awaited -= 1;
        // The page is there by then, or has broken down.
        queueMicrotask(report);
      };
    },
  });

  let ended = false;
  const report = () => {
    if (ended) return;
    const state = broken ?? stateOf(selectSession(paadam.store.getState()));
    if (state.status !== 'ready' || awaited === 0) onState(state);
  };
  const breakDown = (cause: unknown) => {
    console.error(cause);
    const message = cause instanceof Error ? cause.message : String(cause);
    broken = { status: 'failed', stage: 'render', message, cause };
    report();
  };
  const rem = measureRem(root);
  const ground = root.appendChild(document.createElement('div'));
  ground.dataset.paadamGround = '';
  ground.lang = language;
  ground.dir = 'ltr';
  const drawnAt = routing === 'browser' ? location.origin : site;
  followElsewhere(ground, { site, drawnAt, own, known, language, onLeave });
  const react = holdDocumentListeners(() =>
    createRoot(ground, { onCaughtError: breakDown, onUncaughtError: breakDown }),
  );
  react.render(
    <EmbedGround root={root} rem={rem}>
      {element}
      <Provider store={paadam.store}>
        <SessionReport report={report} />
      </Provider>
    </EmbedGround>,
  );

  let shown = router.state.location.key;
  router.subscribe(({ location: { key, pathname, search, hash } }) => {
    if (key === shown) return;
    shown = key;
    broken = null;
    report();
    onNavigate(pathname + search + hash);
  });

  return {
    show: (wanted) => void router.navigate(fromRoot(wanted)),
    unmount: () => {
      ended = true;
      leaving.abort();
      react.unmount();
      releaseDocumentListeners();
      router.dispose();
      paadam.stop();
      root.replaceChildren();
      if ('adoptedStyleSheets' in root) root.adoptedStyleSheets = [];
    },
  };
};

/** Stands after the portal, so that it reports once that is on the page. */
function SessionReport({ report }: { report: () => void }) {
  const session = usePaadamSelector(selectSession);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each session is reported
  useEffect(report, [session, report]);
  return null;
}
