import { accessibilityFaults } from './support/accessibility';
import { sampleTutorId } from './support/bookingForm';
import { bringIndianFonts } from './support/indianFonts';
import { outOfPlace } from './support/outOfPlace';
import { sample, signIn } from './support/people';
import { scriptOf } from './support/spokenTexts';
import { startSite } from './support/startSite';
import { test as base, expect, watchConsole } from './support/test';

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

const pages: Record<'visitor' | keyof typeof sample, string[]> = {
  visitor: [
    '',
    '/subjects',
    '/subjects/mathematics',
    '/tutors?q=mathematics&day=Monday',
    '/tutors/{tutor}',
    '/about',
    '/contact',
    '/register',
    '/login',
    '/help',
    '/no/such/page',
  ],
  student: [
    '/student',
    '/student/classes',
    '/student/classes/{booking}',
    '/student/bookings/:{tutor}',
    '/student/calendar',
    '/student/profile',
    '/student/profile?tab=security',
  ],
  parent: [
    '/parent',
    '/parent/children',
    '/parent/bookings',
    '/parent/bookings/{booking}',
    '/parent/reviews',
  ],
  tutor: [
    '/tutor',
    '/tutor/students',
    '/tutor/bookings',
    '/tutor/bookings/{booking}',
    '/tutor/earnings',
    '/tutor/edit-profile',
    '/tutor/edit-profile?tab=availability',
  ],
};

for (const [who, paths] of Object.entries(pages)) {
  test(`in Tamil and in Hindi nothing of what a ${who} sees stands out, on a narrow phone and on a wide screen`, async ({
    page,
  }) => {
    test.slow();
    await bringIndianFonts(page);
    const faults: string[] = [];
    if (who !== 'visitor') await signIn(page, sample[who as keyof typeof sample]);
    const bookings = await page.request.get('/api/booking?status=pending');
    const [booking] = bookings.ok() ? (await bookings.json()).data : [];
    const ids: Record<string, string> = {
      '{tutor}': await sampleTutorId(page.request),
      '{booking}': booking?._id ?? '',
    };
    // That there is none is told by the console, too.
    if (who !== 'visitor') watchConsole(page, faults);
    for (const language of ['ta', 'hi'] as const) {
      for (const path of paths) {
        const address = `/${language}${path.replace(/\{\w+\}/g, (name) => ids[name] ?? name)}`;
        await test.step(address, async () => {
          await page.setViewportSize({ width: 320, height: 640 });
          await page.goto(address);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await expect(page.locator('main')).toHaveText(scriptOf[language]);
          expect(await outOfPlace(page), `${address} at 320`).toEqual([]);
          if (['', '/tutors/{tutor}'].includes(path)) {
            expect(await accessibilityFaults(page, { width: 320, colorScheme: 'light' })).toEqual([]);
          }
          await page.setViewportSize({ width: 1280, height: 900 });
          expect(await outOfPlace(page), `${address} at 1280`).toEqual([]);
        });
      }
    }
    expect(faults).toEqual([]);
  });
}
