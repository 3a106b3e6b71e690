/** Runs the browser tests on fresh builds, with Chromium installed where it is missing; takes Playwright's options. */

import { ensureInstalled } from '../install.mjs';
import { isMain } from '../isMain.mjs';
import { run } from '../run.mjs';

/**
 * @param {string[]} parameters for Playwright
 * @param {Record<string, string>} [environment] variables beside our own
 * @param {{embeds?: boolean}} [options] whether embeds are built for them. Default: yes
 * @returns whether every test passed
 */
export const runBrowserTests = async (parameters, environment = {}, { embeds = true } = {}) => {
  const { ensureChromium } = await import('./chromium.mjs');
  const { ensureBuilt } = await import('../build/ensureBuilt.mjs');
  const { whole, quick } = ensureChromium();
  await ensureBuilt({ embeds });
  const playwright = ['playwright', 'test', '-c', 'e2e/playwright.config.ts', ...parameters];
  return run('npx', playwright, { ...environment, CHROMIUM_PATH: quick, WHOLE_CHROMIUM_PATH: whole });
};

if (isMain(import.meta.url)) {
  try {
    ensureInstalled();
    if (!(await runBrowserTests(process.argv.slice(2)))) process.exitCode = 1;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
