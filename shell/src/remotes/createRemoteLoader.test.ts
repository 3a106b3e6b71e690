import type { Registry, RemoteModule } from '@paadam/shared/portal';
import type { RemoteLoad } from '../telemetry/reportLoads';
import { aFederation, aRemote, aRow } from '../testing/testPortal';
import { contractRange } from './contractRange';
import { createRemoteLoader, type RemoteLoader, type RemoteLoaderOptions } from './createRemoteLoader';
import { RemoteError, type RemoteFailureKind } from './RemoteError';
import { SharedVersionError } from './SharedVersionError';

const registry: Registry = { remotes: { 'mf-tutor': aRow() } };
const { lowest, highest } = contractRange;

let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => consoleError.mockRestore());

const loaderOf = (options: Partial<RemoteLoaderOptions> & Pick<RemoteLoaderOptions, 'federation'>) => {
  const ready: RemoteModule[] = [];
  const reports: RemoteLoad[] = [];
  const loader = createRemoteLoader({
    registry,
    fetchRegistry: () => Promise.reject(new Error('The registry is away')),
    onReady: (remote) => ready.push(remote),
    report: (load) => reports.push(load),
    reload: () => {},
    ...options,
  });
  return { loader, ready, reports };
};

/** Starts, and waits until it is decided how that went. */
const outcomeOf = (loader: RemoteLoader, name = 'mf-tutor') =>
  new Promise<ReturnType<RemoteLoader['stateOf']>>((resolve) => {
    const stop = loader.subscribe(() => {
      const state = loader.stateOf(name);
      if (state.status !== 'ready' && state.status !== 'failed') return;
      stop();
      resolve(state);
    });
    loader.load(name);
  });

const broken = () => {
  throw new Error('Failed to load script resources');
};
const never = () => new Promise(() => {});

test('a remote is idle, then on its way, then ready, and its state is added first', async () => {
  const { federation } = aFederation(aRemote());
  const seen: string[] = [];
  const { loader } = loaderOf({ federation, onReady: () => seen.push('added') });
  expect(loader.stateOf('mf-tutor')).toEqual({ status: 'idle' });
  loader.subscribe(() => seen.push(loader.stateOf('mf-tutor').status));
  expect(await outcomeOf(loader)).toMatchObject({ status: 'ready', remote: { name: 'mf-tutor' } });
  expect(seen).toEqual(['loading', 'added', 'ready']);
});

test('a remote is loaded once, whoever asks for it meanwhile and afterwards', async () => {
  const { federation, tries } = aFederation(aRemote());
  const { loader, ready } = loaderOf({ federation });
  const outcome = outcomeOf(loader);
  loader.load('mf-tutor');
  await outcome;
  loader.load('mf-tutor');
  expect(loader.stateOf('mf-tutor').status).toBe('ready');
  expect(tries).toEqual([0]);
  expect(ready).toHaveLength(1);
});

test('the end of a subscription ends it', async () => {
  const { federation } = aFederation(aRemote());
  const { loader } = loaderOf({ federation });
  const listener = jest.fn();
  loader.subscribe(listener)();
  await outcomeOf(loader);
  expect(listener).not.toHaveBeenCalled();
});

describe('a remote whose entry does not come', () => {
  test('is tried a second time by itself', async () => {
    const { federation, tries } = aFederation(broken, aRemote());
    const { loader } = loaderOf({ federation });
    expect(await outcomeOf(loader)).toMatchObject({ status: 'ready' });
    expect(tries).toEqual([0, 1]);
  });

  test('has failed at its entry, and is loaded by a later try at an address of its own', async () => {
    const { federation, tries } = aFederation(broken, broken, broken, broken, aRemote());
    const { loader, ready } = loaderOf({ federation });
    expect(await outcomeOf(loader)).toMatchObject({
      status: 'failed',
      error: { remote: 'mf-tutor', stage: 'entry', kind: 'missing' },
    });
    expect(await outcomeOf(loader)).toMatchObject({ status: 'failed' });
    expect(await outcomeOf(loader)).toMatchObject({ status: 'ready' });
    expect(tries).toEqual([0, 1, 2, 3, 4]);
    expect(ready).toHaveLength(1);
  });

  test('has failed after a while, and a later try does not wait for the first', async () => {
    const { federation } = aFederation(never, aRemote());
    const { loader } = loaderOf({ federation, timeout: 5 });
    expect(await outcomeOf(loader)).toMatchObject({
      status: 'failed',
      error: { stage: 'entry', kind: 'timeout' },
    });
    expect(await outcomeOf(loader)).toMatchObject({ status: 'ready' });
  });

  test('is given 8 seconds unless said otherwise', async () => {
    jest.useFakeTimers();
    try {
      const { federation } = aFederation(never);
      const { loader } = loaderOf({ federation });
      loader.load('mf-tutor');
      await jest.advanceTimersByTimeAsync(7_900);
      expect(loader.stateOf('mf-tutor').status).toBe('loading');
      await jest.advanceTimersByTimeAsync(200);
      expect(loader.stateOf('mf-tutor').status).toBe('failed');
    } finally {
      jest.useRealTimers();
    }
  });
});

test('a later try takes the version that was released in the meantime', async () => {
  const { federation, versions } = aFederation(broken, broken, aRemote());
  const { loader } = loaderOf({
    federation,
    fetchRegistry: async () => ({ remotes: { 'mf-tutor': { ...aRow(), version: '1.0.1' } } }),
  });
  expect(await outcomeOf(loader)).toMatchObject({ status: 'failed' });
  expect(await outcomeOf(loader)).toMatchObject({ status: 'ready' });
  expect(versions).toEqual(['1.0.0', '1.0.0', '1.0.1']);
});

test('a later try does with the row that is known where the registry hangs', async () => {
  const { federation } = aFederation(broken, broken, aRemote());
  const { loader } = loaderOf({ federation, fetchRegistry: () => new Promise(() => {}), timeout: 40 });
  expect(await outcomeOf(loader)).toMatchObject({ status: 'failed', error: { stage: 'entry' } });
  expect(await outcomeOf(loader)).toMatchObject({ status: 'ready' });
});

describe('a remote that the registry lacks', () => {
  const empty: Registry = { remotes: {} };

  test('is looked for in the registry of now', async () => {
    const { federation } = aFederation(aRemote());
    const { loader } = loaderOf({ federation, registry: empty, fetchRegistry: async () => registry });
    expect(loader.remotes()).toEqual([]);
    expect(await outcomeOf(loader)).toMatchObject({ status: 'ready' });
    expect(loader.remotes()).toEqual([registry.remotes['mf-tutor']?.remote]);
  });

  test('has failed at the registry while it is not there, and is found by a later try', async () => {
    const { federation, tries } = aFederation(aRemote());
    const fetchRegistry = jest
      .fn<Promise<Registry>, []>()
      .mockResolvedValueOnce(empty)
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(registry);
    const { loader } = loaderOf({ federation, registry: empty, fetchRegistry });
    const missing = { status: 'failed', error: { stage: 'registry', kind: 'missing' } };
    expect(await outcomeOf(loader)).toMatchObject(missing);
    expect(await outcomeOf(loader)).toMatchObject(missing);
    expect(await outcomeOf(loader)).toMatchObject({ status: 'ready' });
    expect(tries).toEqual([0]);
  });

  test('has failed where the registry never answers', async () => {
    const { federation } = aFederation(aRemote());
    const signals: AbortSignal[] = [];
    const fetchRegistry = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<Registry>(() => {});
    };
    const { loader } = loaderOf({ federation, registry: empty, fetchRegistry, timeout: 5 });
    expect(await outcomeOf(loader)).toMatchObject({ error: { stage: 'registry', kind: 'timeout' } });
    // A request that hangs on would block the next one.
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('costs the remotes that are known nothing, whatever registry comes', async () => {
    const { federation } = aFederation(aRemote());
    const { loader } = loaderOf({ federation, fetchRegistry: async () => empty });
    expect(await outcomeOf(loader, 'mf-parent')).toMatchObject({ status: 'failed' });
    expect(loader.remotes()).toHaveLength(1);
    expect(await outcomeOf(loader)).toMatchObject({ status: 'ready' });
  });
});

describe('what comes is checked', () => {
  test.each([
    ['nothing', undefined, 'expose', 'broken'],
    ['no object', 'remote', 'expose', 'broken'],
    ['another remote', aRemote({ name: 'mf-parent' }), 'expose', 'broken'],
    ['no routes', { ...aRemote(), routes: undefined }, 'expose', 'broken'],
    ['no contract', { ...aRemote(), contract: undefined }, 'expose', 'incompatible'],
    ['a contract that is no number', { ...aRemote(), contract: '1' }, 'expose', 'incompatible'],
    ['an older contract', { ...aRemote(), contract: lowest - 1 }, 'expose', 'incompatible'],
    ['a newer contract', { ...aRemote(), contract: highest + 1 }, 'expose', 'incompatible'],
  ])('%s has failed', async (_, exposed, stage, kind) => {
    const { federation } = aFederation(exposed);
    const { loader, ready } = loaderOf({ federation });
    expect(await outcomeOf(loader)).toMatchObject({
      status: 'failed',
      error: { stage, kind },
    });
    expect(ready).toEqual([]);
  });

  test.each([
    ['older', lowest - 1],
    ['newer', highest + 1],
  ])('a remote that says beforehand that it is for %s shells is not even asked for', async (_, contract) => {
    const { federation, tries } = aFederation(aRemote());
    const skewed: Registry = { remotes: { 'mf-tutor': aRow({ contract }) } };
    const { loader, reports } = loaderOf({ federation, registry: skewed });
    expect(await outcomeOf(loader)).toMatchObject({ error: { stage: 'entry', kind: 'incompatible' } });
    expect(tries).toEqual([]);
    expect(reports).toMatchObject([{ version: '1.0.0', stage: 'entry', outcome: 'incompatible' }]);
  });

  test('a remote for any agreement that this shell understands is loaded', async () => {
    for (let contract: number = lowest; contract <= highest; contract += 1) {
      const { loader } = loaderOf({
        federation: aFederation({ ...aRemote(), contract }).federation,
        registry: { remotes: { 'mf-tutor': aRow({ contract }) } },
      });
      expect(await outcomeOf(loader)).toMatchObject({ status: 'ready' });
    }
  });

  test('the console says what does not fit', async () => {
    const { federation } = aFederation({ ...aRemote(), contract: highest + 1 });
    const { loader } = loaderOf({ federation });
    await outcomeOf(loader);
    expect(consoleError.mock.calls).toEqual([
      [
        expect.objectContaining({
          message: `Remote mf-tutor failed at its expose: incompatible. It was built for contract ${highest + 1}, and this shell understands ${lowest} to ${highest}.`,
        }),
      ],
    ]);
  });

  test('a portal of which a page asks for what this page does not have needs a refresh, too', async () => {
    const mismatch = new SharedVersionError([{ dependency: 'react', needed: '^20.0.0', found: '19.1.0' }]);
    const federation = { ...aFederation(aRemote()).federation, mismatchOf: () => mismatch };
    const { loader, reports } = loaderOf({ federation });
    await outcomeOf(loader);
    loader.reportPage('mf-tutor', { kind: 'broken', ms: 12 });
    expect(loader.stateOf('mf-tutor')).toMatchObject({
      status: 'failed',
      error: { stage: 'page', kind: 'incompatible', cause: mismatch },
    });
    expect(reports.at(-1)).toMatchObject({ stage: 'page', outcome: 'incompatible' });
  });

  test('a remote whose state cannot be added has failed, too', async () => {
    const { federation } = aFederation(aRemote());
    const onReady = () => {
      throw new Error('two slices of one name');
    };
    const { loader } = loaderOf({ federation, onReady });
    expect(await outcomeOf(loader)).toMatchObject({ error: { stage: 'expose', kind: 'broken' } });
  });
});

describe('a version that cannot load', () => {
  const live = { ...aRow({ title: 'New' }), version: '1.1.0', previous: aRow({ title: 'Old' }) };
  const released: Registry = { remotes: { 'mf-tutor': live } };
  const failsWith = (kind: RemoteFailureKind) => () => {
    throw new RemoteError('mf-tutor', 'entry', kind);
  };

  test.each(['missing', 'broken', 'tampered'] as const)(
    'because it is %s is tried twice; then the one before stands in, which is reported',
    async (kind) => {
      const { federation, versions } = aFederation(failsWith(kind), failsWith(kind), aRemote());
      const { loader, reports } = loaderOf({ federation, registry: released });
      expect(await outcomeOf(loader)).toMatchObject({
        status: 'ready',
        version: '1.0.0',
        insteadOf: '1.1.0',
      });
      expect(versions).toEqual(['1.1.0', '1.1.0', '1.0.0']);
      expect(loader.remotes()).toMatchObject([{ title: 'Old' }]);
      const failed = kind === 'tampered' ? 'tampered' : 'failed';
      expect(reports.map(({ version, stage, outcome }) => [version, stage, outcome])).toEqual([
        ['1.1.0', 'entry', failed],
        ['1.1.0', 'entry', failed],
        ['1.1.0', 'entry', 'replaced'],
        ['1.0.0', 'expose', 'loaded'],
      ]);
    },
  );

  test('because it hangs is replaced while there is still time for the one before', async () => {
    jest.useFakeTimers();
    try {
      const { federation, versions } = aFederation(never, never);
      const { loader } = loaderOf({ federation, registry: released });
      loader.load('mf-tutor');
      await jest.advanceTimersByTimeAsync(5_000);
      expect(versions).toEqual(['1.1.0', '1.0.0']);
      await jest.advanceTimersByTimeAsync(3_100);
      expect(loader.stateOf('mf-tutor')).toMatchObject({ status: 'failed', error: { kind: 'timeout' } });
    } finally {
      jest.useRealTimers();
    }
  });

  test('because it was built for another shell is not replaced: a reload brings that shell', async () => {
    const { federation, versions } = aFederation(failsWith('incompatible'), aRemote());
    const { loader } = loaderOf({ federation, registry: released });
    expect(await outcomeOf(loader)).toMatchObject({ error: { kind: 'incompatible' } });
    expect(versions).toEqual(['1.1.0']);
  });

  test('is not replaced once any of it has run', async () => {
    const { federation, versions } = aFederation({ ...aRemote(), routes: undefined }, aRemote());
    const { loader } = loaderOf({ federation, registry: released });
    expect(await outcomeOf(loader)).toMatchObject({ status: 'failed' });
    expect(versions).toEqual(['1.1.0']);
  });

  test('says what was wrong with it, not that trying again took up the time', async () => {
    const { federation } = aFederation(failsWith('tampered'), failsWith('timeout'));
    const { loader } = loaderOf({ federation });
    expect(await outcomeOf(loader)).toMatchObject({ error: { kind: 'tampered' } });
  });

  test('is named in the failure where the one before fails, too', async () => {
    const { federation } = aFederation(failsWith('tampered'), failsWith('tampered'), broken);
    const { loader } = loaderOf({ federation, registry: released });
    expect(await outcomeOf(loader)).toMatchObject({ error: { kind: 'tampered' } });
  });
});

test('a retry takes up a new version of the portal that failed, and of no other', async () => {
  const others = { 'mf-parent': aRow({ name: 'mf-parent', title: 'Old' }) };
  const { federation } = aFederation(broken, broken, aRemote());
  const { loader } = loaderOf({
    federation,
    registry: { remotes: { ...registry.remotes, ...others } },
    fetchRegistry: async () => ({
      remotes: {
        'mf-tutor': aRow({ title: 'New' }),
        'mf-parent': aRow({ name: 'mf-parent', title: 'New' }),
      },
    }),
  });
  await outcomeOf(loader);
  await outcomeOf(loader);
  expect(loader.remotes()).toMatchObject([
    { name: 'mf-tutor', title: 'New' },
    { name: 'mf-parent', title: 'Old' },
  ]);
});

test('where code of a portal has run in vain, the retry opens the page anew, so that no other version meets it', async () => {
  const { federation, versions } = aFederation({ ...aRemote(), routes: undefined }, aRemote());
  const reload = jest.fn();
  const { loader } = loaderOf({ federation, reload });
  expect(await outcomeOf(loader)).toMatchObject({ error: { kind: 'broken' } });
  expect(consoleError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'broken' }));
  loader.load('mf-tutor');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(versions).toHaveLength(1);
});

test('where a portal hangs time after time, the second retry opens the page anew', async () => {
  const { federation, tries } = aFederation(never);
  const reload = jest.fn();
  const { loader } = loaderOf({ federation, reload, timeout: 5 });
  await outcomeOf(loader);
  await outcomeOf(loader);
  expect(reload).not.toHaveBeenCalled();
  loader.load('mf-tutor');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(tries).toEqual([0, 1]);
});

describe('what is reported', () => {
  test('is each load with its version, and how long it took', async () => {
    const { federation } = aFederation(aRemote());
    const { loader, reports } = loaderOf({ federation });
    await outcomeOf(loader);
    expect(reports).toEqual([
      {
        remote: 'mf-tutor',
        version: '1.0.0',
        stage: 'expose',
        ms: expect.any(Number),
        outcome: 'loaded',
      },
    ]);
  });

  test('is a portal that no registry has', async () => {
    const { federation } = aFederation(aRemote());
    const { loader, reports } = loaderOf({ federation, registry: { remotes: {} } });
    await outcomeOf(loader);
    expect(reports).toMatchObject([{ version: 'unknown', stage: 'registry', outcome: 'failed' }]);
  });

  test('is a page that did not come', async () => {
    const { federation } = aFederation(aRemote());
    const { loader, reports } = loaderOf({ federation });
    await outcomeOf(loader);
    loader.reportPage('mf-tutor', { kind: 'tampered', ms: 12 });
    expect(reports.at(-1)).toEqual({
      remote: 'mf-tutor',
      version: '1.0.0',
      stage: 'page',
      ms: 12,
      outcome: 'tampered',
    });
  });
});
