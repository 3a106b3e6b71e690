/**
 * Runs every check: format and lint, the lock file, the manifests, words, boundaries, types, what the builds share, unit,
 * component and API tests, and the browser tests.
 * Installs and builds what is missing. All checks run, also after one has failed; the last line sums up. A few tests that
 * failed are tried once more, and named as unsteady where they pass then.
 *
 *   node scripts/test/test.mjs [--changed [commit] | --sweeps]
 *
 * --sweeps   what takes long, and nothing else: the tests that `specs.mjs` names
 * --changed  of the tests only those that can be reached by what has changed since the commit, by default since this
 *            branch left main
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../install.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { runBrowserTests } from './browserTests.mjs';
import { hiddenUnitTests, reachedSpecs, reachesAllUnits, readChanges } from './changes.mjs';
import { runJestTwice, tellUnsteady } from './jestTwice.mjs';
import { shortSpecs, sweeps, sweepUnits } from './specs.mjs';

const results = `${root}/.cache/test-results`;
const counted = { passed: 0, failed: 0 };

const read = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

const count = (/** @type {number} */ passed, /** @type {number} */ failed) => {
  counted.passed += passed;
  counted.failed += failed;
};

const readCommand = () => {
  const { values, positionals } = parseArgs({
    options: { changed: { type: 'boolean' }, sweeps: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (positionals.length > (values.changed ? 1 : 0)) throw new Error(`What is ${positionals.at(-1)}?`);
  return { changes: values.changed ? readChanges(positionals[0]) : null, isSweep: values.sweeps === true };
};

/** @type {string[]} */
const unsteady = [];

/** @param {string[]} parameters for Jest */
const runJest = (parameters) => {
  const outcome = runJestTwice([], parameters);
  count(outcome.passed, outcome.failed);
  unsteady.push(...outcome.unsteady);
  return outcome.failed === 0;
};

/**
 * @typedef {{ specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @returns {string[]} the tests that passed at the second try alone
 */
const flakyIn = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(flakyIn),
];

/** @param {string[]} names of browser tests */
const runPlaywright = async (names) => {
  const file = `${results}/playwright.json`;
  // Whole paths, since Playwright takes a name for a part of one.
  const parameters = ['--retries=1', ...names.map((name) => `e2e/${name}.spec.ts`)];
  const embeds = names.some((name) => sweeps.includes(name));
  const passed = await runBrowserTests(parameters, { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, { embeds });
  const report = read(file);
  if (report) {
    count(report.stats.expected + report.stats.flaky, report.stats.unexpected);
    unsteady.push(...flakyIn(report));
  }
  return passed;
};

const checkSharing = async () => {
  const { ensureBuilt } = await import('../build/ensureBuilt.mjs');
  await ensureBuilt({ embeds: false });
  return run('node', ['scripts/test/checkSharing.mjs']);
};

/** @type {Record<string, [string, ...string[]]>} */
const quickCommands = {
  'Format and lint': ['npx', 'biome', 'check', '.'],
  'Lock file': ['node', 'scripts/test/checkLockFile.mjs'],
  Manifests: ['node', 'scripts/test/checkManifests.mjs'],
  Words: ['node', 'scripts/words/words.mjs', '--check'],
  Decisions: ['node', 'scripts/docs/decisions.mjs', '--check'],
  Docs: ['node', 'scripts/docs/checkDocs.mjs'],
  Colours: ['node', 'scripts/test/checkColours.mjs'],
  Wording: ['node', 'scripts/test/checkWording.mjs'],
  Boundaries: ['npm', 'run', '--silent', 'boundaries'],
  Types: ['npm', 'run', '-s', 'types'],
};

/**
 * @param {[string, ...string[]]} command
 * @returns {Promise<{ passed: boolean, said: string }>}
 */
const runAside = ([program, ...parameters]) =>
  new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      shell: process.platform === 'win32',
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    child.once('error', ({ message }) => resolve({ passed: false, said: `${message}\n` }));
    child.once('close', (code) => resolve({ passed: code === 0, said }));
  });

/** @type {Map<string, ReturnType<typeof runAside>>} */
const aside = new Map();

/** Most of these keep one core busy, so the first starts them all; what they say comes in their order. */
const quickChecks = Object.fromEntries(
  Object.keys(quickCommands).map((title) => [
    title,
    async () => {
      if (aside.size === 0) {
        for (const [one, command] of Object.entries(quickCommands)) aside.set(one, runAside(command));
      }
      const outcome = await aside.get(title);
      process.stdout.write(outcome?.said ?? '');
      return outcome?.passed ?? false;
    },
  ]),
);

const allChecks = {
  ...quickChecks,
  Sharing: checkSharing,
  'Unit, component and API tests': () =>
    runJest(['--testPathIgnorePatterns', '/node_modules/', ...sweepUnits]),
  'Browser tests': () => runPlaywright(shortSpecs()),
};

const sweepChecks = {
  'Browser tests that sweep': () => runPlaywright(sweeps),
  'API tests that sweep, and trials in short': () => runJest(['--runTestsByPath', ...sweepUnits]),
};

/** @param {ReturnType<typeof readChanges>} changes */
const checksOf = ({ base, files }) => {
  const specs = reachedSpecs(files);
  console.log(`${files.length} files differ from ${base.slice(0, 10)}.`);
  console.log(`Browser tests that they can reach: ${specs.join(', ') || 'none'}.`);
  const hidden = reachesAllUnits(files) ? [] : hiddenUnitTests(files);
  const related = reachesAllUnits(files) ? [] : [`--changedSince=${base}`, '--passWithNoTests'];
  return {
    ...quickChecks,
    ...(specs.length > 0 && { Sharing: checkSharing }),
    'Unit, component and API tests': () => runJest(related),
    ...(hidden.length > 0 && { 'Unit tests that reach code unseen': () => runJest(hidden) }),
    ...(specs.length > 0 && {
      'Browser tests': () => runPlaywright(specs),
    }),
  };
};

/** @type {Record<string, () => boolean | Promise<boolean>>} */
let checks = allChecks;
try {
  const { changes, isSweep } = readCommand();
  if (isSweep) checks = sweepChecks;
  if (changes) checks = checksOf(changes);
  ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const failures = [];
for (const [title, check] of Object.entries(checks)) {
  console.log(`\n▶ ${title}`);
  try {
    if (!(await check())) failures.push(title);
  } catch (error) {
    console.error(error.message);
    failures.push(title);
  }
}

tellUnsteady(unsteady);
console.log(failures.length > 0 ? `\nFailed: ${failures.join('; ')}` : '\nEverything passed.');
console.log(`${counted.passed} passed, ${Math.max(counted.failed, failures.length)} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
