import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Body, calls } from '@paadam/shared/contract';
import { registryRow } from '../../development/testing/registryRow';
import { makeTemporaryFolder, removeDataDir } from '../../development/testing/temporaryFolder';
import { startTestApp, type TestApp } from '../../development/testing/testApp';

let distDir: string;
let test: TestApp;
const start = async () => {
  distDir = await makeTemporaryFolder(0o700);
  test = await startTestApp({ distDir });
};
const stop = async () => {
  await test.stop();
  await removeDataDir(distDir);
};

const row = (version: string) => registryRow({ name: 'mf-tutor', version });
const writeRegistry = (remotes: object) =>
  writeFile(join(distDir, 'registry.json'), JSON.stringify({ remotes }));

type Load = Body<typeof calls.reportRemote>;
const load: Load = { remote: 'mf-tutor', version: '1.4.0', stage: 'entry', ms: 300, outcome: 'loaded' };
const report = async (changes: Partial<Load> = {}) =>
  test.browser().call(calls.reportRemote, { body: { ...load, ...changes } });

/** The lines of the metrics that speak of remotes, but for the histogram's buckets. */
const counted = async (): Promise<string[]> =>
  (await test.browser().request({ url: '/api/metrics' })).body
    .split('\n')
    .filter((line) => /^paadam_remote_load/.test(line) && !line.includes('_bucket'));

describe('a report of a load', () => {
  // The counts begin with the app.
  beforeEach(start);
  afterEach(stop);

  it('is counted by remote, version, stage and outcome, with its time', async () => {
    await writeRegistry({ 'mf-tutor': { ...row('1.4.0'), previous: row('1.3.0') } });
    const { status, answer } = await report();
    expect([status, answer]).toEqual([201, { success: true, message: 'OK', data: null }]);
    await report({ ms: 700 });
    await report({ version: '1.3.0', stage: 'page', outcome: 'failed', ms: 8_000 });

    expect((await counted()).sort()).toEqual([
      'paadam_remote_load_duration_seconds_count{remote="mf-tutor",stage="entry",outcome="loaded"} 2',
      'paadam_remote_load_duration_seconds_count{remote="mf-tutor",stage="page",outcome="failed"} 1',
      'paadam_remote_load_duration_seconds_sum{remote="mf-tutor",stage="entry",outcome="loaded"} 1',
      'paadam_remote_load_duration_seconds_sum{remote="mf-tutor",stage="page",outcome="failed"} 8',
      'paadam_remote_loads_total{remote="mf-tutor",version="1.3.0",stage="page",outcome="failed"} 1',
      'paadam_remote_loads_total{remote="mf-tutor",version="1.4.0",stage="entry",outcome="loaded"} 2',
    ]);
  });

  it('may speak of several loads of one kind, with their time on average', async () => {
    await writeRegistry({ 'mf-tutor': row('1.4.0') });
    await report({ stage: 'page', outcome: 'failed', ms: 250, count: 40 });
    await report({ stage: 'page', outcome: 'failed', ms: 1_000 });
    expect((await counted()).sort()).toEqual([
      'paadam_remote_load_duration_seconds_count{remote="mf-tutor",stage="page",outcome="failed"} 41',
      'paadam_remote_load_duration_seconds_sum{remote="mf-tutor",stage="page",outcome="failed"} 11',
      'paadam_remote_loads_total{remote="mf-tutor",version="1.4.0",stage="page",outcome="failed"} 41',
    ]);
  });

  it('adds no series for what the registry does not name, however many names a stranger makes up', async () => {
    await writeRegistry({ 'mf-tutor': row('1.4.0') });
    for (const letter of 'abcdefgh') {
      await report({ remote: `mf-${letter}`, version: letter });
      await report({ version: `1.4.0${letter}"} 1\n` });
    }
    expect((await counted()).filter((line) => line.startsWith('paadam_remote_loads_total'))).toEqual([
      'paadam_remote_loads_total{remote="other",version="other",stage="entry",outcome="loaded"} 8',
      'paadam_remote_loads_total{remote="mf-tutor",version="other",stage="entry",outcome="loaded"} 8',
    ]);
  });

  it('is taken before anything is built, and follows a release', async () => {
    expect((await report()).status).toBe(201);
    await writeRegistry({ 'mf-tutor': row('1.4.0') });
    await report();
    expect((await counted()).filter((line) => line.startsWith('paadam_remote_loads_total'))).toEqual([
      'paadam_remote_loads_total{remote="other",version="other",stage="entry",outcome="loaded"} 1',
      'paadam_remote_loads_total{remote="mf-tutor",version="1.4.0",stage="entry",outcome="loaded"} 1',
    ]);
  });

  it('reads the registry that the pages are served from: one that cannot be read is logged once', async () => {
    const log = jest.spyOn(test.app.log, 'error');
    await writeFile(join(distDir, 'registry.json'), '{');
    await test.browser().request({ url: '/registry.json' });
    await report();
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('comes from the signed-in too, with their token', async () => {
    const { browser } = await test.signedIn('tutor');
    expect((await browser.call(calls.reportRemote, { body: load })).status).toBe(201);
    browser.cookies.delete('token');
    expect((await browser.call(calls.reportRemote, { body: load })).failure.code).toBe('csrf_failed');
  });
});

describe('a report that is none', () => {
  beforeAll(start);
  afterAll(stop);

  it.each<[string, object]>([
    ['remote', { remote: '__proto__' }],
    ['remote', { remote: 'mf-tutor"} 1' }],
    ['version', { version: 'x'.repeat(65) }],
    ['stage', { stage: 'later' }],
    ['ms', { ms: -1 }],
    ['ms', { ms: '300' }],
    ['outcome', { outcome: 'fine' }],
    ['count', { count: 0 }],
    ['count', { count: 1_001 }],
    ['count', { count: 1.5 }],
  ])('is refused for its %s (%j)', async (field, changes) => {
    const { status, failure } = await report(changes);
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, [field]]);
    expect(await counted()).toEqual([]);
  });
});
