/**
 * Runs every check: format and lint, the lock file, boundaries, types, what the builds share, unit, component and API tests, and the
 * browser tests.
 * Installs and builds what is missing. All checks run, also after one has failed; the last line sums up.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled } from '../install.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { runBrowserTests } from './browserTests.mjs';

const results = `${root}/.cache/test-results`;
const counted = { passed: 0, failed: 0 };

const read = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

const count = (/** @type {number} */ passed, /** @type {number} */ failed) => {
  counted.passed += passed;
  counted.failed += failed;
};

const runJest = () => {
  const file = `${results}/jest.json`;
  const passed = run('npx', ['jest', '--json', `--outputFile=${file}`]);
  const report = read(file);
  if (report) count(report.numPassedTests, report.numFailedTests);
  return passed;
};

const runPlaywright = async () => {
  const file = `${results}/playwright.json`;
  const passed = await runBrowserTests([], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const { stats } = read(file) ?? {};
  if (stats) count(stats.expected + stats.flaky, stats.unexpected);
  return passed;
};

const checks = {
  'Format and lint': () => run('npx', ['biome', 'check', '.']),
  'Lock file': () => run('node', ['scripts/test/checkLockFile.mjs']),
  Boundaries: () => run('node', ['scripts/test/checkBoundaries.mjs']),
  Types: () => run('npm', ['run', '-s', 'types']),
  Sharing: async () => {
    const { ensureBuilt } = await import('../build/ensureBuilt.mjs');
    await ensureBuilt();
    return run('node', ['scripts/test/checkSharing.mjs']);
  },
  'Unit, component and API tests': runJest,
  'Browser tests': runPlaywright,
};

try {
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

console.log(failures.length > 0 ? `\nFailed: ${failures.join('; ')}` : '\nEverything passed.');
console.log(`${counted.passed} passed, ${Math.max(counted.failed, failures.length)} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
