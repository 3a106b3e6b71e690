import type { Locator, Page } from '@playwright/test';
import { confirm, days, openTimes } from './support/bookingForm';
import { newPerson, type Person } from './support/newPerson';
import { mailedCode } from './support/people';
import { letDaysPass, query } from './support/siteDatabase';
import { expect, test } from './support/test';

interface BookingRow {
  id: string;
  status: string;
  /** Paise. */
  price: number;
  starts_at: Date;
}

/** Rupees an hour. */
const rate = 600;

const setHours = async ({ page }: Person): Promise<void> => {
  await page.goto('/tutor/edit-profile');
  await expect(page.getByRole('heading', { level: 1, name: /TUTOR/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Bio' }).fill('I teach algebra by drawing it.');
  await page.getByRole('button', { name: '+ Add Qualification' }).click();
  await page.getByLabel('Qualification 1').fill('M.Sc. Mathematics');
  await page.getByRole('searchbox', { name: 'Search subjects' }).fill('Mathem');
  await page.getByRole('checkbox', { name: 'Mathematics' }).check();
  await page.getByLabel('Hourly Rate').fill(String(rate));
  for (const [index, day] of [
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ].entries()) {
    await page.getByRole('button', { name: '+ Add Availability Slot' }).click();
    await page.getByLabel(`Day of slot ${index + 1}`).selectOption(day);
    await page.getByLabel(`Start time of slot ${index + 1}`).fill('06:00');
    await page.getByLabel(`End time of slot ${index + 1}`).fill('22:00');
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: /saved/i })).toBeVisible();
};

const link = async ({ page }: Person, child: Person): Promise<void> => {
  await page.goto('/parent/link/children');
  await page.getByRole('button', { name: 'Add New Child' }).click();
  await page.getByLabel('Child’s email').fill(child.address);
  await page.getByRole('button', { name: 'Send Link Request' }).click();
  await page
    .getByRole('textbox', { name: 'Enter 6-digit OTP' })
    .fill(await mailedCode(page.request, child.address, await registrationCode(page, child)));
  await page.getByRole('button', { name: 'Verify and Link' }).click();
  await expect(page.getByRole('list', { name: 'Linked children' })).toContainText(child.name);
};

/** The code that the child registered with: it came first, and links no one. */
const registrationCode = async (page: Page, child: Person): Promise<string | undefined> => {
  const answer = await page.request.get(`/api/dev/mail?to=${encodeURIComponent(child.address)}`);
  const codes = (await answer.text()).match(/\b\d{6}\b/g) ?? [];
  return codes.at(-1);
};

/** Books an open time of a day from the second on, which is free whatever the hour is now. */
const book = async (
  { page }: Person,
  { tutor, child, duration, nth }: { tutor: Person; child?: Person; duration: string; nth: number },
): Promise<void> => {
  await page.goto(`/student/bookings/:${tutor.id}${child ? `?child=${child.id}` : ''}`);
  await page.getByLabel('Subject').selectOption({ label: 'Mathematics' });
  await page.getByLabel('Duration').selectOption(duration);
  await days(page).nth(2).click();
  await openTimes(page).nth(nth).click();
  await confirm(page);
  await expect(page.getByText('Booking created successfully')).toBeVisible();
};

const answer = async ({ page }: Person, price: string, word: 'Accept' | 'Decline'): Promise<void> => {
  await page.goto('/tutor');
  const requests = page.getByRole('region', { name: /Requests waiting/ });
  const row = requests.getByRole('listitem').filter({ hasText: price });
  await row.getByRole('button', { name: word }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
};

/** The figure that stands with a label. */
const figure = (page: Page, label: string): Locator =>
  page.locator('main').getByText(label, { exact: true }).locator('..');

const rupees = (paise: number): string => `₹${(paise / 100).toLocaleString('en-IN')}`;
const monthOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: 'Asia/Kolkata' }).format(
    moment,
  );

test('a month of lessons: hours, a link, bookings, answers, a lesson, a review, and every figure right', async ({
  browser,
  site,
}) => {
  const consoleFaults: string[] = [];
  const [tutor, student, parent] = await Promise.all([
    newPerson({ browser, name: 'Ilango Vel', role: 'tutor', consoleFaults }),
    newPerson({ browser, name: 'Nila Devi', role: 'student', consoleFaults }),
    newPerson({ browser, name: 'Devi Kannan', role: 'parent', consoleFaults }),
  ]);
  const bookingAt = async (price: number): Promise<BookingRow> => {
    const rows = await query<BookingRow>(
      site,
      'select id, status, price, starts_at from bookings where tutor_id = $1 and price = $2',
      [tutor.id, price],
    );
    expect(rows).toHaveLength(1);
    return rows[0] as BookingRow;
  };

  await test.step('the tutor says what they teach, at what rate, and when', () => setHours(tutor));
  await test.step('the parent links the child', () => link(parent, student));
  // Three lengths, so that each booking is known by its price: ₹600, ₹1,200 and ₹900.
  // One after the other: until the first lesson, one request to each tutor can wait for an answer.
  await test.step('the student books an hour, and two more, each once the tutor has accepted the one before', async () => {
    await book(student, { tutor, duration: '1', nth: 0 });
    await answer(tutor, '₹600', 'Accept');
    await book(student, { tutor, duration: '2', nth: 6 });
    await answer(tutor, '₹1,200', 'Accept');
  });
  await test.step('the parent books for the child, and the tutor declines', async () => {
    await book(parent, { tutor, child: student, duration: '1.5', nth: 14 });
    await answer(tutor, '₹900', 'Decline');
    expect((await bookingAt(60_000)).status).toBe('accepted');
    expect((await bookingAt(120_000)).status).toBe('accepted');
    expect((await bookingAt(90_000)).status).toBe('declined');
  });

  const lesson = await bookingAt(60_000);
  await test.step('the lesson passes, and the student reviews it', async () => {
    await letDaysPass(site, lesson.id, 7);
    await student.page.goto('/student/dashboard');
    const completed = student.page.getByRole('region', { name: /Completed Classes/ });
    await completed.getByRole('button', { name: /Leave Review/ }).click();
    const dialog = student.page.getByRole('dialog', { name: 'Leave Review' });
    await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await dialog.getByRole('textbox', { name: /review/i }).fill('Drew every step.');
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(completed.getByText('4 out of 5 stars')).toBeAttached();
    const reviews = await query(site, 'select rating, comment from reviews where booking_id = $1', [
      lesson.id,
    ]);
    expect(reviews).toEqual([{ rating: 4, comment: 'Drew every step.' }]);
  });

  const given = await bookingAt(60_000);
  const coming = await bookingAt(120_000);
  const thisMonth = [given, coming].filter(({ starts_at }) => monthOf(starts_at) === monthOf(new Date()));
  const earned = thisMonth.reduce((sum, { price }) => sum + price, 0);

  await test.step('the tutor’s figures are right', async () => {
    await tutor.page.goto('/tutor');
    await expect(figure(tutor.page, 'Total Students')).toContainText('1');
    await expect(figure(tutor.page, 'Upcoming Bookings')).toContainText('1');
    await expect(figure(tutor.page, 'Earnings This Month')).toContainText(rupees(earned));
    await tutor.page.goto('/tutor/students');
    const row = tutor.page.getByRole('row').filter({ hasText: student.name });
    await expect(row).toContainText('1 of 2');
    await tutor.page.goto('/tutor/earnings');
    await expect(tutor.page.locator('main')).toContainText(rupees(60_000 + 120_000));
  });
  await test.step('the student’s figures are right', async () => {
    await student.page.goto('/student/dashboard');
    await expect(figure(student.page, 'Total Sessions')).toContainText('2');
    await expect(
      student.page.getByRole('region', { name: /Upcoming Classes/ }).getByRole('listitem'),
    ).toHaveCount(1);
    await expect(
      student.page.getByRole('region', { name: /Completed Classes/ }).getByRole('listitem'),
    ).toHaveCount(1);
  });
  await test.step('the parent’s figures are right', async () => {
    await parent.page.goto('/parent/dashboard');
    await expect(figure(parent.page, 'Linked Children')).toContainText('1');
    await expect(figure(parent.page, 'Upcoming Sessions')).toContainText('1');
    await expect(figure(parent.page, 'Average Rating')).toContainText('4.0/5');
    const recent = parent.page.getByRole('table', { name: 'Recent Bookings' });
    await expect(recent.getByRole('row')).toHaveCount(1 + 3);
  });

  expect(consoleFaults).toEqual([]);
  await Promise.all([tutor, student, parent].map(({ context }) => context.close()));
});
