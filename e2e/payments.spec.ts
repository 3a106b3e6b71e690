import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults, faultsInAllLooks, putOn } from './support/accessibility';
import { layoutShift, slowAnswers, watchShifts } from './support/layoutShift';
import { accept, ask, type Lesson, linkChild, startIn, startTeaching } from './support/lessons';
import { newPerson, type Person } from './support/newPerson';
import { sample, samplePassword, signIn } from './support/people';
import { settled } from './support/settled';
import { startSite } from './support/startSite';
import { test as base, expect, watchConsole } from './support/test';

/** A site on which lessons are paid, at the gateway that stands in. */
const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off this pattern
    async ({}, use) => {
      const site = await startSite({ environment: { PAYMENTS: 'test' } });
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Presses a button of the gateway's page. */
const atGateway = async (page: Page, button: string): Promise<void> => {
  await expect(page.getByText('Test payment: no money moves')).toBeVisible();
  await page.getByRole('button', { name: button, exact: true }).click();
};

/** Goes to the gateway from the page of a payment or a booking, and presses a button there. */
const payBy = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('button', { name: 'Pay ₹600', exact: true }).click();
  await atGateway(page, button);
};

const cancelLesson = async (page: Page) => {
  await page.getByRole('button', { name: 'Cancel lesson' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this lesson?' });
  return { dialog, confirm: () => dialog.getByRole('button', { name: 'Cancel lesson' }).click() };
};

/** A lesson that the student has paid. */
const paidLesson = async (student: Person, tutor: Person, days: number): Promise<Lesson> => {
  const lesson = await ask(student, tutor, { days });
  await accept(tutor, lesson);
  await student.page.goto(`/student/classes/${lesson._id}`);
  await payBy(student.page, 'Pay by UPI');
  await expect(student.page.getByText('The lesson is certain.')).toBeVisible();
  return lesson;
};

test('on a phone a student is declined, pays by UPI after all, and joins; the tutor’s open page follows', async ({
  browser,
  site,
  consoleFaults,
}) => {
  const [tutor, student] = await Promise.all([
    newPerson({ browser, name: 'Kavitha Mohan', role: 'tutor', consoleFaults }),
    newPerson({ browser, name: 'Arun Prakash', role: 'student', consoleFaults }),
  ]);
  await startTeaching(tutor);
  const lesson = await ask(student, tutor, { days: 3 });
  const { page } = student;
  const phone = { width: 360, colorScheme: 'light' } as const;
  await putOn(page, phone);
  await page.goto('/student/dashboard');
  await expect(page.getByRole('region', { name: 'Waiting for the tutor' })).toBeVisible();
  await tutor.page.goto('/tutor/bookings');
  await accept(tutor, lesson);

  // Both sides' open pages have it without a word.
  const toPay = page.getByRole('region', { name: 'To pay' });
  await expect(toPay.getByText(/^Pay by /)).toBeVisible();
  await expect(tutor.page.getByText('Awaiting payment')).toBeVisible();
  expect(await accessibilityFaults(page, phone)).toEqual([]);
  await toPay.getByRole('link', { name: /^Pay ₹600/ }).click();

  await expect(
    page.getByText(/^Cancel up to 12 hours before the start, and you get back all of it/),
  ).toBeVisible();
  await payBy(page, 'Decline');
  await expect(page.getByText('The payment was declined. Nothing was charged.')).toBeVisible();
  await page.getByRole('link', { name: 'Close and go back' }).click();
  await expect(page.getByText('You have not paid yet')).toBeVisible();
  expect(await faultsInAllLooks(page)).toEqual([]);
  await putOn(page, phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await payBy(page, 'Pay by UPI');
  await expect(page.getByText('The lesson is certain.')).toBeVisible();
  await expect(tutor.page.getByText('Paid', { exact: true })).toBeVisible();
  await startIn(site, lesson, 5);
  await page.getByRole('link', { name: 'See the lesson' }).click();
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
  expect(consoleFaults).toEqual([]);
});

test('a parent whose answer is lost has paid all the same, and gets all of it back; what changes before the press is said anew; a tutor who cancels late gives a credit', async ({
  browser,
  site,
  consoleFaults,
}) => {
  const [tutor, student, parent] = await Promise.all([
    newPerson({ browser, name: 'Meera Iyer', role: 'tutor', consoleFaults }),
    newPerson({ browser, name: 'Diya Kumar', role: 'student', consoleFaults }),
    newPerson({ browser, name: 'Rekha Kumar', role: 'parent', consoleFaults }),
  ]);
  await startTeaching(tutor);
  await linkChild(site, parent, student);

  const first = await ask(student, tutor, { days: 3 });
  await accept(tutor, first);
  await parent.page.goto('/parent/bookings');
  await parent.page.getByRole('link', { name: /^Pay ₹600/ }).click();
  await payBy(parent.page, 'Pay, but the answer is lost');
  await parent.page.getByRole('link', { name: 'Close and go back' }).click();
  await expect(parent.page.getByText('The lesson is certain.')).toBeVisible();
  await parent.page.getByRole('link', { name: 'See the lesson' }).click();
  const early = await cancelLesson(parent.page);
  await expect(early.dialog.getByText('You get back ₹600 (100 %)')).toBeVisible();
  await early.confirm();
  await expect(parent.page.getByText('Refunded', { exact: true })).toBeVisible();

  // Between the reading and the press the hours pass that make it half.
  const second = await paidLesson(student, tutor, 4);
  await student.page.getByRole('link', { name: 'See the lesson' }).click();
  const late = await cancelLesson(student.page);
  await expect(late.dialog.getByText('You get back ₹600 (100 %)')).toBeVisible();
  await startIn(site, second, 300);
  await late.confirm();
  await expect(late.dialog.getByText('You get back ₹300 (50 %)')).toBeVisible();
  await expect(late.dialog.getByText(/^What comes back has changed/)).toBeVisible();
  await late.confirm();
  await expect(student.page.getByText('Part refunded')).toBeVisible();

  const third = await paidLesson(student, tutor, 5);
  await startIn(site, third, 280);
  await tutor.page.goto(`/tutor/bookings/${third._id}`);
  const { dialog, confirm } = await cancelLesson(tutor.page);
  await expect(dialog.getByText('₹600 go back to who paid')).toBeVisible();
  await expect(dialog.getByText(/a credit of ₹300 from Paadam/)).toBeVisible();
  await confirm();
  await expect(tutor.page.getByText('Refunded', { exact: true })).toBeVisible();
  await student.page.goto('/student/payments');
  await expect(student.page.getByText('You have a credit of ₹300.')).toBeVisible();
  await expect(
    student.page.getByRole('region', { name: 'History' }).getByText('Part refunded'),
  ).toBeVisible();
  expect(await faultsInAllLooks(student.page)).toEqual([]);
  // The call that was refused for its quote is the one thing that the consoles say.
  expect(consoleFaults.filter((fault) => !fault.includes('409'))).toEqual([]);
});

test('the desk finds a refund that has failed and has it go; it refunds a part of another lesson, which is said on the student’s page', async ({
  browser,
  consoleFaults,
}) => {
  const [tutor, student] = await Promise.all([
    newPerson({ browser, name: 'Ishaan Bose', role: 'tutor', consoleFaults }),
    newPerson({ browser, name: 'Tara Menon', role: 'student', consoleFaults }),
  ]);
  await startTeaching(tutor);
  const lesson = await ask(student, tutor, { days: 3 });
  await accept(tutor, lesson);
  await student.page.goto(`/student/classes/${lesson._id}`);
  await student.page.getByRole('button', { name: 'Pay ₹600', exact: true }).click();
  await student.page.getByLabel('A refund of it fails at first').check();
  await atGateway(student.page, 'Pay by UPI');
  await student.page.getByRole('link', { name: 'See the lesson' }).click();
  const { confirm } = await cancelLesson(student.page);
  await confirm();
  await expect(student.page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  const kept = await paidLesson(student, tutor, 4);

  const desk = await (await browser.newContext()).newPage();
  watchConsole(desk, consoleFaults);
  await desk.goto('/desk');
  await desk.getByLabel('E-mail address').fill('operator@paadam.test');
  await desk.getByLabel('Password', { exact: true }).fill(samplePassword);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const check = async (where: string) => {
    expect([where, await faultsInAllLooks(desk)]).toEqual([where, []]);
    expect([where, await desk.evaluate(() => document.documentElement.scrollWidth)]).toEqual([where, 360]);
    await putOn(desk, { width: 1280, colorScheme: 'light' });
  };
  /** No page of the desk is live: it is loaded again until it has what it waits for. */
  const reloadedUntil = (shown: Locator) =>
    expect(async () => {
      await desk.reload();
      await expect(shown).toBeVisible({ timeout: 3_000 });
    }).toPass();

  const failed = desk.getByRole('link', { name: 'A refund has failed' });
  await reloadedUntil(failed);
  await check('today');
  await failed.press('Enter');
  const retry = desk.getByRole('button', { name: 'Try again' });
  await expect(desk.getByRole('link', { name: 'Tara Menon' })).toBeVisible();
  await check('refunds');
  await retry.press('Enter');
  await expect(desk.getByText('The gateway is asked again.')).toBeVisible();
  await reloadedUntil(desk.getByText('No refund is like that'));
  await student.page.goto('/student/payments');
  await expect(student.page.getByText('Refunded', { exact: true })).toBeVisible();

  for (const [part, title] of [
    ['Disputes', 'Disputes'],
    ['Payouts', 'Payouts'],
    ['Books', 'Books'],
    ['Payments', 'Payments'],
  ] as const) {
    await desk.getByRole('navigation', { name: 'Money' }).getByRole('link', { name: part }).press('Enter');
    await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(desk.getByText(/^Loading/)).toHaveCount(0);
    await check(part);
  }
  await desk
    .getByRole('row', { name: /Tara Menon/ })
    .first()
    .getByRole('link')
    .press('Enter');
  const refund = desk.getByRole('button', { name: 'Refund…' });
  await refund.press('Enter');
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Amount in rupees').fill('150');
  await dialog.getByLabel('Reason').fill('The sound was away for a while');
  await check('refunding');
  await dialog.getByLabel('Amount in rupees').press('Enter');
  await expect(desk.getByText('The refund is on its way.')).toBeVisible();
  await reloadedUntil(desk.getByText('Partly refunded'));
  await check('a payment');
  await student.page.goto(`/student/classes/${kept._id}`);
  const again = await cancelLesson(student.page);
  await expect(again.dialog.getByText('You get back ₹450 (100 %)')).toBeVisible();
  await again.confirm();
  await expect(student.page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  expect(consoleFaults).toEqual([]);
});

test('what is to be paid, and what was earned, does not push down what stands below it', async ({ page }) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [who, heading, ...paths] of [
    ['student', /Dashboard|Payments/, '/student', '/student/payments'],
    ['parent', /Welcome Back|Payments/, '/parent', '/parent/payments'],
    ['tutor', 'Earnings', '/tutor/earnings'],
  ] as const) {
    await page.context().clearCookies();
    await signIn(page, sample[who]);
    await slowAnswers(page);
    for (const path of paths) {
      await page.goto(path);
      await settled(page, heading);
      expect(await layoutShift(page), path).toBeLessThan(0.01);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
