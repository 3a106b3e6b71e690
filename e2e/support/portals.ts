import { type Browser, expect, type Page } from '@playwright/test';
import type { HostedSite } from './hostedSite';

/** A portal, with one page of it that tests open. */
export interface Portal {
  name: string;
  /** What the panel calls it. */
  title: string;
  /** Who may see it. */
  who: 'student' | 'tutor' | 'parent';
  path: string;
  heading: string | RegExp;
  /** The chunk that this page comes in. */
  chunk: string;
  /** Where people go from page to page, the footer where the portal has no menu of its own, and what this page is called there. */
  menu: { role: 'navigation' | 'contentinfo'; name?: string; item: string };
  /** Another page of it, which that menu calls by its heading. */
  neighbour: { path: string; heading: string };
}

export const portals: readonly Portal[] = [
  {
    name: 'mf-public',
    title: 'The public site',
    who: 'student',
    path: '/about',
    heading: 'About Us',
    chunk: 'about',
    menu: { role: 'contentinfo', item: 'About Us' },
    neighbour: { path: '/contact', heading: 'Contact Us' },
  },
  {
    name: 'mf-tutor',
    title: 'The tutor panel',
    who: 'tutor',
    path: '/tutor/bookings',
    heading: 'Manage Bookings',
    chunk: 'bookings',
    menu: { role: 'navigation', name: 'Tutor Panel', item: 'Manage Bookings' },
    neighbour: { path: '/tutor/students', heading: 'My Students' },
  },
  {
    name: 'mf-student',
    title: 'The student portal',
    who: 'student',
    path: '/student/dashboard',
    heading: 'My Learning Dashboard',
    chunk: 'dashboard',
    menu: { role: 'navigation', name: 'Student Portal', item: 'Dashboard' },
    neighbour: { path: '/student/classes', heading: 'My Classes' },
  },
  {
    name: 'mf-parent',
    title: 'The parent portal',
    who: 'parent',
    path: '/parent/dashboard',
    heading: /Welcome Back/,
    chunk: 'dashboard',
    menu: { role: 'navigation', name: 'Parent Portal', item: 'Dashboard' },
    neighbour: { path: '/parent/children', heading: 'My Children' },
  },
];

export const portalNamed = (name: string): Portal => {
  const portal = portals.find((one) => one.name === name);
  if (!portal) throw new Error(`There is no portal ${name}.`);
  return portal;
};

/** @returns what `find` finds for the portal, in something that has it for each */
export const ofPortal = <Value>(byName: Record<string, Value>, { name }: Portal): Value => {
  const value = byName[name];
  if (value === undefined) throw new Error(`There is nothing of ${name}.`);
  return value;
};

/**
 * @param agent what the browser calls itself; some servers answer it wrongly
 * @returns a page of a person who may see the portal, in a browser that has loaded nothing yet
 */
export const openPage = async (
  browser: Browser,
  hosted: HostedSite,
  { who }: Portal,
  agent: string,
): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: hosted.front.origin,
    storageState: hosted.sessions[who],
    userAgent: agent,
  });
  return context.newPage();
};

/**
 * Gives the page a clock of its own.
 *
 * @returns makes that clock stand still, so that a slow machine does not count against what the page loads
 */
export const giveClock = async (page: Page): Promise<() => Promise<void>> => {
  const start = new Date();
  await page.clock.install({ time: start });
  // It runs until then, and cannot be set back to a moment that has passed.
  return () => page.clock.pauseAt(new Date(start.getTime() + 120_000));
};

/** As `openPage`; the page's own clock stands still. */
export const openStill = async (...opening: Parameters<typeof openPage>): Promise<Page> => {
  const page = await openPage(...opening);
  const stopClock = await giveClock(page);
  await stopClock();
  return page;
};

/**
 * Has the page wait four times as long before it gives anything up, so that a slow machine does not count against what
 * it loads. Short delays are as they are: React waits for some before it shows what has come. A clock that is to be
 * installed comes first, since it would take this away.
 */
export const makePatient = (page: Page) =>
  page.addInitScript(() => {
    const [start, now, abort] = [setTimeout, performance.now.bind(performance), AbortSignal.timeout];
    const waitFor = (ms = 0) => (ms < 1_000 ? ms : ms * 4);
    Object.assign(window, {
      setTimeout: (work: TimerHandler, ms?: number, ...rest: unknown[]) => start(work, waitFor(ms), ...rest),
    });
    performance.now = () => now() / 4;
    AbortSignal.timeout = (ms) => abort.call(AbortSignal, waitFor(ms));
  });

/** As `openPage`; the page is patient. */
export const openPatient = async (...opening: Parameters<typeof openPage>): Promise<Page> => {
  const page = await openPage(...opening);
  await makePatient(page);
  return page;
};

export const closePage = (page: Page): Promise<void> => page.context().close();

/** Goes to the portal's page, whose load may never end: what hangs is a part of it. */
export const enter = async (page: Page, { path }: Portal): Promise<void> => {
  await page.goto(path, { waitUntil: 'commit' });
};

export const headingOf = (page: Page, { heading }: Portal) =>
  page.getByRole('heading', { level: 1, name: heading });

const chooseInMenu = (page: Page, { menu: { role, name } }: Portal, item: string): Promise<void> =>
  page
    .getByRole(role, name === undefined ? {} : { name, exact: true })
    .getByRole('link', { name: item, exact: true })
    .click();

/** Goes on to the portal's page from another of its pages. */
export const goOn = (page: Page, portal: Portal): Promise<void> =>
  chooseInMenu(page, portal, portal.menu.item);

export const expectNeighbour = (page: Page, { neighbour }: Portal): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: neighbour.heading })).toBeVisible();

/** The portal's own menu leads away from what did not come. */
export const goToNeighbour = async (page: Page, portal: Portal): Promise<void> => {
  await chooseInMenu(page, portal, portal.neighbour.heading);
  await expectNeighbour(page, portal);
};

/** Opens another page of the portal, whose load comes to its end. */
export const openNeighbour = async (page: Page, portal: Portal): Promise<void> => {
  await page.goto(portal.neighbour.path);
  await expectNeighbour(page, portal);
};

export const panelOf = (page: Page, { title }: Portal) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: `${title} is not available right now` });

/** The panel stands inside the layout, is announced, names the portal and offers both ways on. */
export const expectPanel = async (page: Page, portal: Portal, reason: string | RegExp): Promise<void> => {
  const panel = panelOf(page, portal);
  await expect(panel).toContainText(reason);
  await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
};

/** Retry fails again, which is said to the person who does not see it: the focus comes to the heading of the panel. */
export const retryInVain = async (page: Page, portal: Portal, reason: string | RegExp): Promise<void> => {
  await panelOf(page, portal).getByRole('button', { name: 'Retry' }).click();
  await expect(panelOf(page, portal).getByRole('heading')).toBeFocused();
  await expectPanel(page, portal, reason);
};

/** Retry brings the page into the same document, and the focus to its heading. */
export const expectRecovery = async (page: Page, portal: Portal): Promise<void> => {
  await page.evaluate(() => Object.assign(window, { __sameDocument: true }));
  await panelOf(page, portal).getByRole('button', { name: 'Retry' }).click();
  await expect(headingOf(page, portal)).toBeFocused();
  expect(await page.evaluate(() => '__sameDocument' in window)).toBe(true);
};

/** Another portal opens within the page that shows the panel, and the way back leads to the panel again. */
export const expectWayRound = async (page: Page, broken: Portal, reason: string | RegExp): Promise<void> => {
  const [link, address] =
    broken.name === 'mf-public'
      ? [page.getByRole('link', { name: /my area/ }), '/student']
      : [panelOf(page, broken).getByRole('link', { name: 'Home' }), '/'];
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(panelOf(page, broken)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expectPanel(page, broken, reason);
};

/** The three other portals open in pages of their own. */
export const expectOthers = async (
  browser: Browser,
  hosted: HostedSite,
  broken: Portal,
  agent: string,
): Promise<void> => {
  for (const other of portals.filter(({ name }) => name !== broken.name)) {
    const page = await openPatient(browser, hosted, other, agent);
    await enter(page, other);
    await expect(headingOf(page, other)).toBeVisible();
    await closePage(page);
  }
};
