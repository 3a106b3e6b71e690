import type { PageFailure } from '@paadam/shared/portal';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { RemoteLoader, RemoteState } from './createRemoteLoader';

const RemoteLoaderContext = createContext<RemoteLoader | null>(null);
export const RemoteLoaderProvider = RemoteLoaderContext.Provider;

interface UsedRemote {
  state: RemoteState;
  load: () => void;
  reportPage: (failure: PageFailure) => void;
}

/**
 * @param name of a remote in the registry
 * @returns how far it has come, `load`, which starts it or tries it again, and `reportPage`, which passes on that a
 *   page of it failed
 * @throws where no RemoteLoaderProvider stands above
 */
export const useRemote = (name: string): UsedRemote => {
  const loader = useContext(RemoteLoaderContext);
  if (!loader) throw new Error('useRemote needs a RemoteLoaderProvider above it');
  const stateOf = () => loader.stateOf(name);
  const state = useSyncExternalStore(loader.subscribe, stateOf, stateOf);
  const load = useCallback(() => loader.load(name), [loader, name]);
  const reportPage = useCallback((failure: PageFailure) => loader.reportPage(name, failure), [loader, name]);
  return { state, load, reportPage };
};
