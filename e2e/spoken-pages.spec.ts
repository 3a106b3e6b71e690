import type { Page } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { sampleTutorId } from './support/bookingForm';
import { bringIndianFonts } from './support/indianFonts';
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

/** @returns what reaches beyond the window, buttons narrower than what they say, texts torn to letters, and places at the foot too small to read */
const outOfPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`;
    const { scrollWidth } = document.documentElement;
    const tight = [...document.querySelectorAll('button, [data-foot-places] li')].filter(
      (element) =>
        element.checkVisibility() &&
        // Until a page is live, a button may be there for what reads aloud alone.
        getComputedStyle(element).clipPath === 'none' &&
        // A narrower one has an icon, and is pressed around it, too.
        element.clientWidth > 40 &&
        element.scrollWidth > element.clientWidth + 4,
    );
    // Beside something that takes all the room, a text that may break anywhere has a letter or two a line.
    const torn = [
      ...document.querySelectorAll('main :is(p, h1, h2, h3, li, dt, dd, span, a, strong)'),
    ].filter((element) => {
      const [text] = element.childNodes;
      if (element.childNodes.length !== 1 || text?.nodeType !== Node.TEXT_NODE) return false;
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return lines > 3 && (text.textContent ?? '').length / lines < 5;
    });
    const small = [...document.querySelectorAll('[data-foot-places] a')].filter(
      (element) => Number.parseFloat(getComputedStyle(element).fontSize) < 11,
    );
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...[...tight, ...torn, ...small].map(named),
    ];
  });

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
