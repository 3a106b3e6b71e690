import type { Registry, RemoteModule } from '@paadam/shared/portal';
import type { RemoteLoader, RemoteState } from '../remotes/createRemoteLoader';
import { parseRegistry } from '../remotes/parseRegistry';

interface DrawnRemote {
  name: string;
  version: string;
  remote: RemoteModule;
}

/** Stands for the server's origin, which is not known here: no portal is there that is not at a path of its own. */
const own = 'https://own.invalid';

/**
 * @param remoteOrigins where portals may come from beside the server's origin
 * @param drawn the portal whose page is drawn; null: none
 * @returns what a loader of the registry's portals looks like when it has that portal, and has done nothing else
 */
export const drawnRemotes = (
  registry: Registry,
  remoteOrigins: readonly string[],
  drawn: DrawnRemote | null,
): RemoteLoader => {
  const { remotes } = parseRegistry(registry, { own, remotes: remoteOrigins });
  const declared = Object.values(remotes).map(({ remote }) => remote);
  const stateOf = (name: string): RemoteState =>
    name === drawn?.name
      ? { status: 'ready', remote: drawn.remote, version: drawn.version }
      : { status: 'idle' };
  return {
    stateOf,
    load: () => {},
    settled: async () => {},
    reportPage: () => {},
    remotes: () => declared,
    subscribe: () => () => {},
  };
};
