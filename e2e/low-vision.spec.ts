import type { Locator, Page } from '@playwright/test';
import { days, openTimes, sampleTutorId } from './support/bookingForm';
import { sample, signIn } from './support/people';
import { settled } from './support/settled';
import { expect, test } from './support/test';

test.describe('with text at twice its size on a screen of 1280 by 900 pixels', () => {
  test.use({ viewport: { width: 640, height: 450 } });

  const expectInSight = async (page: Page, path: string, heading: string | RegExp, field: Locator) => {
    await page.goto(path);
    await settled(page, heading);
    await expect(field, `the first field of ${path}`).toBeInViewport({ ratio: 1 });
    // Nothing that keeps to the window's edge lies over it.
    await field.click({ trial: true });
  };

  test('the first field of every form is in sight', async ({ page }) => {
    const email = page.getByLabel('Email Address');
    const name = page.getByRole('textbox', { name: /^Name/ });
    await expectInSight(page, '/login', 'Welcome Back', email);
    await expectInSight(page, '/register', 'Get Started', page.getByLabel('Full Name'));
    await expectInSight(page, '/forgot-password', 'Forgot Password', email);
    await expectInSight(page, '/contact', 'Contact Us', page.getByRole('textbox').first());
    await expectInSight(page, '/tutors?q=maths', 'Find Your Perfect Tutor', page.getByRole('searchbox'));
    const tutor = await sampleTutorId(page.request);
    for (const [who, base] of [
      ['student', '/student/profile'],
      ['tutor', '/tutor/edit-profile'],
      ['parent', '/parent/profile'],
    ] as const) {
      const heading = `Edit ${who.toUpperCase()} Profile`;
      await page.context().clearCookies();
      await signIn(page, sample[who]);
      await expectInSight(page, base, heading, name);
      const first = page.getByRole('button', { name: 'Change e-mail address' });
      await expectInSight(page, `${base}?tab=security`, heading, first);
      if (who !== 'student') continue;
      const form = `/student/bookings/:${tutor}`;
      await expectInSight(page, form, 'Schedule Your Session', page.getByLabel('Subject'));
    }
  });
});

test('on a narrow phone whose own font is all there is, and is wider than ours, nothing stands out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const path of ['/', '/tutors', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const banner = page.getByRole('complementary', { name: 'Partnership' });
    await expect(banner.getByRole('button')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

/** How an element and what is drawn with it look: all that could tell it from another of its kind. */
const looksOf = (element: Locator): Promise<string[]> =>
  element.evaluate((chosen) => {
    const drawn = chosen.matches('input') ? (chosen.closest('label') ?? chosen) : chosen;
    const parts = [drawn, ...drawn.querySelectorAll('*')];
    return parts.flatMap((part) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        if (pseudo && style.content === 'none') return [];
        const { outlineStyle, outlineColor, backgroundColor, borderTopColor, borderTopWidth } = style;
        const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineColor}`;
        return `${pseudo ?? part.tagName}: ${[outline, backgroundColor, borderTopColor, borderTopWidth]}`;
      }),
    );
  });

test('where a system draws in colours of its own, what is chosen can be told from what is not', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const expectToldApart = async (what: string, chosen: Locator, other: Locator) => {
    await expect(chosen, what).toBeVisible();
    await expect(other, what).toBeVisible();
    // By more than a colour of the text: a mark, an edge or a ground. What has just been chosen may still change its look.
    const marks = async (): Promise<string[]> => {
      const none = new Set(await looksOf(other));
      return (await looksOf(chosen)).filter((look) => !none.has(look));
    };
    await expect.poll(marks, what).not.toEqual([]);
  };
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link');

  await page.goto('/tutors?day=Monday');
  await settled(page, 'Find Your Perfect Tutor');
  await expectToldApart(
    'the menu’s item of the page',
    menu.filter({ hasText: /^Tutors$/ }),
    menu.filter({ hasText: /^Subjects$/ }),
  );

  const tutor = await sampleTutorId(page.request);
  await signIn(page, sample.student);
  await page.goto(`/student/bookings/:${tutor}`);
  await settled(page, 'Schedule Your Session');
  await expectToldApart(
    'the day',
    days(page).and(page.locator(':checked')),
    days(page).and(page.locator(':enabled:not(:checked)')).last(),
  );
  await page.getByLabel('Subject').selectOption({ label: 'Mathematics' });
  // Today may have one left.
  await page
    .getByRole('radiogroup', { name: 'Days' })
    .getByRole('radio', { name: /([2-9]|\d\d) open times$/ })
    .first()
    .check();
  await openTimes(page).first().check();
  await expectToldApart('the time', openTimes(page).first(), openTimes(page).last());

  await page.goto('/student/profile');
  await settled(page, 'Edit STUDENT Profile');
  const tabs = page.getByRole('tab');
  await expectToldApart('the tab', tabs.first(), tabs.last());

  await page.setViewportSize({ width: 360, height: 740 });
  const places = page.getByRole('navigation', { name: 'Your places' }).getByRole('link');
  await expectToldApart('the place at a phone’s foot', places.last(), places.first());

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.context().clearCookies();
  await signIn(page, sample.tutor);
  await page.goto('/tutor/earnings');
  await settled(page, 'Earnings');
  const months = page.getByRole('button', { name: /^[A-Z][a-z]+ 20\d\d/ });
  const pressed = page.locator('[aria-pressed="true"]');
  await expectToldApart(
    'the month',
    months.and(pressed),
    months.and(page.locator('[aria-pressed="false"]')).first(),
  );

  // The sample tutor is off for some hours in two days.
  const soon = new Date(Date.now() + 2 * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);
  await page.goto(`/tutor/calendar?week=${soon}`);
  await settled(page, 'Calendar');
  const layers = (kind: string) => page.locator(`[data-layer="${kind}"]`).first();
  await expectToldApart('what is off in a tutor’s week', layers('off'), layers('open'));
});
