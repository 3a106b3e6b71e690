import { confirm, days, openTimes } from './support/bookingForm';
import { figure } from './support/figure';
import {
  accept,
  ask,
  expectStatus,
  giveLessons,
  type Lesson,
  linkChild,
  startIn,
  startTeaching,
} from './support/lessons';
import { expectNavigation } from './support/navigation';
import { newPerson } from './support/newPerson';
import { pageFaults } from './support/pageFaults';
import { sample, signIn } from './support/people';
import { tryOutSecurity } from './support/security';
import { settled } from './support/settled';
import { query } from './support/siteDatabase';
import { expect, test } from './support/test';

/** Short weekday, day and month, hour and minute. */
const moment = /\w{3}, \d{1,2} \w{3,4},? .*\d{1,2}:\d\d [ap]m/;

test('the student’s screens say what they are to say, and the figures are those of the database', async ({
  page,
  site,
  consoleFaults,
}) => {
  await signIn(page, sample.student);

  await test.step('the navigation', async () => {
    await page.goto('/student');
    await expectNavigation(page, {
      items: [
        ['Home', '/'],
        ['My Classes', '/student/classes'],
        ['Tutors', '/tutors'],
        ['Subjects', '/subjects'],
        ['About Us', '/about'],
        ['Contact Us', '/contact'],
      ],
      landing: '/student',
      profile: '/student/profile',
    });
  });

  await test.step('Profile', async () => {
    await settled(page, 'Edit STUDENT Profile');
    await expect(page.getByText('Student Portal', { exact: true })).toBeVisible();
    const panel = page.getByRole('navigation', { name: 'Student Portal' });
    for (const [label, path] of [
      ['Dashboard', '/student/dashboard'],
      ['My Classes', '/student/classes'],
      ['Reviews', '/student/reviews'],
      ['Profile', '/student/profile'],
    ] as const) {
      await expect(panel.getByRole('link', { name: label })).toHaveAttribute('href', path);
    }
    await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Arjun Krishnan');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(sample.student);
    await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
    await expect(page.getByLabel('Profile Image URL')).toBeEditable();
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Kolkata');
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Linked parents' })).toContainText('Meena Krishnan');
    for (const ofTutors of ['Bio', 'Qualifications', 'Subjects', 'Hourly Rate', 'Weekly Availability']) {
      await expect(page.locator('main').getByText(ofTutors, { exact: true })).toHaveCount(0);
    }
  });

  await test.step('My Learning Dashboard', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await settled(page, 'My Learning Dashboard');
    await expect(page.getByRole('region', { name: 'Your next lesson' })).toContainText(moment);
    const [counted] = await query<{ sessions: number; upcoming: number; completed: number }>(
      site,
      `select count(*) filter (where status in ('accepted', 'completed'))::int as sessions,
         count(*) filter (where status = 'accepted' and ends_at > now())::int as upcoming,
         count(*) filter (where status = 'completed' or (status = 'accepted' and ends_at <= now()))::int as completed
       from bookings where student_id = (select id from users where email = $1)`,
      [sample.student],
    );
    await expect(figure(page, 'Total Sessions')).toContainText(String(counted?.sessions));
    const upcoming = page.getByRole('region', { name: /Upcoming Classes/ }).getByRole('listitem');
    await expect(upcoming).toHaveCount(counted?.upcoming ?? 0);
    const lesson = upcoming.filter({ hasText: 'Kavitha Raman' }).first();
    for (const text of ['Mathematics', '60 mins', moment]) await expect(lesson).toContainText(text);
    await expect(lesson.getByText('Join Now')).toBeVisible();

    const completed = page.getByRole('region', { name: /Completed Classes/ }).getByRole('listitem');
    await expect(completed).toHaveCount(Math.min(counted?.completed ?? 0, 5));
    for (const text of ['Completed', moment]) await expect(completed.first()).toContainText(text);
    await expect(completed.getByRole('button', { name: /^Leave Review/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Show earlier lessons' }).click();
    await expect(completed).toHaveCount(Math.min(counted?.completed ?? 0, 20));
    await expect(completed.getByText(/^\d out of 5 stars$/).first()).toBeAttached();
  });

  await test.step('My Classes', async () => {
    await page.getByRole('link', { name: 'My Classes' }).last().click();
    await settled(page, 'My Classes');
    for (const name of ['Previous week', 'Next week', 'Next 7 days']) {
      await expect(page.getByRole('button', { name })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(page).toHaveURL(/week=/);
    const week = page.getByRole('list', { name: 'Your lessons by day' });
    await week.getByRole('link', { name: 'Mathematics' }).first().click();
    await settled(page, 'Mathematics with Kavitha Raman');
    for (const term of ['Date & Time', 'Duration', 'Subject', 'Price', 'Student', 'Tutor', 'Booked by']) {
      await expect(page.getByRole('term').filter({ hasText: term }).first()).toBeVisible();
    }
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Requested by Arjun Krishnan');
  });

  await test.step('Reviews', async () => {
    await page.getByRole('link', { name: 'Reviews' }).click();
    await settled(page, 'Reviews');
    const given = page.getByRole('region', { name: 'Your reviews' });
    await expect(given).toContainText('Good lesson, a lot of homework.');
    await expect(given.getByText('5 out of 5 stars').first()).toBeAttached();
  });

  expect(consoleFaults).toEqual([]);
});

test('a new student is led to a first booking, cancels it, joins another, and reviews that', async ({
  browser,
  site,
  consoleFaults,
}) => {
  const [tutor, student] = await Promise.all([
    newPerson({ browser, name: 'Durai Pandi', role: 'tutor', consoleFaults }),
    newPerson({ browser, name: 'Eniya Mozhi', role: 'student', consoleFaults }),
  ]);
  await startTeaching(tutor);
  const { page } = student;

  await test.step('nothing is there yet, and each screen says so', async () => {
    await page.goto('/student');
    await settled(page, 'My Learning Dashboard');
    await expect(page.getByText('Welcome, Eniya Mozhi.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your first lesson in three steps' })).toBeVisible();
    await expect(page.getByText('No upcoming classes scheduled')).toBeVisible();
    await expect(page.getByText('No completed classes yet')).toBeVisible();
    await expect(figure(page, 'Total Sessions')).toContainText('0');
    await page.goto('/student/classes');
    await expect(page.getByText('Nothing in the next seven days')).toBeVisible();
    await page.goto('/student/reviews');
    await expect(page.getByText('No reviews yet')).toBeVisible();
  });

  const booked = await test.step('book an hour and a half', async () => {
    await page.goto(`/student/bookings/:${tutor.id}`);
    await settled(page, 'Schedule Your Session');
    for (const text of ['Durai Pandi', tutor.address, '₹600', 'per hour']) {
      await expect(page.locator('main')).toContainText(text);
    }
    await page.getByRole('button', { name: 'Another time' }).click();
    const when = page.getByLabel('Date & Time');
    await expect(when).toHaveAttribute('type', 'datetime-local');
    await expect(when).toHaveAttribute('required', '');
    const duration = page.getByLabel('Duration');
    await expect(duration).toHaveValue('1');
    expect(await duration.getByRole('option').allTextContents()).toEqual(['1 hour', '1.5 hours', '2 hours']);
    const subject = page.getByLabel('Subject');
    await expect(subject).toHaveAttribute('required', '');
    await expect(subject.getByRole('option', { name: 'Chess' })).toBeDisabled();
    await expect(page.getByText('₹600 × 1 hour')).toBeVisible();
    await duration.selectOption('1.5');
    await expect(page.getByText('₹900', { exact: true })).toBeVisible();
    await subject.selectOption({ label: 'Mathematics' });
    const [, second] = await days(page).and(page.locator(':enabled')).all();
    await second?.click();
    await openTimes(page).first().click();
    await expect(when).not.toHaveValue('');

    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/bookings/create', async (route) => {
      await held;
      await route.continue();
    });
    await confirm(page);
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    letGo();
    await expect(page).toHaveURL('/');
    const notice = page.getByRole('status').filter({ hasText: 'Booking created successfully' });
    await notice.getByRole('link').click();
    await settled(page, 'Mathematics with Durai Pandi');
    const rows = await query<{
      _id: string;
      status: string;
      price: number;
      booked_by: string;
      minutes: number;
    }>(
      site,
      `select id as _id, status, price, booked_by, extract(epoch from ends_at - starts_at)::int / 60 as minutes
       from bookings where student_id = $1`,
      [student.id],
    );
    expect(rows).toEqual([
      { _id: expect.any(String), status: 'pending', price: 90_000, booked_by: student.id, minutes: 90 },
    ]);
    return rows[0] as unknown as Lesson;
  });

  await test.step('cancel it, by week', async () => {
    await page.goto('/student/classes');
    // The first open times may be next week's.
    const calendar = page.getByRole('list', { name: 'Your lessons by day' });
    const next = page.getByRole('link', { name: 'Go to your next lesson' });
    await expect(calendar.or(next)).toBeVisible();
    if (await next.isVisible()) await next.click();
    await calendar.getByRole('button', { name: /^Cancel Mathematics/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this lesson?' });
    await dialog.getByRole('button', { name: 'Keep lesson' }).click();
    await expectStatus(site, booked, 'pending');
    await calendar.getByRole('button', { name: /^Cancel Mathematics/ }).click();
    await dialog.getByRole('button', { name: 'Cancel lesson' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Nothing (this week|in the next seven days)$/)).toBeVisible();
    await expectStatus(site, booked, 'cancelled');
    // It stands in the address, and is checked once that has changed.
    const all = page.getByRole('checkbox', { name: 'Show cancelled and expired' });
    await all.click();
    await expect(all).toBeChecked();
    await expect(calendar).toContainText('Cancelled');
  });

  const lesson = await ask(student, tutor, { days: 1 });
  await accept(tutor, lesson);
  await tutor.call('PUT', `/bookings/${lesson._id}/meeting-link`, { meetingLink: `${site.origin}/about` });

  await test.step('join a lesson from ten minutes before it begins', async () => {
    await startIn(site, lesson, 12);
    await page.goto('/student');
    const next = page.getByRole('region', { name: 'Your next lesson' });
    await expect(next.getByRole('button', { name: 'Join Now' })).toBeDisabled();
    await startIn(site, lesson, 9);
    await page.goto('/student/dashboard');
    const upcoming = page.getByRole('region', { name: /Upcoming Classes/ });
    const [outside] = await Promise.all([
      page.waitForEvent('popup'),
      upcoming.getByRole('link', { name: /^Meeting link, outside Paadam/ }).click(),
    ]);
    await expect(outside).toHaveURL('/about');
    await outside.close();
    await expect(upcoming.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', /\/room$/);
    await startIn(site, lesson, -50);
    await page.reload();
    await expect(upcoming.getByRole('link', { name: 'Join Now' })).toBeVisible();
  });

  await test.step('review it once it is over', async () => {
    await startIn(site, lesson, -61);
    await page.goto('/student/reviews');
    await page
      .getByRole('region', { name: /Lessons to review/ })
      .getByRole('button', { name: /^Leave Review/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Leave Review' });
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(dialog).toContainText('Choose one to five stars.');
    await dialog.getByRole('radio', { name: '3 stars' }).check({ force: true });
    await dialog.getByLabel(/^Your review/).fill('Good, and a little fast.');
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Your reviews' })).toContainText(
      'Good, and a little fast.',
    );
    await expect(page.getByRole('button', { name: /^Leave Review/ })).toHaveCount(0);
    expect(
      await query(site, 'select rating, comment, booking_id from reviews where student_id = $1', [
        student.id,
      ]),
    ).toEqual([{ rating: 3, comment: 'Good, and a little fast.', booking_id: lesson._id }]);
    expect(
      await query(site, 'select rating_sum, rating_count from tutors where id = $1', [tutor.id]),
    ).toEqual([{ rating_sum: 3, rating_count: 1 }]);
  });

  await test.step('go through a long past, twenty at a time', async () => {
    await giveLessons(site, { tutor, student, count: 22 });
    await page.goto('/student/dashboard');
    const completed = page.getByRole('region', { name: /Completed Classes/ });
    await expect(completed.getByRole('listitem')).toHaveCount(5);
    await completed.getByRole('button', { name: 'Show earlier lessons' }).click();
    await expect(completed.getByRole('listitem')).toHaveCount(20);
    await completed.getByRole('button', { name: 'Show more completed lessons' }).click();
    await expect(completed.getByRole('listitem')).toHaveCount(23);
    await expect(figure(page, 'Total Sessions')).toContainText('23');
  });

  expect(consoleFaults).toEqual([]);
  await Promise.all([tutor, student].map(({ context }) => context.close()));
});

test('a student changes the profile, unlinks a parent, and looks after the account', async ({
  browser,
  site,
  consoleFaults,
}) => {
  const [student, parent] = await Promise.all([
    newPerson({ browser, name: 'Farida Banu', role: 'student', consoleFaults }),
    newPerson({ browser, name: 'Ganesh Mani', role: 'parent', consoleFaults }),
  ]);
  await linkChild(site, parent, student);
  const { page } = student;
  await page.goto('/student/profile');
  await settled(page, 'Edit STUDENT Profile');

  await test.step('save the profile, with nothing lost to a wrong click', async () => {
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Farida B.');
    await page.getByRole('link', { name: 'Reviews' }).click();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click();
    await expect(name).toHaveValue('Farida B.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Farida B., my area' })).toBeVisible();
    expect(await query(site, 'select name from users where id = $1', [student.id])).toEqual([
      { name: 'Farida B.' },
    ]);
  });

  await test.step('unlink a parent', async () => {
    const parents = page.getByRole('region', { name: 'Linked parents' });
    await parents.getByRole('button', { name: 'Unlink Ganesh Mani' }).click();
    const dialog = page.getByRole('dialog', { name: 'Unlink Ganesh Mani?' });
    await dialog.getByRole('button', { name: 'Unlink' }).click();
    await expect(parents).toContainText('No parent is linked to your account.');
    expect(await query(site, 'select 1 from parent_children where child_id = $1', [student.id])).toEqual([]);
  });

  await test.step('security', () => tryOutSecurity(site, browser, student, '/student/profile'));
  expect(pageFaults(consoleFaults)).toEqual([]);
  await Promise.all([student, parent].map(({ context }) => context.close()));
});
