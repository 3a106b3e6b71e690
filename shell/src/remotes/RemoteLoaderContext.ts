import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { RemoteLoader, RemoteState } from './createRemoteLoader';

const RemoteLoaderContext = createContext<RemoteLoader | null>(null);
export const RemoteLoaderProvider = RemoteLoaderContext.Provider;

/**
 * @param name of a remote in the registry
 * @returns how far it has come, and `load`, which starts it or tries it again
 * @throws where no RemoteLoaderProvider stands above
 */
export const useRemote = (name: string): { state: RemoteState; load: () => void } => {
  const loader = useContext(RemoteLoaderContext);
  if (!loader) throw new Error('useRemote needs a RemoteLoaderProvider above it');
  const stateOf = () => loader.stateOf(name);
  const state = useSyncExternalStore(loader.subscribe, stateOf, stateOf);
  const load = useCallback(() => loader.load(name), [loader, name]);
  return { state, load };
};
