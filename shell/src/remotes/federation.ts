import { getInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { type RegistryRow, scriptFailureOf } from '@paadam/shared/portal';
import { loadEntry } from './loadEntry';
import { RemoteError } from './RemoteError';
import type { SharedVersionError } from './SharedVersionError';
import { createSharedVersions } from './sharedVersions';

/** The part of the federation runtime that loading a portal needs. */
export interface Federation {
  /**
   * Fetches a portal's entry and the chunk that it exposes. Nothing of the portal itself runs.
   *
   * @param row of the registry
   * @param tries how often this version was tried before; each further try has addresses of its own, since a hanging
   *   script blocks its address for good
   * @returns runs the portal's `./remote` and gives what it exposes, as yet unchecked
   * @throws RemoteError
   */
  load(row: RegistryRow, tries: number): Promise<() => unknown>;
  /**
   * @returns what the portal has asked for in vain since this was last asked: its pages may need more than its first
   *   chunk
   */
  mismatchOf(name: string): SharedVersionError | undefined;
}

/** Milliseconds for finding out why a chunk failed; the load as a whole has a limit of its own. */
const patience = 5_000;

/** The name of a remote's container, and of the global variable in which its entry leaves it. */
const containerOf = (name: string): string => name.replaceAll('-', '_');

/** What a portal's entry leaves, by webpack's interface for containers. */
interface Container {
  /** Hands over what the page shares, once. */
  init(scope: object, initialized: object[], options: InitOptions): Promise<unknown> | undefined;
  get(expose: string): Promise<(() => { default: unknown }) | undefined>;
}

interface InitOptions {
  version: string;
  shareScopeKeys: string;
  shareScopeMap?: object;
}

/** Lends a portal what this page shares. */
const lendTo = async (container: Container): Promise<void> => {
  const shareScopeMap = getInstance()?.shareScopeMap ?? {};
  const options = { version: '', shareScopeKeys: 'default' };
  // Not enumerable, or the runtime would take it for one of the portal's own options.
  Object.defineProperty(options, 'shareScopeMap', { value: shareScopeMap });
  await container.init(shareScopeMap.default ?? {}, [], options);
};

/**
 * Fetches what the page lends to a portal and has had no use for itself. The runtime would keep a failure of it for
 * ever; here the next try asks again.
 *
 * @param names of what the portal asks for
 */
const fetchLent = async (names: readonly string[]): Promise<void> => {
  const lent = getInstance()?.shareScopeMap.default ?? {};
  const pending = names.flatMap((name) => Object.values(lent[name] ?? {})).filter(({ lib }) => !lib);
  await Promise.all(
    pending.map((share) => {
      // One of them may have asked for another, and keep that failure.
      share.loading = null;
      return share.get();
    }),
  );
};

/** @param origin against which relative folders in the registry resolve */
export const createFederation = (origin: string): Federation => {
  const sharedVersions = createSharedVersions();
  registerGlobalPlugins([sharedVersions.plugin]);

  return {
    async load({ remote, baseUrl, entry, integrity }, tries) {
      const globalName = containerOf(remote.name);
      const url = new URL(entry, new URL(baseUrl, origin));
      if (tries > 0) url.searchParams.set('r', String(tries));
      const arrival = loadEntry<Container>({
        remote: remote.name,
        url: url.href,
        integrity,
        globalName,
      });
      // On its way beside what is lent, which may fail first.
      arrival.catch(() => {});

      sharedVersions.take(globalName);
      const needed = Object.entries(remote.shared ?? {}).filter(([, { late }]) => !late);
      const run = await fetchLent(needed.map(([name]) => name))
        .then(async () => {
          const container = await arrival;
          await lendTo(container);
          return container.get('./remote');
        })
        .catch(async (cause: unknown) => {
          if (cause instanceof RemoteError) throw cause;
          throw new RemoteError(remote.name, 'expose', await scriptFailureOf(cause, patience), { cause });
        });
      const mismatch = sharedVersions.take(globalName);
      if (mismatch) throw new RemoteError(remote.name, 'expose', 'incompatible', { cause: mismatch });
      if (!run) throw new RemoteError(remote.name, 'expose', 'broken');
      return () => run()?.default;
    },
    mismatchOf: (name) => sharedVersions.take(containerOf(name)),
  };
};
