import { Guard, PortalGuard, PortalView } from '@paadam/shared/host';
import {
  FailurePanel,
  PageSkeleton,
  PortalProvider,
  signInPath,
  useHome,
  useHost,
} from '@paadam/shared/portal';
import { Navigate, useLocation } from '@paadam/shared/router';
import { Button, ErrorState, LinkButton, ProgressBar } from '@paadam/shared/ui';
import { RotateCw } from 'lucide-react';
import { type ReactNode, Suspense, use, useEffect, useMemo } from 'react';
import { announceLive } from '../document/announceLive';
import * as words from '../messages/frame';
import type { PortalPlace } from './portals';
import type { RemoteError } from './RemoteError';
import { useRemote } from './RemoteLoaderContext';
import { VersionNotice } from './VersionNotice';

interface RemoteOutletProps {
  place: PortalPlace;
  /** Stands in for a portal that did not load. Default: what a visitor of the site is told. */
  renderFailure?: ((error: RemoteError, load: () => void) => ReactNode) | undefined;
}

/** Shows a portal in its place within the layout, however its loading goes. */
export function RemoteOutlet({ place, renderFailure }: RemoteOutletProps) {
  const { remotes } = useHost();
  const location = useLocation();
  const remote = remotes.find(({ name }) => name === place.name);
  const visitor = <Navigate to={signInPath(location)} replace />;
  const { reportPage, bringWords, isToBeTakenOver } = useRemote(place.name);
  const info = useMemo(
    () => ({ title: place.title, onPageFailed: reportPage, bringWords }),
    [place, reportPage, bringWords],
  );
  // The same until something of it changes: what is not hydrated yet would begin anew.
  const portal = useMemo(
    () => (
      <PortalProvider value={info}>
        {/* What the server has drawn stays as it is until the portal is there to take it over; what is not of that portal,
          in that version, begins anew. */}
        <Suspense key={isToBeTakenOver ? 'drawn' : 'own'} fallback={<Waiting />}>
          <RemoteView place={place} renderFailure={renderFailure} takesOver={isToBeTakenOver} />
        </Suspense>
      </PortalProvider>
    ),
    [info, isToBeTakenOver, place, renderFailure],
  );
  return remote ? (
    <PortalGuard remote={remote} visitor={visitor}>
      {portal}
    </PortalGuard>
  ) : (
    <Guard roles={place.roles} visitor={visitor}>
      {portal}
    </Guard>
  );
}

interface RemoteViewProps extends RemoteOutletProps {
  /** Whether this is to become what the server has drawn. */
  takesOver: boolean;
}

/** The outlet comes before. */
const replacement = new Promise<never>(() => {});
/** As React marks what it has waited for: nothing of it is waited for again, on the server neither. */
const arrived = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

function RemoteView({ place, renderFailure, takesOver }: RemoteViewProps) {
  const { state, begin, load, isDrawn, settled } = useRemote(place.name);
  useEffect(() => {
    if (state.status === 'idle') begin();
    if (state.status === 'ready' || state.status === 'failed') announceLive('portal');
  }, [state.status, begin]);
  if (takesOver) {
    const coming = state.status === 'loading' ? settled() : arrived;
    // Where what has come is another, nothing is to be held against what is drawn until the outlet begins anew.
    use(isDrawn ? coming : replacement);
  }

  switch (state.status) {
    case 'ready':
      return (
        <>
          <PortalView
            remote={state.remote}
            failure={<FailurePanel title={place.title}>{words.brokeDown()}</FailurePanel>}
          />
          {/* A newer version may mend what broke. */}
          <VersionNotice place={place} />
        </>
      );
    case 'failed':
      if (renderFailure) return renderFailure(state.error, load);
      return state.error.kind === 'incompatible' ? (
        <RefreshPanel title={place.title} />
      ) : (
        <FailurePanel title={place.title} onRetry={load}>
          {explain(state.error)}
        </FailurePanel>
      );
    default:
      return <Waiting />;
  }
}

/** Stands in for a portal on its way. */
function Waiting() {
  return (
    <>
      <ProgressBar active />
      <PageSkeleton />
    </>
  );
}

const explain = ({ kind }: RemoteError): string => {
  switch (kind) {
    case 'tampered':
      return words.tampered();
    case 'timeout':
      return words.tooSlow();
    default:
      return words.notLoaded();
  }
};

interface RefreshPanelProps {
  /** What people call the portal. */
  title: string;
}

/**
 * Stands in for a portal that was built for another shell than the one in this page. A reload brings the shell that is
 * live now; until that is the right one, all else goes on.
 */
function RefreshPanel({ title }: RefreshPanelProps) {
  const home = useHome();
  return (
    <ErrorState
      asPage
      title={words.needsARefresh({ title })}
      action={
        <>
          <Button onClick={() => window.location.reload()}>
            <RotateCw size={18} aria-hidden />
            {words.reload()}
          </Button>
          <LinkButton to={home} variant="quiet">
            {words.home()}
          </LinkButton>
        </>
      }
    >
      {words.siteUpdated()}
    </ErrorState>
  );
}
