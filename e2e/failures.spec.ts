import type { Page } from '@playwright/test';
import { authenticatorApp } from './support/appCode';
import { confirm, days, openBookingForm, openTimes, sampleTutorId } from './support/bookingForm';
import { giveLessons } from './support/lessons';
import { register } from './support/newPerson';
import { mailedCode, sample, signIn } from './support/people';
import { askForAccount, enterCode, password } from './support/register';
import { startSite } from './support/startSite';
import { expect, test } from './support/test';
import { untilTakenOver } from './support/untilTakenOver';

test('a wrong code says so and keeps the step; the right one still works', async ({ page }) => {
  const address = await askForAccount(page, 'Wrong Coder');
  const right = await mailedCode(page.request, address);
  await enterCode(page, right === '000000' ? '111111' : '000000');
  await expect(page.getByRole('alert').filter({ hasText: 'not right' })).toBeVisible();
  await expect(page).toHaveURL(/\/register/);
  await enterCode(page, right);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /Wrong Coder/ })).toBeVisible();
});

test('of two students who want one time, one gets it and the other fresh times with the form kept', async ({
  page: first,
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.origin });
  const second = await context.newPage();
  const tutorId = await sampleTutorId(first.request);
  const racers = [first, second];
  for (const [index, page] of racers.entries()) {
    await register(page.context(), { name: `Racer ${index}`, role: 'student' });
    await openBookingForm(page, tutorId);
    await page.getByLabel('Duration').selectOption('2');
    // Of what is left of today, one time may be all that there is.
    await days(page).nth(2).click();
    await openTimes(page).first().click();
  }
  const wanted = await openTimes(first).first().inputValue();

  await Promise.all(racers.map(confirm));

  const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'has been taken' });
  const outcome = async (page: Page): Promise<'booked' | 'refused' | 'open'> => {
    if (await refusal(page).isVisible()) return 'refused';
    return (await page.getByText('Booking created successfully').isVisible()) ? 'booked' : 'open';
  };
  await expect
    .poll(async () => [await outcome(first), await outcome(second)].sort())
    .toEqual(['booked', 'refused']);

  const loser = (await outcome(first)) === 'refused' ? first : second;
  await expect(loser.getByLabel('Duration')).toHaveValue('2');
  await expect(loser.getByLabel('Subject').locator('option:checked')).toHaveText('Mathematics');
  await expect(openTimes(loser).and(loser.locator(`[value="${wanted}"]`))).toHaveCount(0);
  await openTimes(loser).first().click();
  await confirm(loser);
  await expect(loser.getByText('Booking created successfully')).toBeVisible();
  await context.close();
});

test('a time that has passed is refused beside its field, and the form stays', async ({ page }) => {
  await register(page.context(), { name: 'Late Comer', role: 'student' });
  await openBookingForm(page, await sampleTutorId(page.request));
  await page.getByRole('button', { name: 'Another time' }).click();
  await page.getByLabel('Date & Time').fill('2026-01-05T10:00');
  await confirm(page);
  await expect(page.getByText(/passed|future/).first()).toBeVisible();
  await expect(page.getByLabel('Date & Time')).toHaveValue('2026-01-05T10:00');
  await expect(page.getByLabel('Subject').locator('option:checked')).toHaveText('Mathematics');
});

test('an expired session opens a sign-in dialog over the form, and the booking goes on after it', async ({
  page,
  context,
}) => {
  const { address } = await register(context, { name: 'Long Thinker', role: 'student' });
  await openBookingForm(page, await sampleTutorId(page.request));
  await openTimes(page).first().click();
  await context.clearCookies();
  await confirm(page);

  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Email Address')).toHaveValue(address);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Booking created successfully')).toBeVisible();
});

test('whoever signs in with two steps does so in that dialog as well, and what was typed is still there', async ({
  page,
  context,
}) => {
  const { call } = await register(context, { name: 'Careful Thinker', role: 'student' });
  const { secret } = await call<{ secret: string }>('POST', '/two_step/secret');
  const app = authenticatorApp(secret);
  await call('PUT', '/two_step', { password, code: app.code() });
  await openBookingForm(page, await sampleTutorId(page.request));
  await openTimes(page).first().click();
  await context.clearCookies();
  await confirm(page);

  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  const code = dialog.getByLabel('Code from your app');
  await expect(code).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(app.code());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Booking created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a server that is down is said so on every form, nothing typed is lost, and it goes on once it is back', async ({
  browser,
}) => {
  const site = await startSite();
  const context = await browser.newContext({ baseURL: site.origin });
  try {
    const page = await context.newPage();
    await register(context, { name: 'Patient Person', role: 'student' });
    await openBookingForm(page, await sampleTutorId(page.request));
    await openTimes(page).first().click();

    await site.stop();
    await confirm(page);
    await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
    await expect(page.getByLabel('Subject').locator('option:checked')).toHaveText('Mathematics');

    await site.restart();
    await confirm(page);
    await expect(page.getByText('Booking created successfully')).toBeVisible();
  } finally {
    await context.close();
    await site.remove();
  }
});

test('after a server is killed it starts again on the same data with every booking it acknowledged', async ({
  browser,
}) => {
  const site = await startSite();
  const context = await browser.newContext({ baseURL: site.origin });
  try {
    const page = await context.newPage();
    const student = await register(context, { name: 'Unlucky Timing', role: 'student' });
    const tutorId = await sampleTutorId(page.request);
    // A person who has had a lesson may have several requests waiting.
    await giveLessons(site, { tutor: { id: tutorId }, student, count: 1 });
    for (let booked = 0; booked < 3; booked += 1) {
      await openBookingForm(page, tutorId);
      await openTimes(page).first().click();
      await confirm(page);
      await expect(page.getByText('Booking created successfully')).toBeVisible();
    }
    await site.kill();
    await site.restart();
    await page.goto('/student/dashboard');
    const waiting = page.getByRole('region', { name: /Waiting for the tutor/ }).getByRole('listitem');
    await expect(waiting).toHaveCount(3);
  } finally {
    await context.close();
    await site.remove();
  }
});

test('what the shell lends to portals alone is asked for again by Retry, in place', async ({ page }) => {
  const lent = /\/shell\/.*\/features\./;
  await signIn(page, sample.tutor);
  await page.route(lent, (route) => route.abort());
  await page.goto('/about');
  await untilTakenOver(page);
  await page.evaluate(() => Object.assign(window, { openedBefore: true }));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Bookings', exact: true })
    .click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute(lent);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Bookings' })).toBeVisible();
  // Another portal that borrows the same is not spoilt either, nor was the page opened anew.
  expect(await page.evaluate(() => 'openedBefore' in window)).toBe(true);
});
