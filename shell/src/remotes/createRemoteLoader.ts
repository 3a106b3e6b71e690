import type {
  PageFailure,
  Registry,
  RegistryRow,
  RemoteDescriptor,
  RemoteModule,
} from '@paadam/shared/portal';
import type { BringWords } from '../languages/bringWords';
import type { LoadSink, RemoteLoad } from '../telemetry/reportLoads';
import type { Federation } from './federation';
import { checkedModule, createVersionLoader, outcomeOf } from './loadVersion';
import { RemoteError } from './RemoteError';
import { type Budget, startBudget, within } from './withinTime';

/** How far a remote has come. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  /** `insteadOf`: the version that should be here, and could not be loaded. */
  | { status: 'ready'; remote: RemoteModule; version: string; insteadOf?: string | undefined }
  | { status: 'failed'; error: RemoteError };

export interface RemoteLoader {
  stateOf(name: string): RemoteState;
  /**
   * Starts loading unless the remote is ready, or on its way. A failed one is tried again, by a reload of the page where
   * code of it has run, so that two versions never mix, and where it hangs time after time: a reload alone gives the
   * connections free that the browser spends on it.
   */
  load(name: string): void;
  /** @returns fulfilled once what is on its way of the remote has come, or has failed */
  settled(name: string): Promise<void>;
  /** Passes on that the code of one of the portal's pages did not come, or did not run. */
  reportPage(name: string, failure: PageFailure): void;
  /** Brings the words of a page; absent: the document is in English. */
  bringWords?: BringWords | undefined;
  /** @returns what the portals of the registry in use declare of themselves; the same list until that changes */
  remotes(): readonly RemoteDescriptor[];
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

export interface RemoteLoaderOptions {
  registry: Registry;
  federation: Federation;
  /** Fetches the registry anew, for a remote that the first one lacks, or that failed. */
  fetchRegistry: (signal: AbortSignal) => Promise<Registry>;
  /** Called once for each remote, before its state turns ready. */
  onReady: (remote: RemoteModule, version: string) => void;
  /**
   * Brings what a drawn page is taken over with: a portal is ready once that is there, or does not come in its time. Were
   * it ready before, React would wait for the rest with the page begun anew, and what was typed into it gone.
   */
  bringFirst?: ((remote: RemoteModule) => Promise<unknown>) | undefined;
  /** Brings the words of a page; absent: the document is in English. */
  bringWords?: BringWords | undefined;
  /** Awaited between what a load does one after the other, so that it is not all one task. Default: it goes on at once. */
  between?: (() => Promise<void>) | undefined;
  /** Told of every load. */
  report: LoadSink;
  /** Opens the page anew. */
  reload: () => void;
  /** Milliseconds after which a load counts as failed, whatever it has come to. Default 8000. */
  timeout?: number;
}

/** @returns fulfilled once it has come to an end, whichever, or after that many milliseconds */
const inTime = (promise: Promise<unknown>, milliseconds: number): Promise<unknown> =>
  Promise.race([
    promise.catch(() => {}),
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  ]);

const idle: RemoteState = { status: 'idle' };
const nothing = Promise.resolve();

/** Loads portals through the registry, each at most once, and tells how far each has come. */
export const createRemoteLoader = ({
  registry: firstRegistry,
  federation,
  fetchRegistry,
  onReady,
  bringFirst,
  bringWords,
  between,
  report,
  reload,
  timeout = 8_000,
}: RemoteLoaderOptions): RemoteLoader => {
  const states = new Map<string, RemoteState>();
  const underWay = new Map<string, Promise<void>>();
  const hung = new Map<string, number>();
  const ran = new Set<string>();
  const listeners = new Set<() => void>();
  const loadVersion = createVersionLoader({ federation, report });
  let registry = firstRegistry;
  let remotes = descriptorsOf(registry);

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const setState = (name: string, state: RemoteState): void => {
    states.set(name, state);
    tell();
  };
  const setRows = (rows: Registry['remotes']): void => {
    registry = { remotes: rows };
    remotes = descriptorsOf(registry);
    tell();
  };

  /** The page keeps the versions that it started with, but for the portal that is asked for. */
  const refreshRow = async (name: string, signal: AbortSignal): Promise<void> => {
    const fresh = await fetchRegistry(signal);
    const row = fresh.remotes[name];
    // A bad registry must not cost the portals that are known.
    setRows({ ...fresh.remotes, ...registry.remotes, ...(row && { [name]: row }) });
  };

  /**
   * What failed may have been released anew since the page was opened, so a retry asks for the registry first; the
   * row that is known will do where the registry does not come soon.
   */
  const findRow = async (name: string, isRetry: boolean, budget: Budget): Promise<RegistryRow> => {
    const known = registry.remotes[name];
    if (!known || isRetry) {
      const patience = known ? timeout / 4 : timeout;
      const late = () => new RemoteError(name, 'registry', 'timeout');
      const asking = new AbortController();
      await within(budget.left(patience), refreshRow(name, asking.signal), late)
        .catch((cause: unknown) => {
          if (known) return;
          throw cause instanceof RemoteError
            ? cause
            : new RemoteError(name, 'registry', 'missing', { cause });
        })
        .finally(() => asking.abort());
    }
    const row = registry.remotes[name];
    if (!row) throw new RemoteError(name, 'registry', 'missing');
    return row;
  };

  const findRowOrReport = async (name: string, isRetry: boolean, budget: Budget): Promise<RegistryRow> => {
    const started = performance.now();
    try {
      return await findRow(name, isRetry, budget);
    } catch (error) {
      const ms = performance.now() - started;
      report({ remote: name, version: 'unknown', stage: 'registry', ms, outcome: 'failed' });
      throw error;
    }
  };

  const loadOnce = async (name: string, isRetry: boolean): Promise<RemoteState> => {
    const started = performance.now();
    const budget = startBudget(timeout);
    const found = await findRowOrReport(name, isRetry, budget);
    const { row, run, insteadOf } = await loadVersion(found, budget);
    const { version } = row;
    const tellOutcome = (outcome: RemoteLoad['outcome']) =>
      report({ remote: name, version, stage: 'expose', ms: performance.now() - started, outcome });
    try {
      ran.add(name);
      await between?.();
      const remote = checkedModule(name, run());
      await between?.();
      onReady(remote, version);
      // Its menu and its guards are those of the version that is shown.
      if (insteadOf !== undefined) setRows({ ...registry.remotes, [name]: row });
      tellOutcome('loaded');
      return { status: 'ready', remote, version, insteadOf };
    } catch (cause) {
      const error =
        cause instanceof RemoteError ? cause : new RemoteError(name, 'expose', 'broken', { cause });
      tellOutcome(outcomeOf(error));
      throw error;
    }
  };

  const load = (name: string): void => {
    const before = states.get(name) ?? idle;
    if (before.status === 'loading' || before.status === 'ready') return;
    if (ran.has(name) || (hung.get(name) ?? 0) > 1) {
      reload();
      return;
    }
    setState(name, { status: 'loading' });
    const settled = loadOnce(name, before.status === 'failed')
      .catch((cause: unknown): RemoteState => {
        const error =
          cause instanceof RemoteError ? cause : new RemoteError(name, 'entry', 'missing', { cause });
        hung.set(name, error.kind === 'timeout' ? (hung.get(name) ?? 0) + 1 : 0);
        return failedBy(error);
      })
      .then(async (state) => {
        if (state.status === 'ready' && bringFirst) await inTime(bringFirst(state.remote), timeout);
        await between?.();
        setState(name, state);
      });
    underWay.set(name, settled);
  };

  return {
    stateOf: (name) => states.get(name) ?? idle,
    load,
    settled: (name) => underWay.get(name) ?? nothing,
    reportPage: (name, { kind, ms }) => {
      const state = states.get(name);
      const version = state?.status === 'ready' ? state.version : 'unknown';
      const cause = federation.mismatchOf(name);
      const error = new RemoteError(name, 'page', cause ? 'incompatible' : kind, { cause });
      report({ remote: name, version, stage: 'page', ms, outcome: outcomeOf(error) });
      if (cause) setState(name, failedBy(error));
    },
    bringWords,
    remotes: () => remotes,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const descriptorsOf = (registry: Registry): readonly RemoteDescriptor[] =>
  Object.values(registry.remotes).map((row) => row.remote);

/** What came and still does not work leaves no trace in the network, so the console says why. */
const failedBy = (error: RemoteError): RemoteState => {
  if (error.kind === 'incompatible' || error.kind === 'broken') console.error(error);
  return { status: 'failed', error };
};
