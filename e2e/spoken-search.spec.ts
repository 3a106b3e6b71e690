import type { Page } from '@playwright/test';
import { sampleTutorId } from './support/bookingForm';
import { register } from './support/newPerson';
import { password } from './support/register';
import { scriptOf, spokenTexts } from './support/spokenTexts';
import { startSite } from './support/startSite';
import { test as base, expect } from './support/test';

/** A site in three languages. */
const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off this pattern
    async ({}, use) => {
      const site = await startSite({ environment: { LANGUAGES: 'en,ta,hi' } });
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const inTamil = spokenTexts('ta');
const inHindi = spokenTexts('hi');

/** Searches the tutors, as a person does who types. */
const find = async (page: Page, words: string, text: typeof inTamil): Promise<void> => {
  await page.getByRole('searchbox', { name: text('mf-public/tutors.search') }).fill(words);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === words);
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('subjects are found by their names in each script and as they sound, and each tab keeps its language', async ({
    page,
    context,
    consoleFaults,
  }) => {
    const tutors = page.getByRole('main').getByRole('article');
    await page.goto('/ta');
    await page.getByRole('main').locator('input[name=q]').fill('இயற்பியல்');
    await page.getByRole('button', { name: inTamil('mf-public/home.findTutors') }).click();
    await expect(page).toHaveURL(/^[^?]*\/ta\/tutors\?/);
    await expect(tutors.first()).toContainText('இயற்பியல்');
    await page.goto('/ta/tutors');
    for (const words of ['Kanitham', 'கணிதம்', 'गणित']) {
      await find(page, words, inTamil);
      await expect(tutors.filter({ hasText: 'Kavitha Raman' })).toContainText('கணிதம்');
    }

    const other = await context.newPage();
    await other.goto('/hi/tutors');
    await find(other, 'भौतिकी', inHindi);
    await expect(other.getByRole('main').getByRole('article').first()).toContainText('भौतिकी');

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
    await page.getByRole('button', { name: inTamil('shell/navigation.menu') }).click();
    const menu = page.getByRole('dialog', { name: inTamil('shell/navigation.menu') });
    await menu.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL(
      (url) => url.pathname === '/hi/tutors' && url.searchParams.get('q') === 'गणित',
    );
    await expect(tutors.filter({ hasText: 'Kavitha Raman' })).toContainText('गणित');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
    await expect(tutors.filter({ hasText: 'Kavitha Raman' })).toContainText('கணிதம்');
    await page.goForward();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(other.locator('html')).toHaveAttribute('lang', 'hi');
    // A server that is too busy says so, and is asked again.
    expect(consoleFaults.filter((fault) => !fault.includes('503'))).toEqual([]);
  });

  test('somebody chooses Tamil in the profile, signs in to Tamil, asks for a lesson, and cancels it', async ({
    page,
    context,
    consoleFaults,
  }) => {
    const { address } = await register(context, { name: 'Nila', role: 'student' });
    await page.goto('/hi/student/profile');
    await page.locator('select[name=language]').selectOption('ta');
    await page.getByRole('button', { name: inHindi('features/profile/profile.saveChanges') }).click();
    await expect(page.getByText(inHindi('features/profile/profile.everythingIsSaved')).first()).toBeVisible();

    await context.clearCookies();
    const tutor = `/tutors/${await sampleTutorId(page.request)}`;
    await page.goto(`/ta${tutor}`);
    const book = page.getByRole('main').getByRole('link', { name: inTamil('mf-public/tutor.bookNow') });
    await book.first().click();
    await expect(page).toHaveURL(/\/ta\/login\?returnTo=/);
    await page.locator('input[name=email]').fill(address);
    await page.locator('input[name=password]').fill('not what it is');
    await page.locator('input[name=password]').press('Enter');
    await expect(page.getByRole('alert')).toHaveText(scriptOf.ta);
    await page.locator('input[name=password]').fill(password);
    await page.locator('input[name=password]').press('Enter');
    await expect(page).toHaveURL(/\/ta\/student\/bookings\//);
    await page.getByLabel(inTamil('mf-student/booking-form.subject')).selectOption({ label: 'கணிதம்' });
    await page.locator('input[name=openTime]').first().check();
    await page.getByRole('button', { name: inTamil('mf-student/booking-form.confirmBooking') }).click();
    await expect(page).toHaveURL('/ta');

    await page.goto('/ta/student/classes');
    await page
      .getByRole('main')
      .getByRole('link', { name: /கணிதம்|Mathematics/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/ta\/student\/classes\/./);
    const cancel = inTamil('features/bookings/booking-screens.cancelLesson');
    await page.getByRole('button', { name: cancel }).click();
    await page.getByRole('dialog').getByRole('button', { name: cancel }).click();
    await expect(page.getByRole('main')).toContainText(
      inTamil('features/bookings/booking-screens.cancelled'),
    );

    // Mails are in the language of the profile, wherever they were asked for.
    await context.clearCookies();
    await page.goto('/forgot-password');
    await page.locator('input[name=email]').fill(address);
    await page.locator('input[name=email]').press('Enter');
    const newest = async (): Promise<string> => {
      const answer = await page.request.get(`/api/dev/mail?to=${encodeURIComponent(address)}`);
      const [mail] = (await answer.json()).data;
      return mail.subject;
    };
    await expect.poll(newest).toMatch(scriptOf.ta);
    // The wrong password's answer is told there, too.
    expect(consoleFaults.filter((fault) => !/401|503/.test(fault))).toEqual([]);
  });
});
