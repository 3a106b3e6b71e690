import { Button, Notice } from '@paadam/shared/ui';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/frame';
import { isNewer, type VersionWatch } from './createVersionWatch';
import type { PortalPlace } from './portals';
import { useRemote } from './RemoteLoaderContext';

const VersionWatchContext = createContext<VersionWatch | null>(null);
export const VersionWatchProvider = VersionWatchContext.Provider;

/** Over the page's lower edge, so that nothing moves under the hands of a person who types. */
const Place = styled.div`
  position: fixed;
  inset-inline: var(--paadam-space-4);
  bottom: calc(var(--paadam-space-4) + env(safe-area-inset-bottom));
  z-index: 40;
  display: grid;
  justify-items: center;
  pointer-events: none;

  & > * {
    max-width: min(36rem, 100%);
    border: 1px solid var(--paadam-card-line);
    box-shadow: var(--paadam-shadow-lifted);
    pointer-events: auto;
  }

  @media print {
    display: none;
  }
`;

const Choice = styled.div`
  display: flex;
  gap: var(--paadam-space-2);
`;

/** Offers a reload where a newer version of the portal is live than the one that this page runs. */
export function VersionNotice({ place }: { place: PortalPlace }) {
  const watch = useContext(VersionWatchContext);
  return watch && <WatchedNotice place={place} watch={watch} />;
}

function WatchedNotice({ place, watch }: { place: PortalPlace; watch: VersionWatch }) {
  const { state } = useRemote(place.name);
  const [declined, setDeclined] = useState<string>();
  const liveVersion = () => watch.liveVersion(place.name);
  const live = useSyncExternalStore(watch.subscribe, liveVersion, liveVersion);

  useEffect(() => {
    const checkOnReturn = () => {
      if (document.visibilityState === 'visible') watch.check();
    };
    watch.check();
    document.addEventListener('visibilitychange', checkOnReturn);
    return () => document.removeEventListener('visibilitychange', checkOnReturn);
  }, [watch]);

  if (state.status !== 'ready' || live === undefined) return null;
  // The version that failed in this page is what a reload would bring.
  if (live === declined || live === state.insteadOf || !isNewer(live, state.version)) return null;
  return (
    <Place>
      <Notice
        action={
          <Choice>
            <Button onClick={() => window.location.reload()}>{words.reload()}</Button>
            <Button variant="quiet" onClick={() => setDeclined(live)}>
              {words.later()}
            </Button>
          </Choice>
        }
      >
        {words.newerVersion({ place: place.title.replace(/^The/, 'the') })}
      </Notice>
    </Place>
  );
}
