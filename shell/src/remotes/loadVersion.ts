import type { RegistryRow, RemoteModule } from '@paadam/shared/portal';
import type { LoadSink, RemoteLoad } from '../telemetry/reportLoads';
import { ContractError, isUnderstood } from './contractRange';
import type { Federation } from './federation';
import { RemoteError, type RemoteFailureKind, type RemoteStage } from './RemoteError';
import { type Budget, within } from './withinTime';

/** A version of a portal whose code has come, and has not run. */
interface LoadedVersion {
  row: RegistryRow;
  run: () => unknown;
  /** The version that should be here and failed. */
  insteadOf?: string | undefined;
}

/** Failures that come at once, and that another address may mend: a server that starts again, a bad copy in a cache. */
const quickFailures: readonly RemoteFailureKind[] = ['missing', 'broken', 'tampered'];

interface VersionLoaderOptions {
  federation: Federation;
  report: LoadSink;
}

/**
 * Fetches the version of a portal that is live, twice if need be, and where it does not come the one before. A version
 * that was built for another shell is not replaced: reloading the page brings the shell that it needs.
 *
 * @returns the code, which has not run; so the versions never mix
 * @throws RemoteError, of the live version
 */
export const createVersionLoader = ({ federation, report }: VersionLoaderOptions) => {
  const tries = new Map<string, number>();

  const tryOnce = async (row: RegistryRow, limit: () => number): Promise<() => unknown> => {
    const { name } = row.remote;
    const { version } = row;
    const key = `${row.baseUrl}${row.entry}`;
    const tried = tries.get(key) ?? 0;
    tries.set(key, tried + 1);
    const started = performance.now();
    try {
      checkContract(name, 'entry', row.remote.contract);
      const late = () => new RemoteError(name, 'entry', 'timeout');
      return await within(limit(), federation.load(row, tried), late);
    } catch (cause) {
      const error =
        cause instanceof RemoteError ? cause : new RemoteError(name, 'entry', 'missing', { cause });
      const ms = performance.now() - started;
      report({ remote: name, version, stage: error.stage, ms, outcome: outcomeOf(error) });
      throw error;
    }
  };

  const tryTwice = (row: RegistryRow, limit: () => number): Promise<() => unknown> =>
    tryOnce(row, limit).catch((first: RemoteError) => {
      if (!quickFailures.includes(first.kind)) throw first;
      return tryOnce(row, limit).catch((second: RemoteError) => {
        // That the time was up says less than what used it up.
        throw second.kind === 'timeout' ? first : second;
      });
    });

  return async (row: RegistryRow, budget: Budget): Promise<LoadedVersion> => {
    const { previous } = row;
    if (!previous) return { row, run: await tryTwice(row, budget.left) };
    const started = performance.now();
    // The person who waits for the new version in vain still has to wait for the other.
    const own = budget.left() * 0.6;
    const ownLimit = () => budget.left(own - (performance.now() - started));
    try {
      return { row, run: await tryTwice(row, ownLimit) };
    } catch (error) {
      if (error instanceof RemoteError && error.kind === 'incompatible') throw error;
      const run = await tryOnce(previous, budget.left).catch(() => {
        throw error;
      });
      const { remote, version } = row;
      report({
        remote: remote.name,
        version,
        stage: 'entry',
        ms: performance.now() - started,
        outcome: 'replaced',
      });
      return { row: previous, run, insteadOf: version };
    }
  };
};

/** @returns what is reported of a failure */
export const outcomeOf = ({ kind }: Pick<RemoteError, 'kind'>): RemoteLoad['outcome'] =>
  kind === 'tampered' || kind === 'incompatible' ? kind : 'failed';

const checkContract = (name: string, stage: RemoteStage, contract: unknown): void => {
  if (isUnderstood(contract)) return;
  throw new RemoteError(name, stage, 'incompatible', { cause: new ContractError(contract) });
};

/** @throws RemoteError where what a remote exposes is not what a shell can show */
export const checkedModule = (name: string, exposed: unknown): RemoteModule => {
  if (typeof exposed !== 'object' || exposed === null) throw new RemoteError(name, 'expose', 'broken');
  const remote = exposed as Partial<RemoteModule>;
  checkContract(name, 'expose', remote.contract);
  if (remote.name !== name || !Array.isArray(remote.routes)) throw new RemoteError(name, 'expose', 'broken');
  return remote as RemoteModule;
};
