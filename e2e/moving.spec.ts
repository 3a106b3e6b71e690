import { accessibilityFaults, putOn } from './support/accessibility';
import { accept, ask, startTeaching } from './support/lessons';
import { newPerson } from './support/newPerson';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

test('a student proposes another time by keyboard, the tutor’s open page shows it, and taking it moves the lesson for both', async ({
  browser,
  consoleFaults,
}) => {
  const [tutor, student] = await Promise.all([
    newPerson({ browser, name: 'Kavitha Mohan', role: 'tutor', consoleFaults }),
    newPerson({ browser, name: 'Arun Prakash', role: 'student', consoleFaults }),
  ]);
  await startTeaching(tutor);
  const lesson = await ask(student, tutor, { days: 3 });
  await accept(tutor, lesson);

  const narrow = { width: 320, colorScheme: 'dark' } as const;
  await putOn(tutor.page, narrow);
  await tutor.page.goto('/tutor');
  await expect(tutor.page.getByRole('heading', { name: 'Requests waiting' })).toBeVisible();
  await student.page.goto(`/student/classes/${lesson._id}`);
  const { page } = student;
  await tabTo(page, page.getByRole('button', { name: 'Propose another time' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Propose another time' });
  const times = dialog.getByRole('group', { name: /^Open times on/ }).getByRole('button');
  await tabTo(page, times.last());
  await page.keyboard.press('Space');
  await expect(times.last()).toHaveAttribute('aria-pressed', 'true');
  expect(await accessibilityFaults(page, { width: 1280, colorScheme: 'light' })).toEqual([]);
  await tabTo(page, dialog.getByRole('button', { name: 'Propose', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^You proposed/ })).toBeVisible();

  // On a phone of 320 pixels it waits on the dashboard, which was open, and is answered on the booking's page.
  await tutor.page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('link', { name: /^See the times/ })
    .click();
  const banner = tutor.page.getByRole('region', { name: /^Arun Prakash proposes/ });
  await expect(banner).toBeVisible();
  expect(await tutor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await accessibilityFaults(tutor.page, narrow)).toEqual([]);
  await banner.getByRole('button', { name: /^Take / }).click();
  await expect(banner).toBeHidden();

  for (const side of [tutor.page, page]) {
    await expect(side.getByRole('list', { name: 'Timeline' })).toContainText('Moved by Kavitha Mohan');
    await expect(side.getByRole('region', { name: /proposes|You proposed/ })).toBeHidden();
  }
  const { dateTime } = await student.call<{ dateTime: string }>('GET', `/bookings/${lesson._id}`);
  expect(dateTime).not.toBe(lesson.dateTime);
  expect(consoleFaults).toEqual([]);
});
