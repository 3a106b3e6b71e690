import { addDays, dayOf, daysBetween, formatDay } from '@paadam/shared/domain';
import { accept, ask, startTeaching } from './support/lessons';
import { newPerson } from './support/newPerson';
import { pageFaults } from './support/pageFaults';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

const zone = 'Asia/Kolkata';
const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

test('a tutor’s days off, extra hours, rules and other calendars make the open times, and nothing unsaved is lost', async ({
  browser,
  site,
  consoleFaults,
}) => {
  const [tutor, student] = await Promise.all([
    newPerson({ browser, name: 'Malar Selvan', role: 'tutor', consoleFaults }),
    newPerson({ browser, name: 'Kavin Raj', role: 'student', consoleFaults }),
  ]);
  await startTeaching(tutor);
  const lesson = await ask(student, tutor, { days: 2 });
  await accept(tutor, lesson);
  const { page } = tutor;
  const dayOff = dayOf(new Date(lesson.dateTime), zone);
  const today = dayOf(new Date(), zone);
  const later = addDays(dayOff, 1);
  const day = (wanted: string) => page.locator(`[data-day="${wanted}"]`);
  /** The starts that are open on a day, as a student's page has them, "06:30" on the tutor's clock. */
  const openOn = async (wanted: string): Promise<string[]> => {
    const from = new Date(`${wanted}T00:00:00+05:30`);
    const search = new URLSearchParams({
      from: from.toISOString(),
      to: new Date(from.getTime() + 86_400_000).toISOString(),
      duration: '1',
    });
    const slots = await student.call<{ dateTime: string }[]>('GET', `/tutors/${tutor.id}/slots?${search}`);
    return slots.map(({ dateTime }) =>
      new Date(Date.parse(dateTime) + 5.5 * 3_600_000).toISOString().slice(11, 16),
    );
  };

  await test.step('a day is taken off by keyboard, and the lesson on it is offered to be moved', async () => {
    await page.goto('/tutor/edit-profile?tab=availability');
    await tabTo(page, day(today));
    for (let press = daysBetween(today, dayOff); press > 0; press -= 1)
      await page.keyboard.press('ArrowRight');
    await expect(day(dayOff)).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Save days off' }));
    await page.keyboard.press('Enter');
    const inside = page.getByRole('list', { name: 'Lessons on these days' });
    await expect(inside).toContainText('Kavin Raj');
    await expect(page.getByRole('button', { name: `${formatDay(dayOff, long)}, off` })).toBeVisible();
    await inside.getByRole('link', { name: /^Propose another time/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Propose another time' });
    await expect(dialog.getByRole('group', { name: /^Open times on/ })).toBeVisible();
    await expect(dialog.getByRole('group', { name: `Open times on ${formatDay(dayOff)}` })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Not now' }).click();
  });

  await test.step('extra hours stand on the tutor’s page, and the day off has none', async () => {
    await page.goto('/tutor/edit-profile?tab=availability');
    if (later.slice(0, 7) !== today.slice(0, 7))
      await page.getByRole('button', { name: 'Next month' }).click();
    await day(later).click();
    await page.getByRole('radio', { name: 'Extra hours' }).check({ force: true });
    await page.getByLabel('From', { exact: true }).fill('22:30');
    await page.getByLabel('To', { exact: true }).fill('23:30');
    await page.getByRole('button', { name: 'Save extra hours' }).click();
    await expect(page.getByRole('button', { name: `${formatDay(later, long)}, extra hours` })).toBeVisible();
    await student.page.goto(`/tutors/${tutor.id}`);
    await student.page.getByRole('button', { name: 'Show all times' }).click();
    await expect(student.page.getByRole('list', { name: `Open times on ${formatDay(later)}` })).toContainText(
      '10:30 pm',
    );
    await expect(student.page.getByRole('list', { name: `Open times on ${formatDay(dayOff)}` })).toHaveCount(
      0,
    );
  });

  await test.step('rules that are not saved survive a wrong click, and saved they change the open times', async () => {
    expect(await openOn(later)).toContain('06:30');
    await page.getByLabel('Open times start').selectOption({ label: 'Every hour' });
    await page.getByRole('tab', { name: 'Profile', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Tutor Panel' })
      .getByRole('link', { name: 'Dashboard' })
      .click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('tab', { name: /^Availability/ }).click();
    await page.getByRole('button', { name: 'Save booking rules' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    const open = await openOn(later);
    expect(open).toContain('07:00');
    expect(open).not.toContain('06:30');
  });

  await test.step('the address of the own calendar is shown once, and a new one ends it', async () => {
    await page.getByRole('tab', { name: 'Calendar' }).click();
    await tutor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Make my address' }).click();
    await page.getByRole('button', { name: 'Copy the address' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const read = await page.request.get(address);
    expect([read.status(), (await read.text()).includes(lesson._id)]).toEqual([200, true]);
    await page.reload();
    await expect(page.getByText(/^Made on /)).toBeVisible();
    await expect(page.locator('main')).not.toContainText('/calendar/');
    await page.getByRole('button', { name: 'New address' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make a new one' }).click();
    await expect(page.getByRole('heading', { name: 'Your address' })).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
  });

  await test.step('what is busy in another calendar is not offered', async () => {
    // The sample is busy after noon from Monday to Friday.
    const weekday = [1, 2, 3].map((days) => addDays(dayOff, days)).find((one) => !isWeekend(one)) ?? later;
    expect(await openOn(weekday)).toContain('13:00');
    await page.getByRole('button', { name: 'Add a calendar' }).click();
    const part = page.getByRole('region', { name: 'Your other calendars' });
    await part.getByLabel(/^Name/).fill('School');
    await part.getByLabel(/^Secret address/).fill(`${site.origin}/api/dev/calendar.ics`);
    await part.getByRole('button', { name: 'Read and add' }).click();
    await expect(part.getByText(/^Read just now/)).toBeVisible();
    const open = await openOn(weekday);
    expect(open).toContain('15:00');
    expect(open.filter((start) => start > '11:30' && start < '14:30')).toEqual([]);
  });
  expect(pageFaults(consoleFaults)).toEqual([]);
  await Promise.all([tutor.context.close(), student.context.close()]);
});

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
