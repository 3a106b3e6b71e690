import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { sample } from './people';
import { expect } from './test';

/** The two weeks of days that have an open time or none. */
export const days = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: 'Days' }).getByRole('radio');

/** The chosen day's open times; the value of each is its start. */
export const openTimes = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: /^Open times on/ }).getByRole('radio');

/**
 * @param origin of the site, where the request has no base of its own
 * @returns the id of the sample tutor, which differs from site to site
 */
export const sampleTutorId = async (request: APIRequestContext, origin = ''): Promise<string> => {
  const answer = await request.get(`${origin}/api/get_all_tutors?limit=100`);
  const { data } = (await answer.json()) as { data: { _id: string; email: string }[] };
  const tutor = data.find(({ email }) => email === sample.tutor);
  expect(tutor).toBeDefined();
  return tutor?._id ?? '';
};

/**
 * Shows the open times of a later day. Today's first open time may end while a test runs: the tutor needs two hours' notice.
 */
export const showLaterDay = async (page: Page): Promise<void> => {
  const day = days(page).and(page.locator(':enabled')).nth(1);
  await day.click();
  await expect(day).toBeChecked();
  await expect(openTimes(page).first()).toBeVisible();
};

/** Opens the form for the sample tutor, with a subject chosen and a later day's open times shown. */
export const openBookingForm = async (page: Page, tutorId: string): Promise<void> => {
  await page.goto(`/student/bookings/:${tutorId}`);
  await page.getByLabel('Subject').selectOption({ label: 'Mathematics' });
  await showLaterDay(page);
};

export const confirm = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Confirm Booking' }).click();
