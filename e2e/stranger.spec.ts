import type { Locator } from '@playwright/test';
import { mailedCode, newAddress } from './support/people';
import { password } from './support/register';
import { query } from './support/siteDatabase';
import { expect, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** From the home page to a request that was sent; typing is not counted, going to a field is. */
const mostTaps = 12;

test('a stranger with a phone goes from “maths class 10” to a request in a dozen taps', async ({
  page,
  site,
  consoleFaults,
}) => {
  let taps = 0;
  const tap = async (where: Locator) => {
    taps += 1;
    await where.tap();
  };
  const type = async (field: Locator, text: string) => {
    if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field);
    await page.keyboard.type(text);
  };
  const address = newAddress();

  await page.goto('/');
  await type(page.getByRole('combobox', { name: 'What would you like to learn?' }), 'maths class 10');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tutors\?q=maths(\+|%20)class(\+|%20)10$/);
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Book Now' }) })
    .first();
  await expect(first).toContainText('Mathematics');
  await tap(first.getByRole('link', { name: 'Book Now' }));

  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await tap(page.getByRole('link', { name: 'Create account' }));
  await type(page.getByLabel('Full Name'), 'Yamini Selvam');
  await type(page.getByLabel('Email Address'), address);
  await type(page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  await type(page.getByRole('textbox', { name: /OTP/ }), await mailedCode(page.request, address));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Schedule Your Session' })).toBeVisible();
  const subject = page.getByLabel('Subject');
  if ((await subject.inputValue()) === '') {
    taps += 2;
    await subject.selectOption({ label: 'Mathematics' });
  }
  await tap(
    page
      .getByRole('radiogroup', { name: /^Open times on/ })
      .getByRole('radio')
      .first(),
  );
  await tap(page.getByRole('button', { name: 'Confirm Booking' }));
  await expect(page.getByText('Booking created successfully')).toBeVisible();

  expect(taps).toBeLessThanOrEqual(mostTaps);
  const requests = await query(
    site,
    `select status from bookings join users on users.id = student_id where lower(email) = $1`,
    [address],
  );
  expect(requests).toEqual([{ status: 'pending' }]);
  expect(consoleFaults).toEqual([]);
});
