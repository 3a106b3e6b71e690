import { createApi } from '@paadam/shared/api';
import { openOtherTabs, type Session, selectSession, usePaadamSelector } from '@paadam/shared/state';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { holdDocumentListeners, releaseDocumentListeners } from './documentListeners';
import { EmbedGround } from './EmbedGround';
import { hostPortal, type PortalHostOptions } from './hostPortal';
import { measureRem } from './ownRem';

/** What a page may know of the portal that it embeds. */
export type EmbedState =
  | { status: 'loading' }
  | { status: 'ready' }
  /** `session`: nobody could say who is signed in; `render`: the portal broke down. The portal itself says so, too. */
  | { status: 'failed'; stage: 'session' | 'render'; message: string; cause: unknown };

export interface EmbedOptions {
  /** Where the API is. Default: `/api` of the page's own origin. */
  apiBase?: string | undefined;
  path?: string | undefined;
  routing?: PortalHostOptions['routing'];
  nonce?: string | undefined;
  onState: (state: EmbedState) => void;
  /** @param path from the site's root, with query and fragment */
  onNavigate: (path: string) => void;
}

export interface Embed {
  /** Goes to a path of the site. */
  show: (path: string) => void;
  unmount: () => void;
}

const siteOf = (apiBase: string): string | undefined =>
  URL.canParse(apiBase, document.baseURI) ? new URL(apiBase, document.baseURI).origin : undefined;

const stateOf = (session: Session): EmbedState => {
  switch (session.status) {
    case 'checking':
      return { status: 'loading' };
    case 'unknown':
      return {
        status: 'failed',
        stage: 'session',
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
  { apiBase = '/api', path, routing = 'memory', nonce, onState, onNavigate }: EmbedOptions,
): Embed => {
  const { element, paadam, router } = hostPortal({
    ...portal,
    api: createApi(apiBase),
    otherTabs: openOtherTabs(),
    site: siteOf(apiBase),
    ...(path && { path }),
    routing,
  });

  const broken = (cause: unknown) => {
    console.error(cause);
    const message = cause instanceof Error ? cause.message : String(cause);
    onState({ status: 'failed', stage: 'render', message, cause });
  };
  const rem = measureRem(root);
  const ground = root.appendChild(document.createElement('div'));
  ground.dataset.paadamGround = '';
  ground.lang = 'en';
  ground.dir = 'ltr';
  const react = holdDocumentListeners(() =>
    createRoot(ground, { onCaughtError: broken, onUncaughtError: broken }),
  );
  react.render(
    <EmbedGround root={root} nonce={nonce} rem={rem}>
      {element}
      <Provider store={paadam.store}>
        <StateReport onState={onState} />
      </Provider>
    </EmbedGround>,
  );

  let shown = router.state.location.key;
  router.subscribe(({ location }) => {
    if (location.key === shown) return;
    shown = location.key;
    // Another page is another chance for a portal that broke down.
    onState(stateOf(selectSession(paadam.store.getState())));
    onNavigate(location.pathname + location.search + location.hash);
  });

  return {
    show: (wanted) => void router.navigate(wanted),
    unmount: () => {
      react.unmount();
      releaseDocumentListeners();
      router.dispose();
      paadam.stop();
      root.replaceChildren();
    },
  };
};

/** Stands after the portal, so that it reports once that is on the page. */
function StateReport({ onState }: Pick<EmbedOptions, 'onState'>) {
  const session = usePaadamSelector(selectSession);
  useEffect(() => onState(stateOf(session)), [session, onState]);
  return null;
}
