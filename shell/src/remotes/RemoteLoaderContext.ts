import type { PageFailure } from '@paadam/shared/portal';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { BringWords } from '../languages/bringWords';
import type { RemoteLoader, RemoteState } from './createRemoteLoader';

/** The portal whose page the server has drawn into the document. */
export interface DrawnPortal {
  name: string;
  version: string;
}

interface Loading {
  loader: RemoteLoader;
  drawn: DrawnPortal | null;
}

const RemoteLoaderContext = createContext<Loading | null>(null);
export const RemoteLoaderProvider = RemoteLoaderContext.Provider;

interface UsedRemote {
  state: RemoteState;
  /** Starts loading where nothing has been begun yet, which the state does not say while a drawn page is taken over. */
  begin: () => void;
  load: () => void;
  reportPage: (failure: PageFailure) => void;
  /** Brings the words of a page; undefined: the document is in English. */
  bringWords: BringWords | undefined;
  /** Whether the document has the portal's page, and nothing that has come since is another. */
  isDrawn: boolean;
  /** The same, but that it says what the document says for as long as React takes that over. */
  isToBeTakenOver: boolean;
  /** @returns fulfilled once the portal is ready, or has failed */
  settled: () => Promise<void>;
}

const idle: RemoteState = { status: 'idle' };

/**
 * @param name of a remote in the registry
 * @returns how far it has come, `begin` and `load`, which starts it or tries it again, and `reportPage`, which passes on that a
 *   page of it failed
 * @throws where no RemoteLoaderProvider stands above
 */
export const useRemote = (name: string): UsedRemote => {
  const loading = useContext(RemoteLoaderContext);
  if (!loading) throw new Error('useRemote needs a RemoteLoaderProvider above it');
  const { loader, drawn } = loading;
  const stateOf = () => loader.stateOf(name);
  const isPageDrawn = drawn?.name === name;
  // A page that was not drawn is as it was in the document until React has taken that over.
  const state = useSyncExternalStore(loader.subscribe, stateOf, isPageDrawn ? stateOf : () => idle);
  const isSame = () => isPageDrawn && fits(loader.stateOf(name), drawn.version);
  const isDrawn = isPageDrawn && fits(state, drawn.version);
  const isToBeTakenOver = useSyncExternalStore(loader.subscribe, isSame, () => isPageDrawn);
  const load = useCallback(() => loader.load(name), [loader, name]);
  const begin = useCallback(() => {
    if (loader.stateOf(name).status === 'idle') loader.load(name);
  }, [loader, name]);
  const reportPage = useCallback((failure: PageFailure) => loader.reportPage(name, failure), [loader, name]);
  const settled = useCallback(() => loader.settled(name), [loader, name]);
  const { bringWords } = loader;
  return { state, begin, load, reportPage, bringWords, isDrawn, isToBeTakenOver, settled };
};

const fits = (state: RemoteState, version: string): boolean =>
  state.status === 'ready' ? state.version === version : state.status !== 'failed';
