/** Jest, with a second try for the few files that failed: a fault of the test or of a race, which is told and not hidden. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.mjs';

/** Not by `npx`, which would be ended without it. */
const jest = 'node_modules/jest/bin/jest.js';
const results = `${root}/.cache/test-results`;
/** Where more fail, something is broken, and a second try only takes time. */
const mostFiles = 4;
/** A test that hangs, or leaves something running behind it, is to end as a failure, not never. */
const minutes = 30;

/**
 * @typedef {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }} FileResult
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: FileResult[] }} Report
 */

/**
 * @param {FileResult} file
 * @returns {string[]} its tests that failed; the file's name where it could not be run at all
 */
const failuresIn = ({ name, assertionResults }) => {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  return failed.length > 0 ? failed.map(({ fullName }) => fullName) : [relative(root, name)];
};

/**
 * @param {string[]} options for Jest, for both tries
 * @param {string[]} [patterns] of files, for the first
 * @param {{ environment?: Record<string, string> }} [how] with which variables Jest is started beside our own
 * @returns {{ passed: number, failed: number, unsteady: string[] }} how many tests passed and failed in the end, and the
 *   names of those that passed at the second try alone
 */
export const runJestTwice = (options, patterns = [], { environment = {} } = {}) => {
  const output = `${results}/jest.json`;
  const attempt = (/** @type {string[]} */ parameters) => {
    rmSync(output, { force: true });
    const succeeded = run(
      'node',
      [jest, '--forceExit', ...options, '--json', `--outputFile=${output}`, ...parameters],
      environment,
      minutes,
    );
    /** @type {Report | null} */
    const report = existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : null;
    return { succeeded, report };
  };

  mkdirSync(results, { recursive: true });
  const { succeeded, report } = attempt(patterns);
  const { numPassedTests: passed, numFailedTests: failed, testResults } = report ?? noReport;
  if (succeeded) return { passed, failed: 0, unsteady: [] };
  const broken = testResults.filter(({ status }) => status === 'failed');
  if (broken.length === 0 || broken.length > mostFiles)
    return { passed, failed: Math.max(1, failed), unsteady: [] };

  console.log('\nOnce more, what failed:');
  const again = attempt(['--runInBand', '--runTestsByPath', ...broken.map(({ name }) => name)]);
  const before = broken.flatMap(failuresIn);
  const still = again.succeeded
    ? []
    : (again.report?.testResults.filter(({ status }) => status === 'failed').flatMap(failuresIn) ?? before);
  const stillFailed = again.succeeded ? 0 : Math.max(1, still.length);
  return {
    passed: passed + Math.max(0, failed - stillFailed),
    failed: stillFailed,
    unsteady: before.filter((name) => !still.includes(name)),
  };
};

/** Says which tests passed at the second try alone. */
export const tellUnsteady = (/** @type {string[]} */ names) => {
  if (names.length === 0) return;
  console.log(
    `\nUNSTEADY, passed at the second try alone, to be mended:\n${names.map((name) => `  ${name}`).join('\n')}`,
  );
};

/** @type {Report} */
const noReport = { numPassedTests: 0, numFailedTests: 0, testResults: [] };
