/** Which tests `npm test` runs, and which only `npm run test:all` runs. */
import { readdirSync } from 'node:fs';
import { root } from '../root.mjs';

/**
 * The browser tests of `npm run test:all`: sweeps over all screens, schemes, widths and languages, builds of copies of the
 * checkout, embeds, which take builds of their own, other browsers and media servers. A spec that is not named here runs in `npm test`.
 */
export const sweeps = [
  'embed',
  'embed-lesson',
  'embed-limits',
  'embed-page',
  'embed-session',
  'languages',
  'lesson-firefox',
  'lesson-livekit',
  'low-vision',
  'main-job-spoken',
  'month',
  'outage',
  'override',
  'own-repository',
  'release',
  'room-network',
  'same-bytes',
  'screens',
  'skew',
  'spoken-pages',
  'versions',
  'words',
];

/** The files of Jest that only `npm run test:all` runs: trials, bench, every build's configuration, and inputs by the thousand. */
export const sweepUnits = [
  'scripts/build/publishedLibraries.test.ts',
  'server/bench/main.test.ts',
  'server/hard/backup.test.ts',
  'server/hard/hard.test.ts',
  'server/hard/money/moneyOrders.test.ts',
  'server/src/access/calls/badInput.test.ts',
  'server/src/operations/desk/growth.test.ts',
];

/** @returns {string[]} the names of all browser tests, such as `main-job` */
export const allSpecs = () =>
  readdirSync(`${root}/e2e`)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => name.replace('.spec.ts', ''));

/** @returns {string[]} the names of the browser tests of `npm test` */
export const shortSpecs = () => allSpecs().filter((name) => !sweeps.includes(name));
