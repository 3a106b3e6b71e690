/**
 * Takes the pictures of the README from the sample data: `docs/pictures/*.jpg`. It starts the site on a data folder and a port
 * of its own.
 *
 *   npm run pictures
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../install.mjs';
import { root } from '../root.mjs';

const size = { width: 1280, height: 800 };

/** @returns {Promise<number>} a port that is free now */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

/** @param {import('@playwright/test').Page} page waits until nothing loads any more, and what is seen is drawn */
const settle = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
};

const folder = join(root, 'docs/pictures');

/** @param {import('@playwright/test').Page} page @param {string} name of the file */
const shoot = async (page, name) => {
  await settle(page);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72 });
  console.log(`docs/pictures/${name}.jpg`);
};

/** @param {string} origin */
const takePictures = async (origin) => {
  const { chromium } = await import('@playwright/test');
  const { ensureChromium } = await import('../test/chromium.mjs');
  const browser = await chromium.launch({
    executablePath: ensureChromium().whole,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({
      baseURL: origin,
      viewport: size,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
    });
    mkdirSync(folder, { recursive: true });
    await page.goto('/tutors');
    await shoot(page, 'tutors');
    await page.goto('/login');
    await page.getByLabel('Email Address').fill('student@paadam.test');
    await page.getByLabel('Password', { exact: true }).fill('paadam-demo-lesson');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto('/student');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(page, 'student');
  } finally {
    await browser.close();
  }
};

/** @param {string} origin @param {import('node:child_process').ChildProcess} server @throws where it ends before it answers */
const untilReady = async (origin, server) => {
  while (server.exitCode === null) {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server ended before it was ready.');
};

ensureInstalled();
const { ensureBuilt } = await import('../build/ensureBuilt.mjs');
await ensureBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'paadam-pictures-'));
const port = await freePort();
const origin = `http://localhost:${port}`;
const server = spawn(process.execPath, [join(root, 'server/dist/main.mjs')], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = new Promise((resolve) => server.once('close', resolve));
try {
  await untilReady(origin, server);
  await takePictures(origin);
} finally {
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
