import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityFaults, faultsInAllLooks, looks, putOn } from './support/accessibility';
import { sampleTutorId } from './support/bookingForm';
import { layoutShift, slowAnswers, watchShifts } from './support/layoutShift';
import { sample, signIn } from './support/people';
import { publicTexts } from './support/publicTexts';
import { settled } from './support/settled';
import { expect, test } from './support/test';

interface Screen {
  path: string;
  heading: string | RegExp;
}

const screens: Record<'visitor' | keyof typeof sample, Screen[]> = {
  visitor: [
    { path: '/', heading: /tutor/i },
    { path: '/subjects', heading: 'Explore Subjects' },
    { path: '/subjects/mathematics', heading: 'Mathematics' },
    { path: '/tutors', heading: 'Find Your Perfect Tutor' },
    { path: '/tutors?q=mathematics&day=Monday', heading: 'Find Your Perfect Tutor' },
    { path: '/tutors/{tutor}', heading: 'Kavitha Raman' },
    { path: '/about', heading: 'About Us' },
    { path: '/contact', heading: 'Contact Us' },
    { path: '/privacy', heading: 'Privacy' },
    { path: '/safety', heading: 'Child Safety' },
    { path: '/help', heading: 'Help' },
    { path: '/register', heading: 'Get Started' },
    { path: '/login', heading: 'Welcome Back' },
    { path: '/forgot-password', heading: 'Forgot Password' },
  ],
  tutor: [
    { path: '/tutor', heading: 'Welcome, Kavitha Raman' },
    { path: '/tutor/edit-profile', heading: 'Edit TUTOR Profile' },
    { path: '/tutor/edit-profile?tab=security', heading: 'Edit TUTOR Profile' },
    { path: '/tutor/edit-profile?tab=availability', heading: 'Edit TUTOR Profile' },
    { path: '/tutor/edit-profile?tab=calendar', heading: 'Edit TUTOR Profile' },
    { path: '/tutor/students', heading: 'My Students' },
    { path: '/tutor/bookings', heading: 'Manage Bookings' },
    { path: '/tutor/bookings/{booking}', heading: / with / },
    { path: '/tutor/bookings/{lesson}/room', heading: / with / },
    { path: '/tutor/earnings', heading: 'Earnings' },
    { path: '/tutor/calendar', heading: 'Calendar' },
    { path: '/tutor/calendar?view=month', heading: 'Calendar' },
  ],
  student: [
    { path: '/student', heading: 'My Learning Dashboard' },
    { path: '/student/dashboard', heading: 'My Learning Dashboard' },
    { path: '/student/classes', heading: 'My Classes' },
    { path: '/student/classes/{booking}', heading: / with / },
    { path: '/student/classes/{request}', heading: / with / },
    { path: '/student/classes/{lesson}', heading: 'Mathematics with Kavitha Raman' },
    { path: '/student/classes/{lesson}/room', heading: / with / },
    { path: '/student/calendar', heading: 'Calendar' },
    { path: '/student/reviews', heading: 'Reviews' },
    { path: '/student/profile', heading: 'Edit STUDENT Profile' },
    { path: '/student/profile?tab=security', heading: 'Edit STUDENT Profile' },
    { path: '/student/profile?tab=calendar', heading: 'Edit STUDENT Profile' },
    { path: '/student/bookings/:{tutor}', heading: 'Schedule Your Session' },
    {
      path: '/student/bookings/:{tutor}?subject={subject}&dateTime={time}&weeks=4',
      heading: 'Schedule Your Session',
    },
    { path: '/tutor/bookings', heading: 'This area is for tutors' },
  ],
  parent: [
    { path: '/parent', heading: 'Welcome Back, Meena Krishnan' },
    { path: '/parent/dashboard', heading: 'Welcome Back, Meena Krishnan' },
    { path: '/parent/children', heading: 'My Children' },
    { path: '/parent/children/{child}', heading: 'Arjun Krishnan' },
    { path: '/parent/bookings', heading: 'Manage Bookings' },
    { path: '/parent/bookings/{booking}', heading: / with / },
    { path: '/parent/bookings/{lesson}/room', heading: / with / },
    { path: '/parent/calendar', heading: 'Calendar' },
    { path: '/parent/reviews', heading: 'Reviews' },
    { path: '/parent/profile', heading: 'Edit PARENT Profile' },
    { path: '/parent/profile?tab=security', heading: 'Edit PARENT Profile' },
    { path: '/parent/link/children', heading: 'My Children' },
    { path: '/student/bookings/:{tutor}?child={child}', heading: 'Schedule Your Session' },
  ],
};

interface ListedBooking {
  _id: string;
  dateTime: string;
  endsAt: string;
  student: { _id: string; name: string };
}

/** @returns a subject and an open time of the tutor, with which the form shows the dates of weekly lessons */
const weeklyFor = async (request: APIRequestContext, tutor: string): Promise<Record<string, string>> => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const search = new URLSearchParams({ from: at(2), to: at(9), duration: '1' });
  const [subjects, slots] = await Promise.all(
    ['/api/subjects', `/api/tutors/${tutor}/slots?${search}`].map(async (path) =>
      (await request.get(path)).json(),
    ),
  );
  const mathematics = subjects.data.find(({ name }: { name: string }) => name === 'Mathematics');
  return { '{subject}': mathematics?._id ?? '', '{time}': slots.data[0]?.dateTime ?? '' };
};

/** @returns what stands in the addresses for ids, which differ from site to site */
const idsFor = async (request: APIRequestContext): Promise<Record<string, string>> => {
  const ofArjun = async (status: string): Promise<ListedBooking[]> => {
    const answer = await request.get(`/api/booking?status=${status}`);
    const bookings: ListedBooking[] = answer.ok() ? (await answer.json()).data : [];
    return bookings.filter(({ student }) => student.name === 'Arjun Krishnan');
  };
  const accepted = await ofArjun('accepted');
  const runsNow = ({ dateTime, endsAt }: ListedBooking) =>
    Date.parse(dateTime) <= Date.now() && Date.now() < Date.parse(endsAt);
  const tutor = await sampleTutorId(request);
  return {
    '{tutor}': tutor,
    '{booking}': accepted.find((booking) => !runsNow(booking))?._id ?? '',
    '{lesson}': accepted.find(runsNow)?._id ?? '',
    '{request}': (await ofArjun('pending'))[0]?._id ?? '',
    '{child}': accepted[0]?.student._id ?? '',
    ...(await weeklyFor(request, tutor)),
  };
};

const expectTexts = async (page: Page, texts: readonly (string | RegExp)[] = []): Promise<void> => {
  // What is folded away is said, too.
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  for (const text of texts) await expect(page.locator('body')).toContainText(text, { useInnerText: true });
};

for (const [who, pages] of Object.entries(screens)) {
  test(`what a ${who} sees says what it is to say, stands still while it loads, is accessible in both schemes, fits a narrow phone, and leaves the console silent`, async ({
    page,
    consoleFaults,
  }) => {
    // Many screens, each in several ways: seconds as a rule, minutes on a loaded machine.
    test.slow();
    if (who !== 'visitor') await signIn(page, sample[who as keyof typeof sample]);
    const ids = await idsFor(page.request);
    await watchShifts(page);
    await slowAnswers(page);
    for (const { path, heading } of pages) {
      for (const look of looks) {
        const at = `${path} at ${look.width}`;
        await test.step(at, async () => {
          await putOn(page, look);
          await page.goto(path.replace(/\{\w+\}/g, (name) => ids[name] ?? name));
          await settled(page, heading);
          expect(await layoutShift(page), `${at} moves`).toBeLessThan(0.01);
          expect(await accessibilityFaults(page, look), at).toEqual([]);
          // On a phone some stand in the menu.
          if (look.width === 1280) await expectTexts(page, publicTexts[path]);
        });
      }
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} at 320`).toBeLessThanOrEqual(0);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(consoleFaults).toEqual([]);
  });
}

test('an address that no portal knows shows the 404 page, with ways on', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Lost in Space?' })).toBeVisible();
  await expectTexts(page, publicTexts['/no/such/page']);
  expect(await faultsInAllLooks(page)).toEqual([]);
  await page.getByRole('link', { name: 'Beam Me Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a visitor who opens a page that needs a session signs in and comes back to it', async ({ page }) => {
  await page.goto('/tutor/bookings?from=mail');
  await expect(page).toHaveURL('/login?returnTo=%2Ftutor%2Fbookings%3Ffrom%3Dmail');
  await page.getByLabel('Email Address').fill(sample.tutor);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('not right');
  await expect(page.getByLabel('Email Address')).toHaveValue(sample.tutor);
  await page.getByLabel('Password', { exact: true }).fill('paadam-demo-lesson');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/tutor/bookings?from=mail');
  await expect(page.getByRole('heading', { name: 'Manage Bookings' })).toBeVisible();
});

for (const [role, word] of [
  ['tutor', 'Logout'],
  ['student', 'Sign out'],
  ['parent', 'Log Out'],
] as const) {
  test(`${word} of the ${role}’s panel ends the session, leads home and says so, and leaves nothing in the browser`, async ({
    page,
  }) => {
    await signIn(page, sample[role]);
    await page.goto(`/${role}`);
    const [answer] = await Promise.all([
      page.waitForResponse(/\/api\/logout$/),
      page.getByRole('main').getByRole('button', { name: word }).click(),
    ]);
    expect(answer.ok()).toBe(true);
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goto(`/${role}`);
    await expect(page).toHaveURL(/\/login\?returnTo=/);
  });
}
