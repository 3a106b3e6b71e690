/**
 * Runs every check: format and lint, boundaries, types, unit, component and API tests, and the browser tests.
 * Installs and builds what is missing. All checks run, also after one has failed; the last line sums up.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

const results = `${root}/.cache/test-results`;
const counted = { passed: 0, failed: 0 };

const run = (title, command, args, environment = {}) => {
  console.log(`\n▶ ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  });
  return status === 0;
};

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

const count = (passed, failed) => {
  counted.passed += passed;
  counted.failed += failed;
};

const checks = [
  ['Format and lint', () => run('Format and lint', 'npx', ['biome', 'check', '.'])],
  ['Boundaries', () => run('Boundaries', 'node', ['scripts/check-boundaries.mjs'])],
  ['Types', () => run('Types', 'npx', ['tsc', '-p', 'tsconfig.json'])],
  [
    'Unit, component and API tests',
    () => {
      const file = `${results}/jest.json`;
      const passed = run('Unit, component and API tests', 'npx', ['jest', '--json', `--outputFile=${file}`]);
      const report = read(file);
      if (report) count(report.numPassedTests, report.numFailedTests);
      return passed;
    },
  ],
  [
    'Browser tests',
    async () => {
      const { ensureChromium } = await import('./chromium.mjs');
      const { ensureBuilt } = await import('./ensure-built.mjs');
      const chromium = ensureChromium();
      await ensureBuilt();
      const file = `${results}/playwright.json`;
      const passed = run('Browser tests', 'npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts'], {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      });
      const { stats } = read(file) ?? {};
      if (stats) count(stats.expected + stats.flaky, stats.unexpected);
      return passed;
    },
  ],
];

const failures = [];
try {
  ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
for (const [title, check] of checks) {
  const passed = await Promise.resolve()
    .then(check)
    .catch((error) => {
      console.error(error.message);
      return false;
    });
  if (!passed) failures.push(title);
}

console.log(failures.length > 0 ? `\nFailed: ${failures.join('; ')}` : '\nEverything passed.');
console.log(`${counted.passed} passed, ${Math.max(counted.failed, failures.length)} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
