import type { Page } from '@playwright/test';
import { source as axeSource } from 'axe-core';
import { sampleTutorId } from './support/bookingForm';
import { sample, signIn } from './support/people';
import { expect, test } from './support/test';

interface Screen {
  path: string;
  heading: string | RegExp;
}

const screens: Record<'visitor' | keyof typeof sample, Screen[]> = {
  visitor: [
    { path: '/', heading: /tutor/i },
    { path: '/subjects', heading: 'Explore Subjects' },
    { path: '/tutors', heading: 'Find Your Perfect Tutor' },
    { path: '/tutors/{id}', heading: 'Kavitha Raman' },
    { path: '/about', heading: 'About Us' },
    { path: '/contact', heading: 'Contact Us' },
    { path: '/register', heading: 'Get Started' },
    { path: '/login', heading: 'Welcome Back' },
    { path: '/forgot-password', heading: 'Forgot Password' },
  ],
  student: [
    { path: '/student/dashboard', heading: 'My Learning Dashboard' },
    { path: '/student/bookings/:tutor', heading: 'Schedule Your Session' },
    { path: '/tutor/bookings', heading: 'This area is for tutors' },
  ],
  tutor: [{ path: '/tutor/bookings', heading: 'Manage Bookings' }],
  parent: [{ path: '/parent/dashboard', heading: /Welcome Back/ }],
};

/** Everything has come: nothing is busy, nothing stands in for what is on its way. */
const settled = async (page: Page, heading: Screen['heading']): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

const accessibilityFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    // A change of the colour scheme fades in; contrast is measured where it leads.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { axe } = window as unknown as typeof import('axe-core') & { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
  });
};

for (const [who, pages] of Object.entries(screens)) {
  test(`what a ${who} sees is accessible in both schemes, fits a narrow phone, and leaves the console silent`, async ({
    page,
    consoleFaults,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (who !== 'visitor') await signIn(page, sample[who as keyof typeof sample]);
    const tutorId = await sampleTutorId(page.request);
    for (const { path, heading } of pages) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(path.replace(':tutor', `:${tutorId}`).replace('{id}', tutorId));
        await settled(page, heading);
        for (const [width, colorScheme] of [
          [1280, 'light'],
          [1280, 'dark'],
          [360, 'light'],
          [360, 'dark'],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          expect(await accessibilityFaults(page), `${path} at ${width}, ${colorScheme}`).toEqual([]);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${path} at 320`).toBeLessThanOrEqual(0);
      });
    }
    expect(consoleFaults).toEqual([]);
  });
}

test('an address that no portal knows shows the 404 page, with ways on', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Lost in Space?' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
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

test('logging out leads home and says so, and the session is over', async ({ page }) => {
  await signIn(page, sample.parent);
  await page.goto('/parent');
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/parent');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
});
