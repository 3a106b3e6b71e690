import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fileHashes } from './support/fileHashes';
import { runNode, startProcess } from './support/runProcess';

const root = join(__dirname, '..');
const publishScript = join(__dirname, 'support/publish.mjs');
const holdScript = join(__dirname, 'support/holdRegistry.mjs');

interface Row {
  version: string;
  baseUrl: string;
  previous?: Row;
}

let folder: string;
let builds: string;
test.beforeEach(() => {
  const base = mkdtempSync(join(tmpdir(), 'paadam-registry-'));
  folder = join(base, 'served');
  builds = join(base, 'builds');
  for (const path of [folder, builds]) mkdirSync(path);
  writeFileSync(join(folder, 'registry.json'), '{"remotes":{}}');
});
test.afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

/** @returns the folder of something that looks like a portal's build */
const build = (name: string, version: string, page = `page of ${version}`): string => {
  const built = mkdtempSync(join(builds, 'build-'));
  const remote = { name, version, entry: 'remoteEntry.js', integrity: 'sha384-x', routes: [] };
  writeFileSync(join(built, 'remote.json'), JSON.stringify(remote));
  writeFileSync(join(built, 'remoteEntry.js'), `entry of ${version}`);
  mkdirSync(join(built, 'pages'));
  writeFileSync(join(built, 'pages/page.js'), page);
  return built;
};
const buildSeries = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => build(name, `1.${index}.0`));

const publish = (...built: string[]) => runNode([publishScript, folder, ...built]);
const rollback = (portal: string, to = folder) =>
  runNode(['../scripts/release/rollback.mjs', '--to', to], { cwd: join(root, portal) });
const registryText = () => readFileSync(join(folder, 'registry.json'), 'utf8');
const rowOf = (name: string) =>
  (JSON.parse(registryText()) as { remotes: Record<string, Row> }).remotes[name];
const leftovers = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /(^|[\\/])\./.test(path));
const steps = (count: number) =>
  Array.from({ length: count }, (_, i) => `${i === 0 ? undefined : `1.${i - 1}.0`} → 1.${i}.0\n`).join('');

test.describe('releases at the same time', () => {
  test('lose nothing of each other, and whoever reads the registry finds it whole', async () => {
    const rounds = 40;
    const names = ['mf-public', 'mf-tutor', 'mf-student', 'mf-parent'];
    let isOver = false;
    let reads = 0;
    const reading = (async () => {
      while (!isOver) {
        expect(JSON.parse(registryText())).toHaveProperty('remotes');
        reads += 1;
        await new Promise(setImmediate);
      }
    })();
    const ended = await Promise.all(names.map((name) => publish(...buildSeries(name, rounds))));
    isOver = true;
    await reading;
    expect(reads).toBeGreaterThan(rounds);
    // A row that another's release had put back would be found at an older version by the next.
    for (const { output } of ended) expect(output).toBe(steps(rounds));
    for (const name of names) expect(rowOf(name)?.version).toBe(`1.${rounds - 1}.0`);
    expect(leftovers()).toEqual([]);
  });

  test('that are killed at any moment hold up nobody, and undo nothing', async () => {
    const steady = publish(...buildSeries('mf-tutor', 40));
    const doomed = Array.from({ length: 12 }, (_, index) => build('mf-parent', `1.${index}.0`));
    for (let killed = 0; killed < 6; killed += 1) {
      const running = startProcess(process.execPath, [publishScript, folder, ...doomed, ...doomed]);
      await expect.poll(() => running.output().length, { intervals: [1] }).toBeGreaterThan(killed * 40);
      running.process.kill('SIGKILL');
      await running.ended;
    }
    expect(await steady).toEqual({ code: 0, output: steps(40) });
    expect((await publish(...doomed)).code).toBe(0);
    expect(rowOf('mf-parent')?.version).toBe('1.11.0');
    expect(rowOf('mf-tutor')?.version).toBe('1.39.0');
    expect(leftovers()).toEqual([]);
  });

  test('of the same version both succeed with the same files', async () => {
    const [one, other] = [build('mf-parent', '1.0.0'), build('mf-parent', '1.0.0')];
    const ended = await Promise.all([publish(one), publish(other)]);
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
    expect(fileHashes(join(folder, 'mf-parent/1.0.0'))).toEqual(fileHashes(one));
  });
});

test('a version that is there stays as it is: other files are refused, the same ones change nothing', async () => {
  await publish(build('mf-parent', '1.0.0'), build('mf-parent', '1.1.0'));
  const before = fileHashes(folder);
  const other = await publish(build('mf-parent', '1.1.0', 'another page'));
  expect(other.code).not.toBe(0);
  expect(other.output).toMatch(/raise "version" in mf-parent\/package\.json/);
  expect(fileHashes(folder)).toEqual(before);
  expect(await publish(build('mf-parent', '1.1.0'))).toEqual({ code: 0, output: '1.0.0 → 1.1.0\n' });
  expect(fileHashes(folder)).toEqual(before);
});

test('a release that is killed between its files and its row leaves the old state; another one finishes it', async () => {
  await publish(build('mf-parent', '1.0.0'));
  const before = registryText();
  const holder = startProcess(process.execPath, [holdScript, folder]);
  await expect.poll(holder.output).toBe('held\n');
  const next = build('mf-parent', '1.1.0');
  const doomed = startProcess(process.execPath, [publishScript, folder, next]);
  await expect.poll(() => existsSync(join(folder, 'mf-parent/1.1.0'))).toBe(true);
  doomed.process.kill('SIGKILL');
  await doomed.ended;
  expect(registryText()).toBe(before);
  expect(fileHashes(join(folder, 'mf-parent/1.1.0'))).toEqual(fileHashes(next));

  // The holder's lock outlives it, too.
  holder.process.kill('SIGKILL');
  await holder.ended;
  expect(await publish(next)).toEqual({ code: 0, output: '1.0.0 → 1.1.0\n' });
  expect(leftovers()).toEqual([]);
});

test('a release that is killed while it copies leaves no half version; another one clears up and finishes it', async () => {
  await publish(build('mf-parent', '1.0.0'));
  const next = build('mf-parent', '1.1.0');
  for (let page = 0; page < 1_000; page += 1) writeFileSync(join(next, `pages/${page}.js`), 'page');
  const before = registryText();
  const doomed = startProcess(process.execPath, [publishScript, folder, next]);
  await expect
    .poll(() => readdirSync(join(folder, 'mf-parent')).length, { intervals: [1] })
    .toBeGreaterThan(1);
  doomed.process.kill('SIGKILL');
  await doomed.ended;
  expect(readdirSync(join(folder, 'mf-parent'))).not.toContain('1.1.0');
  expect(registryText()).toBe(before);

  expect(await publish(next)).toEqual({ code: 0, output: '1.0.0 → 1.1.0\n' });
  expect(fileHashes(join(folder, 'mf-parent/1.1.0'))).toEqual(fileHashes(next));
  expect(leftovers()).toEqual([]);
});

test('a disk that is full halfway leaves nothing half-done', async () => {
  await publish(build('mf-parent', '1.0.0'));
  const before = fileHashes(folder);
  const built = build('mf-parent', '1.1.0', 'x'.repeat(1_000_000));
  // No file may grow beyond 64 KB: as on a full disk, some files can be written and one cannot.
  const command = `ulimit -f 64; exec "${process.execPath}" "${publishScript}" "${folder}" "${built}"`;
  const { code, output } = await startProcess('bash', ['-c', command]).ended;
  expect(code).not.toBe(0);
  expect(output).toMatch(/1\.1\.0 could not be written/);
  expect(fileHashes(folder)).toEqual(before);
  expect(leftovers()).toEqual([]);
});

test.describe('a rollback', () => {
  test('brings the version before back and keeps the other for coming back, whoever else is in the registry', async () => {
    await publish(...buildSeries('mf-tutor', 2), ...buildSeries('mf-parent', 3));
    const [tutor, newest] = [rowOf('mf-tutor'), rowOf('mf-parent')];
    const files = fileHashes(join(folder, 'mf-parent'));

    const back = await rollback('mf-parent');
    expect(back.code).toBe(0);
    expect(back.output).toMatch(/^mf-parent 1\.1\.0 is live again .* instead of 1\.2\.0 \(\d+ ms\)\n$/);
    expect(rowOf('mf-parent')).toMatchObject({ version: '1.1.0', previous: { version: '1.2.0' } });

    expect((await rollback('mf-parent', join(folder, 'registry.json'))).code).toBe(0);
    expect(rowOf('mf-parent')).toEqual(newest);
    expect(rowOf('mf-tutor')).toEqual(tutor);
    expect(fileHashes(join(folder, 'mf-parent'))).toEqual(files);
  });

  test('without anything to go back to says so', async () => {
    await publish(build('mf-parent', '1.0.0'));
    const before = registryText();
    for (const [portal, reason] of [
      ['mf-parent', /nothing to go back to: mf-parent 1\.0\.0 is the first/],
      ['mf-tutor', /mf-tutor is not in/],
    ] as const) {
      const { code, output } = await rollback(portal);
      expect([code, output]).toEqual([1, expect.stringMatching(reason)]);
    }
    expect(registryText()).toBe(before);
  });

  test('to a version whose files are gone is refused', async () => {
    await publish(...buildSeries('mf-parent', 2));
    rmSync(join(folder, 'mf-parent/1.0.0'), { recursive: true });
    const { code, output } = await rollback('mf-parent');
    expect([code, output]).toEqual([1, expect.stringContaining('its files are not in')]);
    expect(rowOf('mf-parent')?.version).toBe('1.1.0');
  });
});

test.describe('a command that cannot be carried out says why and changes nothing', () => {
  for (const script of ['release', 'rollback']) {
    for (const [what, parameters, reason] of [
      ['an unknown option', ['--too', '.'], /Unknown option '--too'/],
      ['an option without its value', ['--to'], /--to/],
      ['a word without an option', ['dist'], /positional/],
      ['a missing folder', ['--to', 'nowhere'], /There is no folder .*nowhere/],
      ['a registry in a missing folder', ['--to', 'nowhere/registry.json'], /There is no folder .*nowhere/],
      ['a broken registry', ['--to', 'broken'], /broken.registry\.json is broken/],
    ] as const) {
      test(`${script}: ${what}`, async () => {
        mkdirSync(join(folder, 'broken'));
        writeFileSync(join(folder, 'broken/registry.json'), '{"remotes":{"mf-parent":');
        const before = fileHashes(folder);
        const { code, output } = await runNode([`../scripts/release/${script}.mjs`, ...parameters], {
          cwd: join(root, 'mf-parent'),
          // Where people are when npm runs a workspace's script.
          environment: { INIT_CWD: folder },
        });
        expect([code, output]).toEqual([1, expect.stringMatching(reason)]);
        expect(fileHashes(folder)).toEqual(before);
      });
    }

    test(`${script}: not for one portal`, async () => {
      const { code, output } = await runNode([`scripts/release/${script}.mjs`, '--to', folder], {
        cwd: root,
      });
      expect([code, output]).toEqual([1, expect.stringContaining('one portal')]);
    });
  }

  for (const [what, parameters, reason] of [
    ['an address that is none', ['--base-url', 'tutor.example'], /--base-url must be an address/],
    ['a folder without its address', ['--files', '.'], /--files needs --base-url/],
  ] as const) {
    test(`release: ${what}`, async () => {
      const { code, output } = await runNode(
        ['../scripts/release/release.mjs', '--to', folder, ...parameters],
        {
          cwd: join(root, 'mf-parent'),
        },
      );
      expect([code, output]).toEqual([1, expect.stringMatching(reason)]);
    });
  }
});
