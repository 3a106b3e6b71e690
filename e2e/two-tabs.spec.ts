import type { Browser, Locator, Page } from '@playwright/test';
import { ask, expectStatus, type Lesson, startTeaching } from './support/lessons';
import { newPerson, type Person } from './support/newPerson';
import { pageFaults } from './support/pageFaults';
import { settled } from './support/settled';
import { query } from './support/siteDatabase';
import type { Site } from './support/startSite';
import { expect, test } from './support/test';

interface Request {
  tutor: Person;
  student: Person;
  lesson: Lesson;
}

/** A tutor with a student's request. */
const newRequest = async (browser: Browser, consoleFaults: string[]): Promise<Request> => {
  const [tutor, student] = await Promise.all([
    newPerson({ browser, name: 'Mahesh Babu', role: 'tutor', consoleFaults }),
    newPerson({ browser, name: 'Nandini Rao', role: 'student', consoleFaults }),
  ]);
  await startTeaching(tutor);
  return { tutor, student, lesson: await ask(student, tutor, { days: 2 }) };
};

/** Opens the tutor's question before an answer is given. */
const askToAnswer = async (page: Page, lesson: Lesson, answer: 'Accept' | 'Decline'): Promise<Locator> => {
  await page.goto(`/tutor/bookings/${lesson._id}`);
  await settled(page, 'Mathematics with Nandini Rao');
  await page.getByRole('button', { name: answer }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** Opens the student's question before the lesson is called off. */
const askToCancel = async ({ page }: Person, lesson: Lesson): Promise<Locator> => {
  await page.goto(`/student/classes/${lesson._id}`);
  await settled(page, 'Mathematics with Mahesh Babu');
  await page.getByRole('button', { name: 'Cancel lesson' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this lesson?' });
  await expect(dialog).toBeVisible();
  return dialog;
};

const accept = (dialog: Locator) => dialog.getByRole('button', { name: 'Confirm' }).click();
const cancel = (dialog: Locator) => dialog.getByRole('button', { name: 'Cancel lesson' }).click();

/** The dialog says why it is too late, and behind it the page shows the lesson as it is. */
const expectLate = async (page: Page, dialog: Locator, status: string): Promise<void> => {
  await expect(dialog.getByRole('alert')).toContainText(status);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  const booking = page.getByRole('region', { name: 'Booking' });
  await expect(booking.getByRole('status')).toHaveText(new RegExp(status, 'i'));
  await expect(booking.getByRole('button', { name: /^(Accept|Decline|Cancel lesson)$/ })).toHaveCount(0);
};

/** What has happened to the lesson, in the order of its happening. */
const lifeOf = async (site: Site, { _id }: Lesson): Promise<string[]> =>
  (
    await query<{ status: string }>(
      site,
      'select status from booking_events where booking_id = $1 order by at, id',
      [_id],
    )
  ).map(({ status }) => status);

const close = ({ tutor, student }: Request) =>
  Promise.all([tutor, student].map(({ context }) => context.close()));

test('a lesson that was cancelled in one tab cannot be accepted in another, which says so', async ({
  browser,
  site,
  consoleFaults,
}) => {
  const request = await newRequest(browser, consoleFaults);
  const { tutor, student, lesson } = request;
  const tutorsDialog = await askToAnswer(tutor.page, lesson, 'Accept');
  const studentsDialog = await askToCancel(student, lesson);

  await cancel(studentsDialog);
  await expect(studentsDialog).toBeHidden();
  await accept(tutorsDialog);
  await expectLate(tutor.page, tutorsDialog, 'cancelled');
  await expectStatus(site, lesson, 'cancelled');
  expect(await lifeOf(site, lesson)).toEqual(['pending', 'cancelled']);
  expect(pageFaults(consoleFaults)).toEqual([]);
  await close(request);
});

test('a lesson that was accepted in one tab is cancelled in the other, and both come to show that', async ({
  browser,
  site,
  consoleFaults,
}) => {
  const request = await newRequest(browser, consoleFaults);
  const { tutor, student, lesson } = request;
  const tutorsDialog = await askToAnswer(tutor.page, lesson, 'Accept');
  const studentsDialog = await askToCancel(student, lesson);

  await accept(tutorsDialog);
  await expect(tutor.page.getByRole('region', { name: 'Booking' }).getByRole('status')).toHaveText(
    'Accepted',
  );
  // Until the lesson begins either side may call it off.
  await cancel(studentsDialog);
  await expect(studentsDialog).toBeHidden();
  await expectStatus(site, lesson, 'cancelled');
  expect(await lifeOf(site, lesson)).toEqual(['pending', 'accepted', 'cancelled']);

  // The tutor's page shows it by itself, and has nothing left to call off.
  const booking = tutor.page.getByRole('region', { name: 'Booking' });
  await expect(booking.getByRole('status')).toHaveText(/cancelled/i);
  await expect(booking.getByRole('button', { name: 'Cancel lesson' })).toHaveCount(0);
  expect(pageFaults(consoleFaults)).toEqual([]);
  await close(request);
});

test('a lesson that was declined in one tab cannot be cancelled in another, which says so', async ({
  browser,
  site,
  consoleFaults,
}) => {
  const request = await newRequest(browser, consoleFaults);
  const { tutor, student, lesson } = request;
  const studentsDialog = await askToCancel(student, lesson);
  const tutorsDialog = await askToAnswer(tutor.page, lesson, 'Decline');

  await accept(tutorsDialog);
  await expect(tutorsDialog).toBeHidden();
  await cancel(studentsDialog);
  await expectLate(student.page, studentsDialog, 'declined');
  await expectStatus(site, lesson, 'declined');
  expect(pageFaults(consoleFaults)).toEqual([]);
  await close(request);
});

test('of two tabs of one tutor that answer at the same moment one answers, and the other is told', async ({
  browser,
  site,
  consoleFaults,
}) => {
  const request = await newRequest(browser, consoleFaults);
  const { tutor, lesson } = request;
  const other = await tutor.context.newPage();
  const [yes, no] = [
    await askToAnswer(tutor.page, lesson, 'Accept'),
    await askToAnswer(other, lesson, 'Decline'),
  ];

  await Promise.all([accept(yes), accept(no)]);
  await expect
    .poll(async () => (await yes.getByRole('alert').count()) + (await no.getByRole('alert').count()))
    .toBe(1);
  const life = await lifeOf(site, lesson);
  expect(life).toHaveLength(2);
  const isAccepted = life[1] === 'accepted';
  expect(isAccepted || life[1] === 'declined').toBe(true);
  await expectStatus(site, lesson, String(life[1]));
  await expect(isAccepted ? yes : no).toBeHidden();
  await expect((isAccepted ? no : yes).getByRole('alert')).toContainText(String(life[1]));
  expect(pageFaults(consoleFaults)).toEqual([]);
  await close(request);
});
