import {
  contractNumber,
  type Registry,
  type RegistryRow,
  type RemoteDescriptor,
  type RemoteModule,
} from '@paadam/shared/portal';
import type { Federation } from './federation';
import { RemoteError } from './RemoteError';

/** How far a remote has come. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; remote: RemoteModule }
  | { status: 'failed'; error: RemoteError };

export interface RemoteLoader {
  stateOf(name: string): RemoteState;
  /** Starts loading unless the remote is ready, or on its way. A failed one is tried again. */
  load(name: string): void;
  /** @returns what the portals of the registry in use declare of themselves; the same list until that changes */
  remotes(): readonly RemoteDescriptor[];
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

export interface RemoteLoaderOptions {
  registry: Registry;
  federation: Federation;
  /** Fetches the registry anew, for a remote that the first one lacks, or that failed. */
  fetchRegistry: () => Promise<Registry>;
  /** Called once for each remote, before its state turns ready. */
  onReady: (remote: RemoteModule) => void;
  /** Milliseconds after which a try counts as failed. Default 8000. */
  timeout?: number;
}

const idle: RemoteState = { status: 'idle' };

/** Loads portals through the registry, each at most once, and tells how far each has come. */
export const createRemoteLoader = ({
  registry: firstRegistry,
  federation,
  fetchRegistry,
  onReady,
  timeout = 8_000,
}: RemoteLoaderOptions): RemoteLoader => {
  const states = new Map<string, RemoteState>();
  const tries = new Map<string, number>();
  const listeners = new Set<() => void>();
  let registry = firstRegistry;
  let remotes = descriptorsOf(registry);

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const setState = (name: string, state: RemoteState): void => {
    states.set(name, state);
    tell();
  };

  const refreshRegistry = async (): Promise<void> => {
    const fresh = await fetchRegistry();
    // A bad registry must not cost the portals that are known.
    registry = { remotes: { ...registry.remotes, ...fresh.remotes } };
    remotes = descriptorsOf(registry);
    tell();
  };

  /**
   * What failed may have been released anew since the page was opened, so a retry asks for the registry first; the
   * row that is known will do where the registry does not come soon.
   */
  const findRow = async (name: string): Promise<RegistryRow> => {
    const known = registry.remotes[name];
    if (!known || tries.has(name)) {
      const patience = known ? timeout / 4 : timeout;
      const late = () => new RemoteError(name, 'registry', 'timeout');
      await within(patience, refreshRegistry(), late).catch((cause: unknown) => {
        if (known) return;
        throw cause instanceof RemoteError ? cause : new RemoteError(name, 'registry', 'missing', { cause });
      });
    }
    const row = registry.remotes[name];
    if (!row) throw new RemoteError(name, 'registry', 'missing');
    return row;
  };

  const tryToLoad = async (name: string): Promise<RemoteModule> => {
    const row = await findRow(name);
    const tried = tries.get(name) ?? 0;
    tries.set(name, tried + 1);
    const exposed = await within(
      timeout,
      federation.load(row, tried),
      () => new RemoteError(name, 'entry', 'timeout'),
    ).catch((cause: unknown) => {
      throw cause instanceof RemoteError ? cause : new RemoteError(name, 'entry', kindOf(cause), { cause });
    });
    return checked(name, exposed);
  };

  const load = (name: string): void => {
    const { status } = states.get(name) ?? idle;
    if (status === 'loading' || status === 'ready') return;
    setState(name, { status: 'loading' });
    tryToLoad(name)
      .then((remote) => {
        onReady(remote);
        return remote;
      })
      .then(
        (remote) => setState(name, { status: 'ready', remote }),
        (cause: unknown) => {
          const error =
            cause instanceof RemoteError ? cause : new RemoteError(name, 'module', 'broken', { cause });
          setState(name, { status: 'failed', error });
        },
      );
  };

  return {
    stateOf: (name) => states.get(name) ?? idle,
    load,
    remotes: () => remotes,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const descriptorsOf = (registry: Registry): readonly RemoteDescriptor[] =>
  Object.values(registry.remotes).map((row) => row.remote);

const within = <T>(milliseconds: number, work: Promise<T>, late: () => RemoteError): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};

/** The federation runtime tells a shared version out of range only in words. */
const kindOf = (cause: unknown): 'missing' | 'incompatible' =>
  cause instanceof Error && /version|shared/i.test(cause.message) && !/script|load/i.test(cause.message)
    ? 'incompatible'
    : 'missing';

const checked = (name: string, exposed: unknown): RemoteModule => {
  if (typeof exposed !== 'object' || exposed === null) throw new RemoteError(name, 'module', 'broken');
  const remote = exposed as Partial<RemoteModule>;
  if (remote.contract !== contractNumber) throw new RemoteError(name, 'contract', 'incompatible');
  if (remote.name !== name || !Array.isArray(remote.routes)) throw new RemoteError(name, 'module', 'broken');
  return remote as RemoteModule;
};
