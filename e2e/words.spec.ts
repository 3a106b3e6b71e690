import type { Browser } from '@playwright/test';
import { sampleTutorId } from './support/bookingForm';
import { test as base } from './support/lessonRoom';
import { accept, ask, startIn, startTeaching } from './support/lessons';
import { callsIn, newPerson } from './support/newPerson';
import { sample, samplePassword, signIn } from './support/people';
import { plainTexts, watchAnswers } from './support/plainTexts';
import { kindOf, pressAll } from './support/pressAll';
import { settled } from './support/settled';
import { query } from './support/siteDatabase';
import { type Site, startSite } from './support/startSite';
import { expect, watchConsole } from './support/test';

/** The language of tests, in which each text of ours looks unlike English, is offered by no site but such a one. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off this pattern
    async ({}, use) => {
      const site = await startSite({ environment: { LANGUAGES: 'en,ta,hi,qps', PAYMENTS: 'test' } });
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const pages = [
  '/',
  '/subjects',
  '/subjects/mathematics',
  '/tutors',
  '/about',
  '/contact',
  '/register',
  '/login',
  '/forgot-password',
  '/terms',
  '/privacy',
  '/refunds',
  '/safety',
  '/help',
  '/no/such/page',
];

test('every text of the public pages and of what is around them can be translated', async ({ page }) => {
  test.slow();
  const known = watchAnswers(page);
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(`/qps${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await plainTexts(page, known), path).toEqual([]);
    });
  }
  await page.goto('/qps/login');
  await page.locator('button[type=submit]').first().click();
  await expect(page.getByText(/^\[Þļéåšé|^\[Pļéåšé/).first()).toBeVisible();
  expect(await plainTexts(page, known), 'errors of a form').toEqual([]);
});

/** The pages of who is signed in, and what leads from them to one of each kind of the others. */
const portals = {
  tutor: {
    pages: [
      '/tutor',
      '/tutor/students',
      '/tutor/earnings',
      '/tutor/bookings',
      '/tutor/calendar',
      ...['', '?tab=availability', '?tab=calendar', '?tab=security'].map(
        (tab) => `/tutor/edit-profile${tab}`,
      ),
    ],
    others: [/\/tutor\/bookings\/[\w-]+$/, /\/tutor\/bookings\/[\w-]+\/room$/],
  },
  student: {
    pages: [
      '/student',
      '/student/classes',
      '/student/reviews',
      '/student/payments',
      '/student/calendar?view=day',
      '/student/profile',
    ],
    others: [/\/student\/classes\/[\w-]+$/, /\/student\/payments\/[\w-]+$/],
  },
  parent: {
    pages: [
      '/parent',
      '/parent/children',
      '/parent/link/children',
      '/parent/bookings',
      '/parent/reviews',
      '/parent/payments',
      '/parent/calendar',
      '/parent/profile?tab=security',
    ],
    others: [/\/parent\/children\/[\w-]+$/, /\/parent\/bookings\/[\w-]+$/, /\/parent\/payments\/[\w-]+$/],
  },
};

/** Gives the sample student, whose parent is linked, a lesson to pay. */
const addDueLesson = async (browser: Browser): Promise<void> => {
  const tutor = await newPerson({ browser, name: 'Meera Iyer', role: 'tutor', consoleFaults: [] });
  await startTeaching(tutor);
  const context = await browser.newContext();
  const call = callsIn(context);
  const credentials = { email: sample.student, password: samplePassword };
  const { id } = await call<{ id: string }>('POST', '/login', credentials);
  await accept(tutor, await ask({ id, call }, tutor, { days: 5 }));
  await context.close();
};

for (const [person, { pages: own, others }] of Object.entries(portals)) {
  test(`every text of the ${person}’s pages, and of what opens there, can be translated`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await addDueLesson(browser);
    const known = watchAnswers(page);
    await signIn(page, sample[person as keyof typeof portals]);
    const links = new Set<string>();
    // The person who logs out, or goes to pay, sees no more of them.
    const pressed = new Set(['Ļöĝöûţ', 'Šîĝñ öûţ', 'Ļöĝ Öûţ', 'Påý ₹'].map(kindOf));
    let dialogs = 0;
    // What the API has answered may be read here later than the page shows it.
    const look = (what: string) => expect.poll(() => plainTexts(page, known), { message: what }).toEqual([]);
    const walk = async (path: string) =>
      test.step(path, async () => {
        await page.goto(path);
        await settled(page, /./);
        await page.waitForLoadState('networkidle');
        await look(path);
        const all = page.getByRole('link');
        for (const path of await all.evaluateAll((found) =>
          found.map((one) => one.getAttribute('href') ?? ''),
        ))
          if (path.startsWith('/qps/')) links.add(path);
        dialogs += await pressAll(page, pressed, (name) => look(`${path}, ${name}`));
      });
    const booking = `/student/bookings/:${await sampleTutorId(page.request)}`;
    for (const path of person === 'tutor' ? own : [...own, booking]) await walk(`/qps${path}`);
    for (const kind of others) {
      const found = [...links].find((path) => kind.test(path));
      expect(found, String(kind)).toBeDefined();
      await walk(found ?? '');
    }
    expect(dialogs).toBeGreaterThan(2);

    await page.route(/\/api\/(?!refresh)/, (route) => route.abort());
    await page.goto(`/qps${own[1]}`);
    await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
    await look('what cannot be loaded');
  });
}

test('every text of a lesson’s room, and of looking back at it, can be translated', async ({
  room,
  site,
}) => {
  const { tutor, student, lesson } = room;
  const { page } = tutor;
  // As one that costs nothing until it is over.
  await query(site, 'update bookings set pay_by = null where id = $1', [lesson._id]);
  const known = watchAnswers(page);
  const look = (what: string) => expect.poll(() => plainTexts(page, known), { message: what }).toEqual([]);
  for (const [one, path] of [
    [student.page, `/qps/student/classes/${lesson._id}`],
    [page, `/qps/tutor/bookings/${lesson._id}`],
  ] as const) {
    await one.goto(`${path}/room`);
    await one.getByRole('button', { name: /ŵîţĥöûţ çåméŕå/ }).click();
    await expect(one.getByRole('application')).toBeVisible();
  }
  await look('the room');
  const leave = page.getByRole('button', { name: /Ļéåvé/ });
  await pressAll(page, new Set([kindOf((await leave.textContent()) ?? '')]), (name) =>
    look(`the room, ${name}`),
  );
  await leave.click();
  await expect(page.getByRole('application')).toHaveCount(0);
  await look('after it');

  await startIn(site, lesson, -90);
  await page.goto(`/qps/tutor/bookings/${lesson._id}`);
  await settled(page, /./);
  await look('the lesson that is over');
  await pressAll(page, new Set(), (name) => look(`the lesson that is over, ${name}`));
});

test('a page and its words come at once: what is drawn is what the browser goes on with', async ({
  page,
}) => {
  const faults: string[] = [];
  watchConsole(page, faults);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const inEnglish = scripts.splice(0);
  expect(inEnglish.filter((path) => /\.(ta|hi|qps)\.|app-/.test(path))).toEqual([]);
  await page.goto('/qps/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[/);
  await page.waitForLoadState('networkidle');
  // The frame's file stands for the one without words, the page's is one more; besides those there is what comes after the
  // first view: English is offered here.
  const late = /\/(http|language-choice)\.\w+\.js$/;
  const early = (all: string[]) => new Set(all.filter((path) => !late.test(path)));
  const [before, after] = [early(inEnglish), early(scripts)];
  const further = [...after].filter((path) => !before.has(path));
  expect(further.sort()).toEqual([
    expect.stringMatching(/\/home\.qps\.\w+\.js$/),
    expect.stringMatching(/\/app-qps\.\w+\.js$/),
  ]);
  expect(after.size).toBe(before.size + 1);
  // Of a page that the browser opens by itself, too.
  await page
    .getByRole('link', { name: /^\[.*Šûbĵéçţš/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/qps\/subjects$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[/);
  expect(faults).toEqual([]);
});

test('what a portal puts around its pages waits for its words as they do', async ({ page }) => {
  await signIn(page, sample.student);
  const code = page.waitForResponse(/\/mf-student\/.*\/dashboard\.\w+\.js$/);
  let bring = () => {};
  const called = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/\/dashboard\.qps\.\w+\.js/, async (route) => {
    await called;
    await route.continue();
  });
  await page.goto('/qps/student', { waitUntil: 'commit' });
  await code;
  // All else has come, and has had its turn.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  bring();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[/);
  await expect(page.getByRole('navigation', { name: /Šţûðéñţ/ })).toBeVisible();
});

test('a page whose words do not come, or not as they were built, is in English, says so, and works', async ({
  page,
}) => {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry/remotes')) told.push(request.postDataJSON());
  });
  const notes: string[] = [];
  page.on('console', (message) => notes.push(message.text()));
  await page.route(/\/about\.qps\.\w+\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(/\/contact\.qps\.\w+\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.body.textContent = "tampered"' }),
  );
  for (const [path, heading] of [
    ['/qps/about', 'About Us'],
    ['/qps/contact', 'Contact Us'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('navigation').first()).toHaveText(/\[/);
    await expect
      .poll(() => notes.filter((note) => note.includes('shown in English')).length)
      .toBeGreaterThan(0);
    notes.length = 0;
  }
  await page.goto('/qps/subjects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[/);
  await expect(page.locator('main')).not.toHaveAttribute('lang');
  await expect
    .poll(() => told)
    .toContainEqual(expect.objectContaining({ remote: 'mf-public', stage: 'words', outcome: 'failed' }));
});

test('where the frame’s own words do not come, all is in English and works', async ({ page }) => {
  await page.route(/\/app-qps\.\w+\.js/, (route) => route.abort());
  await page.goto('/qps/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
});
