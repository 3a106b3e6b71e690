import type { Registry, RemoteModule } from '@paadam/shared/portal';
import { createRemoteLoader, type RemoteLoader, type RemoteLoaderOptions } from './createRemoteLoader';
import { aFederation, aRemote, aRow } from './testPortal';

const registry: Registry = { remotes: { 'mf-tutor': aRow() } };

const loaderOf = (options: Partial<RemoteLoaderOptions> & Pick<RemoteLoaderOptions, 'federation'>) => {
  const ready: RemoteModule[] = [];
  const loader = createRemoteLoader({
    registry,
    fetchRegistry: () => Promise.reject(new Error('The registry is away')),
    onReady: (remote) => ready.push(remote),
    ...options,
  });
  return { loader, ready };
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
  test('has failed at its entry, and is loaded by a later try at an address of its own', async () => {
    const { federation, tries } = aFederation(broken, broken, aRemote());
    const { loader, ready } = loaderOf({ federation });
    expect(await outcomeOf(loader)).toMatchObject({
      status: 'failed',
      error: { remote: 'mf-tutor', stage: 'entry', kind: 'missing', retryable: true },
    });
    expect(await outcomeOf(loader)).toMatchObject({ status: 'failed' });
    expect(await outcomeOf(loader)).toMatchObject({ status: 'ready' });
    expect(tries).toEqual([0, 1, 2]);
    expect(ready).toHaveLength(1);
  });

  test('has failed after a while, and a later try does not wait for the first', async () => {
    const { federation } = aFederation(never, aRemote());
    const { loader } = loaderOf({ federation, timeout: 5 });
    expect(await outcomeOf(loader)).toMatchObject({
      status: 'failed',
      error: { stage: 'entry', kind: 'timeout', retryable: true },
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
  const { federation } = aFederation(broken, aRemote());
  const asked: string[] = [];
  const { loader } = loaderOf({
    federation: {
      load: (row, tries) => {
        asked.push(row.version);
        return federation.load(row, tries);
      },
    },
    fetchRegistry: async () => ({ remotes: { 'mf-tutor': { ...aRow(), version: '1.0.1' } } }),
  });
  expect(await outcomeOf(loader)).toMatchObject({ status: 'failed' });
  expect(await outcomeOf(loader)).toMatchObject({ status: 'ready' });
  expect(asked).toEqual([aRow().version, '1.0.1']);
});

test('a later try does with the row that is known where the registry hangs', async () => {
  const { federation } = aFederation(broken, aRemote());
  const { loader } = loaderOf({ federation, fetchRegistry: () => new Promise(() => {}), timeout: 5 });
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
    const missing = { status: 'failed', error: { stage: 'registry', kind: 'missing', retryable: true } };
    expect(await outcomeOf(loader)).toMatchObject(missing);
    expect(await outcomeOf(loader)).toMatchObject(missing);
    expect(await outcomeOf(loader)).toMatchObject({ status: 'ready' });
    expect(tries).toEqual([0]);
  });

  test('has failed where the registry never answers', async () => {
    const { federation } = aFederation(aRemote());
    const fetchRegistry = () => new Promise<Registry>(() => {});
    const { loader } = loaderOf({ federation, registry: empty, fetchRegistry, timeout: 5 });
    expect(await outcomeOf(loader)).toMatchObject({ error: { stage: 'registry', kind: 'timeout' } });
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
    ['nothing', undefined, 'module', 'broken'],
    ['no object', 'remote', 'module', 'broken'],
    ['another remote', aRemote({ name: 'mf-parent' }), 'module', 'broken'],
    ['no routes', { ...aRemote(), routes: undefined }, 'module', 'broken'],
    ['another contract', { ...aRemote(), contract: 2 }, 'contract', 'incompatible'],
  ])('%s has failed', async (_, exposed, stage, kind) => {
    const { federation } = aFederation(exposed, aRemote());
    const { loader, ready } = loaderOf({ federation });
    expect(await outcomeOf(loader)).toMatchObject({
      status: 'failed',
      error: { stage, kind, retryable: kind !== 'incompatible' },
    });
    expect(ready).toEqual([]);
    expect(await outcomeOf(loader)).toMatchObject({ status: 'ready' });
  });

  test('a remote that needs another version of what is shared cannot be helped by another try', async () => {
    const { federation } = aFederation(() => {
      throw new Error(
        '[ Federation Runtime ]: Version 19.1.0 from shell of shared singleton module react does not satisfy the requirement of mf_tutor which needs ^20.0.0)',
      );
    });
    const { loader } = loaderOf({ federation });
    expect(await outcomeOf(loader)).toMatchObject({
      error: { stage: 'entry', kind: 'incompatible', retryable: false },
    });
  });

  test('a remote whose state cannot be added has failed, too', async () => {
    const { federation } = aFederation(aRemote());
    const onReady = () => {
      throw new Error('two slices of one name');
    };
    const { loader } = loaderOf({ federation, onReady });
    expect(await outcomeOf(loader)).toMatchObject({ error: { stage: 'module', kind: 'broken' } });
  });
});
