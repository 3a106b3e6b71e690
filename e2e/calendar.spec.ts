import type { Locator, Page } from '@playwright/test';
import { accept, type Lesson, startTeaching } from './support/lessons';
import { newPerson, type Person, register } from './support/newPerson';
import { tabTo } from './support/tabTo';
import { expect, test, watchConsole } from './support/test';

/** In four days, so that notice and today are far; the clock of the tests is India's, which has no summer time. */
const day = new Date(Date.now() + 4 * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);
const at = (clock: string) => new Date(`${day}T${clock}:00+05:30`).toISOString();

const book = async (student: Pick<Person, 'id' | 'call'>, tutor: Person, clock: string): Promise<Lesson> => {
  const { subjects } = await student.call<{ subjects: string[] }>('GET', `/profile/${tutor.id}`);
  const lesson = await student.call<Lesson>('POST', '/bookings/create', {
    student: student.id,
    tutor: tutor.id,
    subject: subjects[0],
    dateTime: at(clock),
    duration: '1',
  });
  await accept(tutor, lesson);
  return lesson;
};

/** From 7 to 22. */
const hoursShown = 15;
const pixelsOfHour = async (page: Page): Promise<number> =>
  ((await page.locator(`[data-day="${day}"]`).boundingBox())?.height ?? 0) / hoursShown;

const middleOf = async (locator: Locator): Promise<{ x: number; y: number }> => {
  // Far from the edges, where the page scrolls below what is carried.
  await locator.evaluate((node) => window.scrollBy(0, node.getBoundingClientRect().top - 250));
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

/** What is being moved, as who looks sees it. */
const ghost = (page: Page): Locator => page.locator('[data-verdict]');

test('a tutor drags a lesson and moves another by keyboard alone, and the student takes the one and drags it on with a finger', async ({
  browser,
  consoleFaults,
}) => {
  const tutor = await newPerson({ browser, name: 'Kavitha Mohan', role: 'tutor', consoleFaults });
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  watchConsole(phone, consoleFaults);
  const student = await register(context, { name: 'Arun Prakash', role: 'student' });
  await startTeaching(tutor);
  const { page } = tutor;
  const first = await book(student, tutor, '10:00');
  // Newcomers have one request at a time; this one is accepted.
  await book(student, tutor, '14:00');

  await page.goto(`/tutor/calendar?week=${day}`);
  const lesson = (clock: RegExp) =>
    page.getByRole('link', { name: /^Lesson: Arun Prakash/ }).filter({ hasText: clock });
  await expect(lesson(/10:00/)).toBeVisible();
  const hour = await pixelsOfHour(page);
  const from = await middleOf(lesson(/10:00/));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 4 * hour, { steps: 4 });
  await expect(ghost(page)).toContainText('This time is taken: Arun Prakash');
  await page.mouse.up();
  await expect(page.getByText('This time is taken: Arun Prakash, Mathematics.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(lesson(/10:00/)).toBeVisible();

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 1.5 * hour, { steps: 4 });
  await expect(ghost(page)).toHaveAttribute('data-verdict', 'open');
  await expect(ghost(page)).toContainText('11:30');
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Propose another time' });
  await expect(dialog.getByRole('region', { name: 'Chosen' })).toContainText('11:30');
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Proposed: Arun Prakash/ })).toContainText('11:30');

  await tabTo(page, lesson(/2:00/));
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(ghost(page)).toHaveAttribute('data-verdict', 'open');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('region', { name: 'Chosen' })).toContainText('3:00');
  await tabTo(page, dialog.getByRole('button', { name: 'Propose', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Proposed: Arun Prakash/ })).toHaveCount(2);

  await phone.goto(`/student/calendar?week=${day}&view=month`);
  await phone.getByRole('link', { name: 'Mathematics' }).first().tap();
  await phone.getByRole('button', { name: /^Take .*11:30/ }).tap();
  await expect(phone.getByRole('list', { name: 'Timeline' })).toContainText('Moved by Arun Prakash');
  await expect(lesson(/11:30/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Proposed: Arun Prakash/ })).toHaveCount(1);

  await phone.goto(`/student/calendar?week=${day}`);
  const held = phone.getByRole('link', { name: /^Lesson: Mathematics/ }).filter({ hasText: /11:30/ });
  const start = await middleOf(held);
  const touch = await context.newCDPSession(phone);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = start.y) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: start.x, y }],
    });
  // A finger that goes on at once scrolls the page.
  const scrolled = await phone.evaluate(() => window.scrollY);
  const isStill = phone.evaluate(
    () =>
      new Promise<void>((resolve) => document.addEventListener('scrollend', () => resolve(), { once: true })),
  );
  await finger('touchStart');
  for (const step of [1, 2, 3, 4, 5]) await finger('touchMove', start.y - step * 20);
  await finger('touchEnd');
  await expect.poll(() => phone.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
  await expect(ghost(phone)).toHaveCount(0);
  // A page that still rolls leaves no say in what a finger does.
  await isStill;

  const place = await middleOf(held);
  const phoneHour = await pixelsOfHour(phone);
  const before = await phone.evaluate(() => window.scrollY);
  const down = (y: number, type: 'touchStart' | 'touchMove') =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: place.x, y }] });
  await down(place.y, 'touchStart');
  await expect(phone.locator('[data-moving]')).toBeVisible();
  for (const step of [1, 2, 3, 4]) await down(place.y + (step / 4) * phoneHour, 'touchMove');
  await expect(ghost(phone)).toContainText('12:30');
  await expect(ghost(phone)).toHaveAttribute('data-verdict', 'open');
  expect(await phone.evaluate(() => window.scrollY)).toBe(before);
  await finger('touchEnd');
  const sheet = phone.getByRole('dialog', { name: 'Propose another time' });
  await expect(sheet.getByRole('region', { name: 'Chosen' })).toContainText('12:30');
  await sheet.getByRole('button', { name: 'Propose', exact: true }).tap();
  await expect(
    page.getByRole('link', { name: /^Proposed: Arun Prakash/ }).filter({ hasText: '12:30' }),
  ).toBeVisible();
  const { dateTime } = await student.call<{ dateTime: string }>('GET', `/bookings/${first._id}`);
  expect(dateTime).toBe(at('11:30'));
  expect(consoleFaults).toEqual([]);
});
