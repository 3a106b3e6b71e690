import type { Page } from '@playwright/test';
import { accessibilityFaults, looks, putOn } from './support/accessibility';
import { pageFaults } from './support/pageFaults';
import { samplePassword, signIn } from './support/people';
import { expect, test } from './support/test';

const operator = 'operator@paadam.test';
/** A tutor of the sample data that no other test is about. */
const tutor = { name: 'Gurpreet Singh Bains', email: 'gurpreet.bains@paadam.test' };

const open = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
};

test('an operator finds a tutor, suspends and lifts; the tutor and the list follow', async ({
  page,
  browser,
  site,
  consoleFaults,
}) => {
  const check = async (where: string) => {
    for (const look of looks) {
      await putOn(page, look);
      expect([where, look, await accessibilityFaults(page, look)]).toEqual([where, look, []]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([where, width <= look.width]).toEqual([where, true]);
    }
    await putOn(page, { width: 1280, colorScheme: 'light' });
  };

  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible();
  await check('sign-in');
  await page.getByLabel('E-mail address').fill(operator);
  await page.getByLabel('Password', { exact: true }).fill('not it at all');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The e-mail address or the password is not right.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(samplePassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jobs that wait' })).toBeVisible();
  await check('today');

  await open(page, 'People');
  await page.getByLabel('Name or e-mail address').fill('gurpreet');
  await page.keyboard.press('Enter');
  const found = page.getByRole('link', { name: tutor.name });
  await expect(found).toBeVisible();
  await expect(page.getByText('g•••@p•••.test')).toBeVisible();
  await check('people');
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: tutor.name })).toBeVisible();
  await expect(page.getByText(tutor.email)).toBeHidden();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('link', { name: tutor.email })).toBeVisible();
  await check('person');
  const address = page.url();

  const context = await browser.newContext({ baseURL: site.origin });
  const theirs = await context.newPage();
  await signIn(theirs, tutor.email);
  await theirs.goto('/tutor');
  await expect(theirs.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  const tutorId = address.split('/').at(-1) ?? '';
  const isListed = async () =>
    (await (await theirs.request.get('/api/get_all_tutors?limit=100')).text()).includes(tutorId);
  expect(await isListed()).toBe(true);

  await page.getByRole('button', { name: 'Suspend…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(dialog.getByText('Say why.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Absent from five lessons');
  await check('suspending');
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(page.getByText(/^Suspended until/)).toBeVisible();

  // The page that stood open says so at its next call.
  await theirs.getByRole('link', { name: 'Bookings' }).first().click();
  await expect(theirs.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  await expect(theirs.getByText('Absent from five lessons')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'hello@paadam.test' })).toBeVisible();
  await theirs.goto('/');
  await expect(theirs.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  expect(await isListed()).toBe(false);
  await page.goto(`/tutors/${tutorId}`);
  await expect(page.getByRole('heading', { name: tutor.name })).toBeHidden();

  await page.goto(address);
  await page.getByRole('button', { name: 'Lift the suspension' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lift it' }).click();
  await expect(page.getByText(`${tutor.name} takes part as everybody does.`)).toBeVisible();
  expect(await isListed()).toBe(true);
  await theirs.goto('/tutor');
  await expect(theirs.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await context.close();

  await open(page, 'Bookings');
  await page.getByLabel('Name, e-mail address or booking number').fill(tutor.name);
  await page.keyboard.press('Enter');
  const booking = page.getByRole('table', { name: 'Bookings' }).getByRole('link').first();
  await expect(booking).toBeVisible();
  await check('bookings');
  await booking.click();
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
  await check('booking');

  await open(page, 'Lessons that went wrong');
  const wrong = page.getByRole('table', { name: 'Lessons that went wrong' }).getByRole('link').last();
  await expect(wrong).toBeVisible();
  await check('lessons that went wrong');
  await wrong.click();
  await expect(page.getByRole('heading', { name: 'What they say' })).toBeVisible();
  await page.getByRole('button', { name: 'Decide…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByText('Say why.')).toBeVisible();
  await page.getByLabel('Reason').fill('Neither was to blame for it');
  await check('deciding');
  await page.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByText('“Neither was to blame for it”')).toBeVisible();
  await check('a lesson that went wrong');

  await open(page, 'Operators');
  await expect(page.getByText(operator)).toBeVisible();
  await check('operators');
  await page.getByRole('button', { name: 'Add an operator' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('E-mail address').fill(`asha-${Date.now()}@example.test`);
  await page.getByLabel('Audit').check();
  await check('adding an operator');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const link = await page.getByText(/\/desk\/welcome#/).textContent();
  await page.getByRole('button', { name: 'Done' }).click();

  await open(page, 'Audit');
  await expect(page.getByText(`lifted the suspension of ${tutor.name}`).first()).toBeVisible();
  await expect(page.getByText(`was shown the e-mail address of ${tutor.name}`).first()).toBeVisible();
  await check('audit');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible();
  await page.goto(link ?? '');
  await page.getByLabel('New password').fill('seven mangoes on a roof');
  await check('welcome');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  expect(pageFaults(consoleFaults)).toEqual([]);
});
