import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run } from '../run.mjs';

/** Chromium without its windows, which costs a quarter less processor time than all of it without showing them. */
const withoutWindows = '/usr/bin/chromium-headless-shell';

const installed = [
  withoutWindows,
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

const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const install = (/** @type {string} */ name) =>
  run('apt-get', ['update', '-q']) &&
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);

/**
 * Finds Chromium for the browser tests, and installs it where it can: from Debian's packages as root, else by
 * Playwright's download.
 *
 * @returns the path of the program
 * @throws with what to do where there is none and none can be installed
 */
export const ensureChromium = () => {
  const { CHROMIUM_PATH: chosen } = process.env;
  const found = find();
  if (found && (chosen || !canInstall || existsSync(withoutWindows))) return found;
  console.log('Installing Chromium for the browser tests…');
  if (!canInstall) run('npx', ['playwright', 'install', 'chromium']);
  else if (!install('chromium-headless-shell') && !found) install('chromium');
  const now = find();
  if (now) return now;
  throw new Error(
    'The browser tests need Chromium, which is not installed and could not be. Install it (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
  );
};
