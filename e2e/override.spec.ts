import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { freePort } from '../server/src/foundation/db/embedded/freePort';
import { sample, signIn } from './support/people';
import { type Running, runNode } from './support/runProcess';
import { type Started, withStarted } from './support/startedThings';
import { type Site, startSite } from './support/startSite';
import { makeTeamCheckout, type TeamCheckout } from './support/teamCheckout';
import { exceptPreloads, watchConsole } from './support/test';

const dist = join(__dirname, '../dist');

/** A site with a shell built for staging, and a team that develops the tutor panel on an origin of its own. */
interface Staging {
  site: Site;
  team: TeamCheckout;
  /** Where the team's development server is. */
  origin: string;
  /** What that said when it was started. */
  said: string;
  /** That the sample tutor is signed in, as a browser keeps it. */
  session: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** The staging build of the shell, as it would be served. */
  build: string;
  /** Has the site serve the shell of one of the two builds. */
  serveShell(of: 'production' | 'staging'): void;
}

const untilSaid = async ({ output, ended }: Running, text: RegExp): Promise<string> => {
  let hasEnded = false;
  ended.finally(() => {
    hasEnded = true;
  });
  await expect.poll(() => hasEnded || text.test(output()), { timeout: 120_000 }).toBe(true);
  expect(output()).toMatch(text);
  return output();
};

const sessionOfTutor = async (browser: Browser, baseURL: string): Promise<Staging['session']> => {
  const context = await browser.newContext({ baseURL });
  await signIn(await context.newPage(), sample.tutor);
  const session = await context.storageState();
  await context.close();
  return session;
};

const startStaging = async (browser: Browser, started: Started): Promise<Staging> => {
  const { code, output } = await runNode([join(__dirname, 'support/buildStaging.mjs')]);
  expect(code, output).toBe(0);
  const build = output.trim().split('\n').at(-1) ?? '';

  const folder = mkdtempSync(join(tmpdir(), 'paadam-staging-'));
  started.push(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(dist, folder, { recursive: true });
  cpSync(join(build, 'shell'), join(folder, 'shell'), { recursive: true });
  const serveShell = (of: 'production' | 'staging') => {
    const file = join(folder, 'shell.json');
    cpSync(join(of === 'staging' ? build : dist, 'shell.json'), `${file}.new`);
    renameSync(`${file}.new`, file);
  };
  serveShell('staging');

  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = await startSite({
    distDir: folder,
    environment: { STAGING: '1', REMOTE_ORIGINS: `https://elsewhere.example ${origin}` },
  });
  started.push(() => site.remove());
  const team = makeTeamCheckout('mf-tutor');
  started.push(() => team.remove());
  team.say('Manage Bookings', 'Manage Local Bookings');
  // The tutor panel's is the third port after that of the site.
  const development = team.startDev({ PORT: String(port - 3) }, '--shell', `${site.origin}/tutor?from=there`);
  started.push(() => {
    development.process.kill('SIGTERM');
    return development.ended;
  });
  await untilSaid(development, /successfully/);
  const said = await untilSaid(development, /Reset/);
  const session = await sessionOfTutor(browser, site.origin);
  return { site, team, origin, said, session, build, serveShell };
};

const test = base.extend<object, { staging: Staging }>({
  staging: [
    ({ browser }, use) => withStarted(async (started) => use(await startStaging(browser, started))),
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ staging }, use) => use(staging.site.origin),
  storageState: async ({ staging }, use) => use(staging.session),
});
// One site and one development server are enough.
test.describe.configure({ mode: 'default' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Portal overrides' });
const banner = (page: Page, origin: string) => bar(page).getByText(`The tutor panel comes from ${origin}`);
const reset = (page: Page) => bar(page).getByRole('button', { name: 'Reset The tutor panel' });

/** As a person does who uses the keyboard alone. */
const enterAddress = async (page: Page, address: string): Promise<void> => {
  const opener = bar(page).getByRole('button', { name: 'Override a portal' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByLabel('Where it is served');
  await field.fill(address);
  await field.press('Enter');
};

const override = async (page: Page, origin: string): Promise<void> => {
  await page.goto('/tutor/bookings');
  await expect(heading(page, 'Manage Bookings')).toBeVisible();
  await enterAddress(page, origin);
  await expect(heading(page, 'Manage Local Bookings')).toBeVisible();
};

const requestsTo = (page: Page, origin: string): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) urls.push(request.url());
  });
  return urls;
};

test('a team’s own portal shows inside the deployed site, follows its edits, and stays until it is reset', async ({
  page,
  staging: { origin, site, team, said },
  browser,
}) => {
  expect(said).toContain(`mf-tutor is served at ${origin} for ${site.origin}`);
  expect(said).not.toContain('But:');
  const faults: string[] = [];
  watchConsole(page, faults);
  await override(page, origin);
  await expect(banner(page, origin)).toBeInViewport();
  // The API is the deployed site's, with the session that there is.
  await expect(
    page
      .getByRole('main')
      .getByText(/Mathematics|Physics|Chemistry/)
      .first(),
  ).toBeVisible();

  await test.step('an edit shows by itself', async () => {
    team.say('Manage Local Bookings', 'Manage Edited Bookings');
    await expect(heading(page, 'Manage Edited Bookings')).toBeVisible();
    team.say('Manage Edited Bookings', 'Manage Local Bookings');
    await expect(heading(page, 'Manage Local Bookings')).toBeVisible();
  });

  await test.step('it is kept in this browser, on every page, and in no other', async () => {
    await page.reload();
    await expect(heading(page, 'Manage Local Bookings')).toBeVisible();
    await page.goto('/about');
    await expect(heading(page, 'About Us')).toBeVisible();
    await expect(banner(page, origin)).toBeInViewport();
    const other = await browser.newPage();
    await other.goto(`${site.origin}/about`);
    await expect(bar(other)).toBeVisible();
    await expect(banner(other, origin)).toHaveCount(0);
    await other.close();
  });

  await page.goto('/tutor/bookings');
  await reset(page).click();
  await expect(heading(page, 'Manage Bookings')).toBeVisible();
  await expect(banner(page, origin)).toHaveCount(0);
  await page.reload();
  await expect(heading(page, 'Manage Bookings')).toBeVisible();
  // The document preloads what is deployed.
  expect(exceptPreloads(faults)).toEqual([]);
});

test('a portal of one’s own that does not come says so in its place, and offers both ways on', async ({
  page,
  staging: { origin },
}) => {
  await override(page, origin);
  await page.route(`${origin}/**`, (route) => route.abort('connectionrefused'));
  await page.reload();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText(`The tutor panel from ${origin} is not available right now`);
  await expect(panel).toContainText('Its override in this browser did not load.');
  await page.unroute(`${origin}/**`);
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Manage Local Bookings')).toBeVisible();

  await page.route(`${origin}/**`, (route) => route.abort('connectionrefused'));
  await page.reload();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(heading(page, 'Manage Bookings')).toBeVisible();
  await expect(banner(page, origin)).toHaveCount(0);
});

test('an origin that the site does not list is refused, typed or kept', async ({ page, staging }) => {
  const elsewhere = staging.origin.replace('localhost', '127.0.0.1');
  const requests = requestsTo(page, elsewhere);
  await page.goto('/tutor/bookings');
  await expect(heading(page, 'Manage Bookings')).toBeVisible();
  await enterAddress(page, elsewhere);
  const field = page.getByRole('dialog').getByLabel('Where it is served');
  await expect(field).toHaveAccessibleDescription(
    new RegExp(
      `No portal may come from ${elsewhere}: REMOTE_ORIGINS of this site’s server does not name it.`,
    ),
  );
  await page.evaluate(
    (kept) => localStorage.setItem('paadam.overrides', JSON.stringify({ 'mf-tutor': kept })),
    `${elsewhere}/`,
  );
  await page.reload();
  await expect(heading(page, 'Manage Bookings')).toBeVisible();
  await expect(bar(page)).toContainText('The tutor panel is the deployed one.');
  await expect(bar(page)).toContainText('REMOTE_ORIGINS');
  await reset(page).click();
  await expect(bar(page)).toHaveText(/^A staging site\./);
  expect(requests).toEqual([]);
});

test('an address overrides nothing', async ({ page, staging: { origin } }) => {
  const requests = requestsTo(page, origin);
  const names = ['paadam.overrides', 'overrides', 'override', 'mf-tutor', 'imo'];
  for (const value of [JSON.stringify({ 'mf-tutor': `${origin}/` }), `${origin}/`]) {
    const told = String(new URLSearchParams(names.map((name) => [name, value])));
    await page.goto(`/tutor/bookings?${told}#${told}`);
    await expect(heading(page, 'Manage Bookings')).toBeVisible();
    await expect(bar(page)).toHaveText(/^A staging site\./);
  }
  expect(requests).toEqual([]);
});

test('a shell built for production ignores what a browser kept', async ({ page, staging }) => {
  const { origin, serveShell } = staging;
  await override(page, origin);
  const requests = requestsTo(page, origin);
  serveShell('production');
  try {
    await page.reload();
    await expect(heading(page, 'Manage Bookings')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('paadam.overrides'))).toContain(origin);
    await expect(bar(page)).toHaveCount(0);
    expect(requests).toEqual([]);
  } finally {
    serveShell('staging');
  }
});

test('a production build carries nothing of it', async ({ staging: { build } }) => {
  const textsIn = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|json)$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  const marks = [
    'paadam.overrides',
    'openOverrides',
    'Portal overrides',
    'Override a portal',
    'REMOTE_ORIGINS of this site',
    'Its override in this browser',
    'There is no portal at',
    '"staging"',
  ];
  const marksIn = (folder: string) => {
    const texts = textsIn(folder);
    return marks.filter((mark) => texts.some((text) => text.includes(mark)));
  };
  expect(marksIn(build)).toEqual(marks);
  expect(marksIn(dist)).toEqual([]);
});
