import { bringIndianFonts } from './support/indianFonts';
import { startIn, startTeaching } from './support/lessons';
import { newPerson, type Person } from './support/newPerson';
import { outOfPlace } from './support/outOfPlace';
import { mailedCode, newAddress } from './support/people';
import { query } from './support/siteDatabase';
import { scriptOf, spokenTexts } from './support/spokenTexts';
import { startSite } from './support/startSite';
import { test as base, expect } from './support/test';

/** A site in three languages on which lessons are paid. */
const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off this pattern
    async ({}, use) => {
      const site = await startSite({ environment: { LANGUAGES: 'en,ta,hi', PAYMENTS: 'test' } });
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  viewport: { width: 360, height: 740 },
});

const subjectsOfMails = async ({ page, address }: Pick<Person, 'page' | 'address'>): Promise<string[]> => {
  const answer = await page.request.get(`/api/dev/mail?to=${encodeURIComponent(address)}`);
  return (await answer.json()).data.map(({ subject }: { subject: string }) => subject);
};

for (const [language, ofTutor] of [
  ['ta', 'hi'],
  ['hi', 'ta'],
] as const)
  test(`a student who reads ${language} registers, books, pays and joins; the tutor reads ${ofTutor}; each gets mails in their own`, async ({
    page,
    browser,
    site,
    consoleFaults,
  }) => {
    test.slow();
    const own = spokenTexts(language);
    const theirs = spokenTexts(ofTutor);
    const tutor = await newPerson({ browser, name: 'Shalini Dev', role: 'tutor', consoleFaults });
    await startTeaching(tutor);
    await tutor.call('PUT', `/profile/${tutor.id}`, { language: ofTutor });
    await tutor.page.setViewportSize({ width: 360, height: 740 });
    const address = newAddress();

    await test.step('register with the mailed code', async () => {
      await page.goto(`/${language}/register`);
      await page.getByLabel(own('mf-public/register.fullName')).fill('Nila Varma');
      await page.getByLabel(own('mf-public/register.emailAddress')).fill(address);
      await page
        .getByLabel(own('mf-public/register.password'), { exact: true })
        .fill('a quiet long password');
      await page.getByRole('button', { name: own('mf-public/register.registerNow') }).click();
      await expect(page.getByText(address)).toBeVisible();
      await page.locator('input[autocomplete=one-time-code]').fill(await mailedCode(page.request, address));
      await page.getByRole('button', { name: own('mf-public/register.verifyOtp') }).click();
      await expect(page).toHaveURL(`/${language}`);
    });

    await test.step('book an open time', async () => {
      await page.goto(`/${language}/tutors/${tutor.id}`);
      await page
        .getByRole('link', { name: own('mf-public/tutor.bookNow') })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: own('mf-student/booking-form.title') })).toBeVisible();
      // The first group is of days.
      await page.getByRole('radiogroup').nth(1).getByRole('radio').first().click();
      await page.getByRole('button', { name: own('mf-student/booking-form.confirmBooking') }).click();
      await expect(page.getByText(own('features/bookings/bookings.created'))).toBeVisible();
    });

    await test.step('the tutor accepts', async () => {
      await tutor.page.goto(`/${ofTutor}/tutor/bookings`);
      const request = tutor.page.getByRole('listitem').filter({ hasText: 'Nila Varma' });
      await request.getByRole('button', { name: theirs('mf-tutor/bookings.accept') }).click();
      const dialog = tutor.page.getByRole('dialog', {
        name: theirs('features/bookings/booking-screens.confirmStatusChange'),
      });
      await dialog
        .getByRole('button', { name: theirs('features/bookings/booking-screens.confirm'), exact: true })
        .click();
      await expect(dialog).toBeHidden();
      await expect(request.getByRole('button', { name: theirs('mf-tutor/bookings.accept') })).toHaveCount(0);
    });

    const [lesson] = await query<{ _id: string }>(
      site,
      'select id as _id from bookings where tutor_id = $1',
      [tutor.id],
    );
    if (!lesson) throw new Error('The tutor has no lesson.');
    await test.step('pay by UPI', async () => {
      await page.goto(`/${language}/student/classes/${lesson._id}`);
      await page.getByRole('button', { name: /₹600/ }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.getByRole('button', { name: 'Pay by UPI' }).click();
      await expect(page.getByText(own('features/payments/payments.theLessonIsCertain'))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${language}/student/`));
    });

    await test.step('join', async () => {
      await startIn(site, lesson, 5);
      await bringIndianFonts(page);
      await page.goto(`/${language}/student`);
      await page
        .getByRole('link', { name: own('features/bookings/booking-screens.joinNow') })
        .first()
        .click();
      const join = page.getByRole('button', { name: own('features/lesson-room/room.joinTheLesson') });
      await expect(join).toBeVisible();
      expect(await outOfPlace(page)).toEqual([]);
      await join.click();
      await expect(page.getByRole('toolbar', { name: own('features/lesson-room/room.call') })).toBeVisible();
      // The board has the room: its title is no page’s.
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '16px');
      await page.getByRole('button', { name: own('features/lesson-room/board.more'), exact: true }).click();
      expect(await outOfPlace(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.getByRole('button', { name: own('features/lesson-room/board.keys') }).click();
      await expect(
        page.getByRole('dialog').getByText(own('features/lesson-room/board.arrowKeysDo')),
      ).toBeVisible();
      expect(await outOfPlace(page)).toEqual([]);
    });

    for (const [person, script] of [
      [{ page, address }, scriptOf[language]],
      [{ page, address: tutor.address }, scriptOf[ofTutor]],
    ] as const)
      await expect
        .poll(async () => (await subjectsOfMails(person)).filter((subject) => script.test(subject)).length)
        .toBeGreaterThanOrEqual(2);
    expect(consoleFaults).toEqual([]);
  });
