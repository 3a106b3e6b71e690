import { HostProvider } from '@paadam/shared/portal';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { RemoteLoader } from './createRemoteLoader';
import { RemoteLoaderProvider } from './RemoteLoaderContext';

/** Lets the pages know which portals there are, also those that only a later registry brought. */
export function RegistryHost({ loader, children }: { loader: RemoteLoader; children: ReactNode }) {
  const remotes = useSyncExternalStore(loader.subscribe, loader.remotes, loader.remotes);
  const host = useMemo(() => ({ remotes }), [remotes]);
  return (
    <HostProvider value={host}>
      <RemoteLoaderProvider value={loader}>{children}</RemoteLoaderProvider>
    </HostProvider>
  );
}
