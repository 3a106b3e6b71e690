import { accessibilityFaults, putOn } from './support/accessibility';
import { days, openTimes } from './support/bookingForm';
import { giveLessons, startTeaching } from './support/lessons';
import { newPerson } from './support/newPerson';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

test('a student books four weeks on a phone, the tutor’s open page shows one request and accepts all, and the student cancels the rest by keyboard', async ({
  browser,
  site,
  consoleFaults,
}) => {
  const [tutor, student] = await Promise.all([
    newPerson({ browser, name: 'Kavitha Mohan', role: 'tutor', consoleFaults }),
    newPerson({ browser, name: 'Arun Prakash', role: 'student', consoleFaults }),
  ]);
  await startTeaching(tutor);
  await giveLessons(site, { tutor, student, count: 1 });
  await tutor.page.goto('/tutor/bookings');
  await expect(tutor.page.getByRole('heading', { name: 'Manage Bookings' })).toBeVisible();

  const phone = { width: 360, colorScheme: 'light' } as const;
  const { page } = student;
  await putOn(page, phone);
  await page.goto(`/student/bookings/:${tutor.id}`);
  await days(page).nth(3).click();
  await openTimes(page).first().click();
  await page.getByRole('checkbox', { name: 'Repeat weekly' }).check();
  const dates = page.getByRole('group', { name: 'Dates' });
  await expect(dates.getByRole('checkbox')).toHaveCount(4);
  expect(await accessibilityFaults(page, phone)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Book 4 lessons' }).click();
  await expect(page.getByText('4 weekly lessons created successfully')).toBeVisible();

  // It is one entry of the list that was open all the time.
  const requests = tutor.page.getByRole('region', { name: /^Requests/ });
  await expect(requests.getByText('4 weekly lessons')).toBeVisible();
  await requests.getByRole('button', { name: 'Accept all' }).click();
  await tutor.page
    .getByRole('dialog', { name: 'Accept 4 lessons?' })
    .getByRole('button', { name: 'Accept 4 lessons' })
    .click();
  const upcoming = tutor.page.getByRole('region', { name: /^Upcoming/ });
  await expect(upcoming.getByText('Weekly · 4 of 4')).toBeVisible();

  const [first] = await student.call<{ _id: string }[]>('GET', '/booking?status=accepted&order=earliest');
  await page.goto(`/student/classes/${first?._id}`);
  await expect(
    page.getByRole('region', { name: 'Weekly lessons' }).getByText('Accepted', { exact: true }),
  ).toHaveCount(4);
  await page.getByRole('region', { name: 'Weekly lessons' }).getByRole('link').first().click();
  const series = page.getByRole('region', { name: 'Weekly lessons' });
  await expect(series.locator('li', { has: page.locator('[aria-current]') })).toContainText('2 of 4');
  await tabTo(page, page.getByRole('button', { name: 'Cancel lesson' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('radio', { name: 'Only this one' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await tabTo(page, dialog.getByRole('button', { name: 'Cancel 3 lessons' }));
  await page.keyboard.press('Enter');
  await expect(series.getByText('Cancelled', { exact: true })).toHaveCount(3);
  await expect(series.getByText('Accepted', { exact: true })).toHaveCount(1);
  await expect(upcoming.getByText(/^Weekly · /)).toHaveCount(1);
  expect(consoleFaults).toEqual([]);
});
