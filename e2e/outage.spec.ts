import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Fault } from './support/faultyHost';
import { type HostedSite, test } from './support/hostedSite';

interface Portal {
  name: string;
  /** What the panel calls it. */
  title: string;
  /** Who may see it. */
  who: 'student' | 'tutor' | 'parent';
  path: string;
  heading: string | RegExp;
  /** The chunk that this page comes in. */
  chunk: string;
}

const portals: readonly Portal[] = [
  {
    name: 'mf-public',
    title: 'The public site',
    who: 'student',
    path: '/about',
    heading: 'About Us',
    chunk: 'about',
  },
  {
    name: 'mf-tutor',
    title: 'The tutor panel',
    who: 'tutor',
    path: '/tutor/bookings',
    heading: 'Manage Bookings',
    chunk: 'bookings',
  },
  {
    name: 'mf-student',
    title: 'The student portal',
    who: 'student',
    path: '/student/dashboard',
    heading: 'My Learning Dashboard',
    chunk: 'dashboard',
  },
  {
    name: 'mf-parent',
    title: 'The parent portal',
    who: 'parent',
    path: '/parent/dashboard',
    heading: /Welcome Back/,
    chunk: 'dashboard',
  },
];

const stages = {
  entry: () => /\/remoteEntry\./,
  'exposed chunk': () => /\/remote\./,
  'page chunk': ({ chunk }: Portal) => new RegExp(`/${chunk}\\.`),
};

/** @param agent what the browser calls itself, by which servers know whom to do wrong */
const openPage = async (browser: Browser, hosted: HostedSite, who: Portal['who'], agent: string) => {
  const context = await browser.newContext({
    baseURL: hosted.front.origin,
    storageState: hosted.sessions[who],
    userAgent: agent,
  });
  return context.newPage();
};
const closePage = (page: Page) => page.context().close();

const headingOf = (page: Page, { heading }: Portal) => page.getByRole('heading', { level: 1, name: heading });
const panelOf = (page: Page, { title }: Portal) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: `${title} is not available right now` });

/** The panel stands inside the layout, is announced, names the portal and offers both ways on. */
const expectPanel = async (page: Page, portal: Portal) => {
  const panel = panelOf(page, portal);
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
};

/** Another portal opens within the page that shows the panel, and the way back leads to the panel again. */
const expectWayRound = async (page: Page, broken: Portal) => {
  const [link, address] =
    broken.name === 'mf-public'
      ? [page.getByRole('link', { name: /my area/ }), '/student']
      : [panelOf(page, broken).getByRole('link', { name: 'Home' }), '/'];
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(panelOf(page, broken)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expectPanel(page, broken);
};

const expectOthers = async (browser: Browser, hosted: HostedSite, broken: Portal, agent: string) => {
  for (const other of portals.filter(({ name }) => name !== broken.name)) {
    const page = await openPage(browser, hosted, other.who, agent);
    await page.goto(other.path);
    await expect(headingOf(page, other)).toBeVisible();
    await closePage(page);
  }
};

/** Retry brings the page into the same document, and the focus to its heading. */
const expectRecovery = async (page: Page, portal: Portal) => {
  await page.evaluate(() => Object.assign(window, { __sameDocument: true }));
  await panelOf(page, portal).getByRole('button', { name: 'Retry' }).click();
  await expect(headingOf(page, portal)).toBeVisible();
  await expect(headingOf(page, portal)).toBeFocused();
  expect(await page.evaluate(() => '__sameDocument' in window)).toBe(true);
};

const hostOf = (hosted: HostedSite, { name }: Portal) => {
  const host = hosted.hosts[name];
  if (!host) throw new Error(`There is no host of ${name}.`);
  return host;
};

for (const [stage, pathsOf] of Object.entries(stages)) {
  for (const fault of ['refused', 'missing', 'truncated', 'wrong', 'silent'] satisfies Fault[]) {
    test(`each portal whose ${stage} is ${fault} fails alone, and comes back by Retry`, async ({
      browser,
      hosted,
    }) => {
      const run = async (portal: Portal) => {
        const agent = `outage of ${portal.name}`;
        const { faults } = hostOf(hosted, portal);
        faults.set(agent, fault, pathsOf(portal));
        const page = await openPage(browser, hosted, portal.who, agent);
        const warnings: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text());
        });
        await page.goto(portal.path);
        await expectPanel(page, portal);
        // In pages of their own where it takes longest; that is one test of each stage, since pages take their time.
        if (fault === 'silent') await expectOthers(browser, hosted, portal, agent);
        else await expectWayRound(page, portal);
        faults.heal(agent);
        await expectRecovery(page, portal);
        expect(warnings.filter((text) => /already registered/.test(text))).toEqual([]);
        await closePage(page);
      };
      await Promise.all(portals.map(run));
    });
  }
}

for (const portal of portals) {
  test(`${portal.title} that the registry lacks fails alone, however the registry fails, and comes back by Retry`, async ({
    browser,
    hosted,
  }) => {
    const { [portal.name]: _, ...others } = hosted.rows;
    hosted.setRows(others);
    const { faults } = hosted.front;
    try {
      const pages = await Promise.all(
        (['refused', 'missing', 'truncated', 'wrong', 'silent'] satisfies Fault[]).map(async (fault) => {
          const agent = `registry that is ${fault}`;
          faults.set(agent, fault, /^\/registry\.json/);
          const page = await openPage(browser, hosted, portal.who, agent);
          await page.goto(portal.path);
          await expectPanel(page, portal);
          return { page, agent };
        }),
      );
      await expectOthers(browser, hosted, portal, 'registry without a row');
      hosted.setRows(hosted.rows);
      for (const { page, agent } of pages) {
        faults.heal(agent);
        await expectRecovery(page, portal);
        await closePage(page);
      }
    } finally {
      hosted.setRows(hosted.rows);
    }
  });
}

test('a portal whose server is down fails alone, and comes back by Retry once it is up', async ({
  browser,
  hosted,
}) => {
  for (const portal of portals) {
    const host = hostOf(hosted, portal);
    await host.stop();
    const page = await openPage(browser, hosted, portal.who, 'server down');
    try {
      await page.goto(portal.path);
      await expectPanel(page, portal);
      await panelOf(page, portal).getByRole('button', { name: 'Retry' }).click();
      // What failed again says so to whoever does not see it.
      await expect(panelOf(page, portal).getByRole('heading')).toBeFocused();
    } finally {
      await host.start();
    }
    await expectRecovery(page, portal);
    await closePage(page);
  }
});

for (const [stage, pathsOf] of Object.entries(stages)) {
  test(`a portal whose ${stage} is not what was released does not run it, says so, and comes back by Retry`, async ({
    browser,
    hosted,
  }) => {
    const run = async (portal: Portal) => {
      const agent = `tampering with ${portal.name}`;
      const { faults } = hostOf(hosted, portal);
      faults.set(agent, 'changed', pathsOf(portal));
      const page = await openPage(browser, hosted, portal.who, agent);
      const report = page.waitForRequest(
        (request) =>
          request.url().endsWith('/api/telemetry/remotes') &&
          request.postDataJSON().outcome === 'tampered' &&
          request.postDataJSON().remote === portal.name,
      );
      await page.goto(portal.path);
      await expectPanel(page, portal);
      await expect(panelOf(page, portal)).toContainText('did not arrive as it was released');
      expect(await page.evaluate(() => '__changed' in window)).toBe(false);
      await report;
      faults.heal(agent);
      await expectRecovery(page, portal);
      await closePage(page);
    };
    await Promise.all(portals.map(run));
  });
}

test('a version that cannot load is replaced by the one before, and that is reported', async ({
  browser,
  hosted,
}) => {
  const run = async (portal: Portal) => {
    const row = hosted.rows[portal.name];
    if (!row) throw new Error(`There is no row of ${portal.name}.`);
    const page = await openPage(browser, hosted, portal.who, `fallback of ${portal.name}`);
    const report = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/telemetry/remotes') && request.postDataJSON().outcome === 'replaced',
    );
    await page.goto(portal.path);
    await expect(headingOf(page, portal)).toBeVisible();
    expect((await report).postDataJSON()).toMatchObject({ remote: portal.name, version: '99.0.0' });
    await expect(page.getByText('A newer version')).toHaveCount(0);
    await closePage(page);
  };
  hosted.setRows(
    Object.fromEntries(
      Object.entries(hosted.rows).map(([name, row]) => [
        name,
        { ...row, version: '99.0.0', baseUrl: row.baseUrl.replace(row.version, '99.0.0'), previous: row },
      ]),
    ),
  );
  try {
    await Promise.all(portals.map(run));
  } finally {
    hosted.setRows(hosted.rows);
  }
});

test('an open page is offered a reload when the portal that it enters has a newer version, and may decline', async ({
  browser,
  hosted,
}) => {
  const page = await openPage(browser, hosted, 'student', 'open page');
  await page.clock.install();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  const notice = page.getByText('A newer version of the student portal is ready.');
  const { 'mf-student': row } = hosted.rows;
  hosted.setRows({ ...hosted.rows, ...(row && { 'mf-student': { ...row, version: '99.0.0' } }) });
  try {
    await page.clock.fastForward('02:00');
    await page.getByRole('link', { name: /my area/ }).click();
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  } finally {
    hosted.setRows(hosted.rows);
    await closePage(page);
  }
});

test('a portal that needs another version of what is shared asks for a refresh, and does not run', async ({
  browser,
  hosted,
}) => {
  const [, , portal] = portals;
  const row = portal && hosted.rows[portal.name];
  if (!row) throw new Error('There is no student portal.');
  const path = `/${portal.name}/99.1.0/`;
  cpSync(join(hosted.folder, new URL(row.baseUrl).pathname), join(hosted.folder, path), { recursive: true });
  const file = join(hosted.folder, path, row.entry);
  for (const compressed of ['.br', '.gz']) rmSync(file + compressed);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll('requiredVersion:"^19.0.0"', 'requiredVersion:"^20.0.0"'));
  expect(readFileSync(file, 'utf8')).not.toBe(text);
  const integrity = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
  hosted.setRows({
    ...hosted.rows,
    [portal.name]: { ...row, version: '99.1.0', baseUrl: path, integrity, previous: row },
  });
  const page = await openPage(browser, hosted, portal.who, 'another version of React');
  try {
    await page.goto(portal.path);
    const panel = page.getByRole('main').getByRole('alert');
    await expect(panel).toContainText('The student portal needs a refresh');
    await expect(panel.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  } finally {
    hosted.setRows(hosted.rows);
    await closePage(page);
  }
});
