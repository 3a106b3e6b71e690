import type { Registry } from '@paadam/shared/portal';

/** Knows which versions are live by now, other than those that the page started with. */
export interface VersionWatch {
  /** Asks, unless that was done a short while ago. An answer that does not come changes nothing. */
  check(): void;
  /** @returns the version of a portal that was live when this was last asked; undefined: never asked */
  liveVersion(name: string): string | undefined;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

interface VersionWatchOptions {
  fetchRegistry: (signal: AbortSignal) => Promise<Registry>;
  /** Milliseconds between two questions at the least. Default: a minute. */
  interval?: number;
}

/** Milliseconds that an answer may take. */
const patience = 8_000;

/** The registry that the page starts with counts as the first answer. */
export const createVersionWatch = ({
  fetchRegistry,
  interval = 60_000,
}: VersionWatchOptions): VersionWatch => {
  const listeners = new Set<() => void>();
  let live: Registry = { remotes: {} };
  let asked = Date.now();

  return {
    check() {
      if (Date.now() - asked < interval) return;
      asked = Date.now();
      fetchRegistry(AbortSignal.timeout(patience)).then(
        (registry) => {
          live = registry;
          for (const listener of listeners) listener();
        },
        () => {},
      );
    },
    liveVersion: (name) => live.remotes[name]?.version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** @returns whether the first of two versions ("1.4.0") was made after the other */
export const isNewer = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) > 0;
