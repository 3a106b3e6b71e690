import type { FormAnswer } from '@paadam/shared/contract';
import { HostProvider, type Operator } from '@paadam/shared/portal';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { RemoteLoader } from './createRemoteLoader';
import { type DrawnPortal, RemoteLoaderProvider } from './RemoteLoaderContext';

interface RegistryHostProps {
  loader: RemoteLoader;
  /** Whose page the server has drawn. Default null: no one's. */
  drawn?: DrawnPortal | null;
  /** What a form came to that was sent without scripts. Default null: the document answers none. */
  form?: FormAnswer | null;
  /** Where people write to the operator. */
  contactEmail?: string | undefined;
  /** Who the operator is. */
  operator?: Operator | undefined;
  /** What the site's languages call themselves, by their codes. */
  languages?: Readonly<Record<string, string>> | undefined;
  children: ReactNode;
}

/** Lets the pages know what there is: the portals, also those that only a later registry brought, and who runs the site. */
export function RegistryHost({
  loader,
  drawn = null,
  form = null,
  contactEmail,
  operator,
  languages,
  children,
}: RegistryHostProps) {
  const remotes = useSyncExternalStore(loader.subscribe, loader.remotes, loader.remotes);
  const host = useMemo(
    () => ({ remotes, contactEmail, operator, languages, form, hasPlaces: true }),
    [remotes, contactEmail, operator, languages, form],
  );
  const loading = useMemo(() => ({ loader, drawn }), [loader, drawn]);
  return (
    <HostProvider value={host}>
      <RemoteLoaderProvider value={loading}>{children}</RemoteLoaderProvider>
    </HostProvider>
  );
}
