import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** These build portals and shells, for a minute and more: one after the other, from the start, so that none is left for the end. */
const builders = ['own-repository', 'release', 'override', 'same-bytes', 'skew'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/makeSiteTemplate.ts',
  outputDir: join(__dirname, '../.cache/browser-tests'),
  fullyParallel: true,
  // A page waits for its server for much of its time, which leaves two cores something to do for a third.
  workers: 3,
  projects: [
    { name: 'builders', testMatch: builders, workers: 1 },
    { name: 'others', testIgnore: builders },
  ],
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous, for a loaded machine: the tests wait for states, and a state that never comes ends here.
  timeout: 120_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Pictures and copies of all pages would slow every test down; `--trace retain-on-failure` takes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    // Animations cost time wherever they are not what a test is about; the main job is done with them.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      // Found or installed by scripts/test/browserTests.mjs; without it Playwright's own.
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
