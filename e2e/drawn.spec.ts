import type { Page } from '@playwright/test';
import { layoutShift, watchShifts } from './support/layoutShift';
import { expect, test, watchConsole } from './support/test';
import { untilTakenOver } from './support/untilTakenOver';

/** What a visitor reads first, with something of the page that comes out of the database or stands in its code. */
const pages: Record<string, { h1: string; says: string }> = {
  '/': { h1: 'Find the tutor who makes it click', says: 'Kavitha Raman' },
  '/tutors': { h1: 'Find Your Perfect Tutor', says: 'Kavitha Raman' },
  '/subjects': { h1: 'Explore Subjects', says: 'Mathematics' },
  '/subjects/mathematics': { h1: 'Mathematics', says: 'Kavitha Raman' },
  '/about': { h1: 'About Us', says: 'Kavitha Sundaram' },
  '/contact': { h1: 'Contact Us', says: 'Madurai' },
  '/login': { h1: 'Welcome Back', says: 'Password' },
  '/register': { h1: 'Get Started', says: 'Full Name' },
};

/** Where the machine is busy, a page may be given up, and is drawn the next time. */
const untilDrawn = async (page: Page, path: string): Promise<string> => {
  let html = '';
  await expect
    .poll(async () => {
      html = await (await page.request.get(path)).text();
      return html.includes('id="paadam-drawn"');
    })
    .toBe(true);
  return html;
};

/** @returns what is in the page otherwise than the code that has taken it over would have it: React leaves it as it is, and silent */
const leftAsDrawn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = {
      className: 'class',
      href: 'href',
      id: 'id',
      title: 'title',
      dateTime: 'datetime',
      role: 'role',
    };
    return [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((one) => one.startsWith('__reactProps'));
      const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : {};
      return Object.entries(names).flatMap(([prop, attribute]) => {
        const [wanted, found] = [props?.[prop] ?? null, element.getAttribute(attribute)];
        return wanted === found ? [] : [`${element.localName}: ${attribute} is ${found}, not ${wanted}`];
      });
    });
  });

const portalEntry = /\/mf-public\/[^/]+\/remoteEntry\./;

/** Keeps files back until they are released. */
const hold = async (page: Page, files: RegExp): Promise<{ release: () => void }> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
};

test('the public pages are in their documents, with what they say', async ({ page }) => {
  for (const [path, { h1, says }] of Object.entries(pages)) {
    const html = await untilDrawn(page, path);
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${h1}</h1>`));
    expect(html, path).toContain(says);
    expect(html, path).not.toMatch(/<[^>]* style="/);
    // What takes the page over writes these anew; words would move as their font is chosen anew.
    expect(html.match(/<style data-styled[^>]*>([^<]*)/)?.[1], path).not.toContain('@font-face');
  }
});

for (const [timezoneId, colorScheme] of [
  ['Asia/Kolkata', 'dark'],
  ['America/New_York', 'light'],
  ['Pacific/Apia', 'dark'],
] as const) {
  test(`in ${timezoneId} a drawn page is taken over as it stands, and asks for nothing`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.origin, timezoneId, colorScheme });
    const page = await context.newPage();
    const faults: string[] = [];
    watchConsole(page, faults);
    await watchShifts(page);
    const { data } = await (await page.request.get('/api/get_all_tutors?limit=1')).json();
    for (const path of [...Object.keys(pages), `/tutors/${data[0]._id}`]) {
      await untilDrawn(page, path);
      const calls: string[] = [];
      page.removeAllListeners('request');
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/') && pathname !== '/api/telemetry/remotes') calls.push(pathname);
      });
      await page.goto(path);
      await untilTakenOver(page);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      // Drawn on India's clock: elsewhere a time may take a line more, and the days of a week stand a place further on.
      const most = timezoneId === 'Asia/Kolkata' ? 0.005 : 0.05;
      expect(await layoutShift(page), path).toBeLessThan(most);
      expect(calls, path).toEqual([]);
      expect(faults, path).toEqual([]);
      expect(await leftAsDrawn(page), path).toEqual([]);
    }
    await context.close();
  });
}

test('the home page’s drawings stay as they were drawn, and their code comes to who arrives from another page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/home-drawings\.\w+\.js$/.test(request.url())) asked.push(request.url());
  });
  await untilDrawn(page, '/');
  await page.goto('/');
  await untilTakenOver(page);
  const hero = page.locator('main svg[viewBox="0 0 640 520"]');
  await expect(hero).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(hero).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(hero).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('who has scrolled a drawn page before it is taken over stays there, and finds the place again', async ({
  page,
}) => {
  await untilDrawn(page, '/tutors');
  const { release } = await hold(page, /\.js$/);
  await page.goto('/tutors', { waitUntil: 'commit' });
  const position = () => page.evaluate(() => window.scrollY);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 700));
    expect(await position()).toBe(700);
  }).toPass();
  release();
  await untilTakenOver(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await position()).toBe(700);

  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  expect(await position()).toBe(0);
  await page.goBack();
  await expect.poll(position).toBe(700);
});

test('a page whose portal is late can be read, and what stands around it works', async ({
  page,
  consoleFaults,
}) => {
  await untilDrawn(page, '/about');
  const { release } = await hold(page, portalEntry);
  await page.goto('/about', { waitUntil: 'commit' });
  const appearance = page.getByRole('switch', { name: 'Dark appearance' }).first();
  const before = await appearance.getAttribute('aria-checked');
  await expect(async () => {
    await appearance.click();
    await expect(appearance).not.toHaveAttribute('aria-checked', before ?? '', { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  release();
  await untilTakenOver(page);
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(consoleFaults).toEqual([]);
});

test('a drawn page whose portal does not come gives way to the panel that says so', async ({ page }) => {
  await untilDrawn(page, '/about');
  await page.route(portalEntry, (route) => route.abort());
  await page.goto('/about');
  await expect(
    page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Retry' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toHaveCount(0);
});

test('a drawn page whose portal comes in another version begins anew', async ({ page, consoleFaults }) => {
  await untilDrawn(page, '/about');
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    const { 'content-encoding': _, 'content-length': __, ...headers } = answer.headers();
    const body = (await answer.text())
      .replace(/(id="paadam-drawn">\{"portal":\{"name":"mf-public","version":")[^"]+/, '$10.9.0')
      .replace(/(<h1[^>]*>)About Us/, '$1About us, as it was');
    await route.fulfill({ status: answer.status(), headers, body });
  });
  const { release } = await hold(page, portalEntry);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'About us, as it was' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(consoleFaults).toEqual([]);
});
