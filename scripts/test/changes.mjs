/** What has changed since a commit, and which tests that can reach. */
import { execFileSync } from 'node:child_process';
import { root } from '../root.mjs';
import { allSpecs } from './specs.mjs';

/** @param {string[]} parameters @returns {string} what git says to that, without the line's end */
const git = (...parameters) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();

const isCommit = (/** @type {string} */ name) => {
  try {
    return Boolean(git('rev-parse', '--verify', '--quiet', `${name}^{commit}`));
  } catch {
    return false;
  }
};

/**
 * @param {string} [named] a commit or branch; default: where this branch left `main`, or on `main` itself the last commit
 * @returns {{base: string, files: string[]}} the commit, and the files that differ from it, committed or not
 * @throws where there is no such commit
 */
export const readChanges = (named) => {
  const from = named ?? ['main', 'origin/main', 'HEAD'].find(isCommit) ?? 'HEAD';
  if (!isCommit(from)) throw new Error(`There is no commit ${from} to compare with.`);
  const base = git('merge-base', from, 'HEAD');
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return { base, files: [...new Set(lists.flatMap((list) => list.split('\n').filter(Boolean)))] };
};

/** What no test runs or reads. */
const isUntested = (/** @type {string} */ file) =>
  /^(docs\/|LICENSE$|.*\.md$)/.test(file) && !Object.hasOwn(specsOfGuides, file);

const isUnitTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);

/** What Jest does not find by following imports. */
const isForAllUnits = (/** @type {string} */ file) =>
  /^(jest\.config\.ts|package(-lock)?\.json|tsconfig.*\.json)$/.test(file) ||
  /\/testing\//.test(file) ||
  file.endsWith('.sql');

const serverBundle = [
  'server/',
  'shared/src/contract/',
  'shared/src/domain/',
  'scripts/build/buildServer.mjs',
];

/** Unit tests that reach code by other ways than imports, with the folders that they reach. */
const hiddenWays = {
  'shared/src/exportedNames.test.ts': ['shared/', 'webpack.shared.js'],
  'server/src/main.test.ts': serverBundle,
  'server/src/instances.test.ts': serverBundle,
  'server/hard/hard.test.ts': serverBundle,
  'server/hard/backup.test.ts': serverBundle,
  'server/src/lessons/external-calendars/readInThread.test.ts': ['server/src/lessons/external-calendars/'],
  'server/src/lessons/external-calendars/outsideCalendars.test.ts': [
    'server/src/lessons/external-calendars/',
  ],
  'server/src/securityMap.test.ts': ['docs/'],
  'server/src/lessons/bookings/processZone.test.ts': ['server/src/', 'shared/src/domain/'],
};

/** @param {string[]} files that have changed @returns {string[]} the unit tests that they reach and Jest cannot tell */
export const hiddenUnitTests = (files) =>
  Object.entries(hiddenWays)
    .filter(([, folders]) => files.some((file) => folders.some((folder) => file.startsWith(folder))))
    .map(([test]) => test);

/** @param {string[]} files @returns {boolean} whether a change can reach unit tests that do not import what has changed */
export const reachesAllUnits = (files) => files.some(isForAllUnits);

/**
 * The browser tests in which a portal is never opened, nor its build looked at. A spec that is not named here runs
 * whatever portal has changed, so a new one needs no entry.
 *
 * @type {Record<string, string[]>}
 */
const specsWithout = {
  'mf-public': ['registry', 'two-tabs'],
  'mf-tutor': ['failures', 'parent', 'public', 'registry', 'skew', 'student'],
  'mf-student': ['account', 'embed-page', 'keyboard', 'override', 'registry', 'release', 'skew', 'tutor'],
  'mf-parent': [
    'account',
    'embed-page',
    'failures',
    'main-job',
    'override',
    'public',
    'release',
    'student',
    'tutor',
    'two-tabs',
  ],
};

/**
 * The browser tests that follow a guide of the docs.
 *
 * @type {Record<string, string[]>}
 */
const specsOfGuides = {
  'docs/embedding.md': ['embed', 'embed-lesson', 'embed-limits', 'embed-page', 'embed-session'],
  'docs/portals.md': ['own-repository'],
  'docs/releasing.md': ['release'],
};

/**
 * @param {string} file that has changed
 * @param {string[]} specs all that there are
 * @returns {string[]} those that it can reach
 */
const specsOf = (file, specs) => {
  if (isUntested(file) || isUnitTest(file)) return [];
  const guided = Object.hasOwn(specsOfGuides, file) ? specsOfGuides[file] : undefined;
  if (guided) return guided;
  const [, changedSpec] = /^e2e\/([^/]+)\.spec\.ts$/.exec(file) ?? [];
  if (changedSpec) return specs.filter((name) => name === changedSpec);
  const without = specsWithout[file.split('/')[0] ?? ''] ?? [];
  return specs.filter((name) => !without.includes(name));
};

/**
 * @param {string[]} files that have changed
 * @returns {string[]} the names of the browser tests that this can reach, such as `main-job`
 */
export const reachedSpecs = (files) => {
  const specs = allSpecs();
  const reached = new Set(files.flatMap((file) => specsOf(file, specs)));
  return specs.filter((name) => reached.has(name));
};
