import { HostProvider } from '@paadam/shared/portal';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { RemoteLoader } from './createRemoteLoader';
import { RemoteLoaderProvider } from './RemoteLoaderContext';

interface RegistryHostProps {
  loader: RemoteLoader;
  /** Where people write to the operator. */
  contactEmail?: string | undefined;
  children: ReactNode;
}

/** Lets the pages know what there is: the portals, also those that only a later registry brought, and who runs the site. */
export function RegistryHost({ loader, contactEmail, children }: RegistryHostProps) {
  const remotes = useSyncExternalStore(loader.subscribe, loader.remotes, loader.remotes);
  const host = useMemo(() => ({ remotes, contactEmail, hasPlaces: true }), [remotes, contactEmail]);
  return (
    <HostProvider value={host}>
      <RemoteLoaderProvider value={loader}>{children}</RemoteLoaderProvider>
    </HostProvider>
  );
}
