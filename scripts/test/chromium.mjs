import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { root } from '../root.mjs';
import { run } from '../run.mjs';

/** Without its windows it costs a quarter less processor time for the same pages, and lacks what settings of a profile do. */
const withoutWindows = '/usr/bin/chromium-headless-shell';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Playwright's own download, where it was made. */
const downloaded = () => {
  const require = createRequire(import.meta.url);
  return require('@playwright/test').chromium.executablePath();
};

const find = () =>
  [process.env.CHROMIUM_PATH, ...installed, downloaded()].find((path) => path && existsSync(path));

/** Says that Debian's packages were asked once, so that where they lack it they are not asked with each run. */
const askedForQuick = `${root}/.cache/asked-for-quick-chromium`;

const hasPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string[]} names of Debian's packages */
const install = (...names) =>
  run('apt-get', ['update', '-q']) &&
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names]);

/**
 * Finds Chromium for the browser tests, and installs it where it can: from Debian's packages as root, else by
 * Playwright's download.
 *
 * @returns the paths of two programs: Chromium as people have it, and one that draws the same pages at less cost, where
 *   there is one, else the same
 * @throws with what to do where there is none and none can be installed
 */
export const ensureChromium = () => {
  const isHere = find();
  const lacksQuick =
    hasPackages && !process.env.CHROMIUM_PATH && ![withoutWindows, askedForQuick].some(existsSync);
  if (!isHere || lacksQuick) {
    console.log('Installing Chromium for the browser tests…');
    if (!hasPackages) run('npx', ['playwright', 'install', 'chromium']);
    else {
      mkdirSync(`${root}/.cache`, { recursive: true });
      writeFileSync(askedForQuick, '');
      const names = [...(isHere ? [] : ['chromium']), 'chromium-headless-shell'];
      if (!install(...names) && !isHere) install('chromium');
    }
  }
  const whole = find();
  if (whole) {
    const hasQuick = !process.env.CHROMIUM_PATH && existsSync(withoutWindows);
    return { whole, quick: hasQuick ? withoutWindows : whole };
  }
  throw new Error(
    'The browser tests need Chromium, which is not installed and could not be. Install it (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
  );
};
