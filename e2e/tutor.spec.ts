import { readFile } from 'node:fs/promises';
import { figure, rupees } from './support/figure';
import { ask, expectStatus, giveLessons, startTeaching } from './support/lessons';
import { expectNavigation } from './support/navigation';
import { newPerson } from './support/newPerson';
import { pageFaults } from './support/pageFaults';
import { sample, signIn } from './support/people';
import { tryOutSecurity } from './support/security';
import { settled } from './support/settled';
import { query } from './support/siteDatabase';
import { expect, test } from './support/test';

interface Figures {
  students: number;
  upcoming: number;
  /** Paise. */
  earned: number;
}

test('the tutor’s screens say what they are to say, and the figures are those of the database', async ({
  page,
  site,
  consoleFaults,
}) => {
  await signIn(page, sample.tutor);

  await test.step('the navigation', async () => {
    await page.goto('/tutor');
    await expectNavigation(page, {
      items: [
        ['Home', '/'],
        ['Dashboard', '/tutor'],
        ['Bookings', '/tutor/bookings'],
        ['Subjects', '/subjects'],
        ['About Us', '/about'],
        ['Contact Us', '/contact'],
      ],
      landing: '/tutor',
      profile: '/tutor/edit-profile',
    });
  });

  await test.step('Edit Profile', async () => {
    await settled(page, 'Edit TUTOR Profile');
    const panel = page.getByRole('navigation', { name: 'Tutor Panel' });
    for (const [label, path] of [
      ['Dashboard', '/tutor'],
      ['Edit Profile', '/tutor/edit-profile'],
      ['My Students', '/tutor/students'],
      ['Manage Bookings', '/tutor/bookings'],
      ['Earnings', '/tutor/earnings'],
    ] as const) {
      await expect(panel.getByRole('link', { name: label })).toHaveAttribute('href', path);
    }
    await expect(page.getByText('Tutor Panel', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kavitha Raman');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(sample.tutor);
    await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
    await expect(page.getByLabel('Profile Image URL')).toBeEditable();
    await expect(page.getByRole('textbox', { name: /^Bio/ })).toHaveAttribute('rows', '3');
    await expect(page.getByRole('group', { name: 'Qualifications' }).getByRole('textbox')).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: '+ Add Qualification' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Mathematics' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Hourly Rate' })).toHaveValue('800');
    await expect(page.getByText('Weekly Availability', { exact: true })).toBeVisible();
    expect(
      await page.getByLabel('Day of slot 1', { exact: true }).getByRole('option').allTextContents(),
    ).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
    await expect(page.getByLabel('Start time of slot 1', { exact: true })).toHaveAttribute('type', 'time');
    await expect(page.getByLabel('End time of slot 1', { exact: true })).toHaveAttribute('type', 'time');
    await expect(page.getByRole('button', { name: '+ Add Availability Slot' })).toBeVisible();
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Kolkata');
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Preview: what students see' })).toContainText('₹800');
  });

  await test.step('Dashboard', async () => {
    await page.goto('/tutor');
    await settled(page, 'Welcome, Kavitha Raman');
    const [figures] = await query<Figures>(
      site,
      `select count(distinct student_id) filter (where taught)::int as students,
         count(*) filter (where status = 'accepted' and ends_at > now())::int as upcoming,
         coalesce(sum(price) filter (where status in ('accepted', 'completed') and date_trunc('month', starts_at at time zone 'Asia/Kolkata')
           = date_trunc('month', now() at time zone 'Asia/Kolkata')), 0)::int as earned
       from (select *, status = 'completed' or (status = 'accepted' and ends_at <= now()) as taught from bookings
         where tutor_id = (select id from users where email = $1)) as own`,
      [sample.tutor],
    );
    await expect(figure(page, 'Total Students')).toContainText(String(figures?.students));
    await expect(figure(page, 'Upcoming Bookings')).toContainText(String(figures?.upcoming));
    await expect(figure(page, 'Earnings This Month')).toContainText(rupees(figures?.earned ?? 0));
    await expect(page.getByRole('heading', { name: 'Today’s lessons' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Requests waiting' }).getByRole('listitem'),
    ).not.toHaveCount(0);
    await expect(page.getByText('Times are in India Standard Time')).toBeVisible();
  });

  await test.step('My Students', async () => {
    await page.getByRole('link', { name: 'My Students' }).click();
    await settled(page, 'My Students');
    expect(await page.getByRole('columnheader').allTextContents()).toEqual(['Name', 'Subject', 'Progress']);
    const arjun = page.getByRole('row').filter({ hasText: 'Arjun Krishnan' });
    await expect(arjun).toContainText(sample.student);
    await expect(arjun).toContainText('Mathematics');
    await expect(arjun).toContainText(/12 of \d+ lessons/);
    await expect(arjun.locator('img')).toHaveAttribute('src', /avatars/);
  });

  await test.step('Manage Bookings', async () => {
    await page.getByRole('link', { name: 'Manage Bookings' }).click();
    await settled(page, 'Manage Bookings');
    const request = page
      .getByRole('region', { name: /^Requests/ })
      .getByRole('listitem')
      .first();
    await expect(request).toContainText('Pending');
    await expect(request).toContainText(/\w{3}, \d{1,2} \w{3,4},? .*\d{1,2}:\d\d [ap]m/);
    await expect(request.getByRole('button', { name: 'Accept' })).toBeEnabled();
    await expect(request.getByRole('button', { name: 'Decline' })).toBeEnabled();
    const decided = page
      .getByRole('region', { name: /^Upcoming/ })
      .getByRole('listitem')
      // The first runs right now, and is not cancelled any more.
      .nth(1);
    await expect(decided).toContainText('Accepted');
    await expect(decided.getByRole('button', { name: /^(Accept|Decline)$/ })).toHaveCount(0);
    await expect(decided.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  await test.step('Earnings', async () => {
    await page.getByRole('link', { name: 'Earnings' }).click();
    await settled(page, 'Earnings');
    const lessons = await query<{ total: string; lessons: string }>(
      site,
      `select sum(price) as total, count(*) as lessons from bookings
       where status in ('accepted', 'completed') and tutor_id = (select id from users where email = $1)`,
      [sample.tutor],
    );
    await expect(figure(page, 'Total Earnings')).toContainText(rupees(Number(lessons[0]?.total)));
    await expect(figure(page, 'Earnings This Month')).toContainText('₹');
    expect(await page.getByRole('columnheader').allTextContents()).toEqual(
      expect.arrayContaining(['Date', 'Student', 'Amount']),
    );
    const bars = page.getByRole('figure').getByRole('button');
    expect(await bars.count()).toBeGreaterThan(2);
    await bars.first().click();
    await expect(bars.first()).toHaveAttribute('aria-pressed', 'true');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const [header, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
    expect(header).toContain('Student,Subject,Duration (minutes),Status,Amount (INR)');
    expect(rows).toHaveLength(Number(lessons[0]?.lessons));
    const amounts = rows.map((row) => Number(/,(\d+\.\d\d),[^,]*$/.exec(row)?.[1]));
    expect(amounts.reduce((sum, amount) => sum + amount, 0) * 100).toBe(Number(lessons[0]?.total));
  });

  expect(consoleFaults).toEqual([]);
});

test('a tutor accepts, declines, gives and takes a meeting link, and cancels with a reason', async ({
  browser,
  site,
  consoleFaults,
}) => {
  const [tutor, student, other] = await Promise.all([
    newPerson({ browser, name: 'Anbu Selvan', role: 'tutor', consoleFaults }),
    newPerson({ browser, name: 'Banu Mathi', role: 'student', consoleFaults }),
    newPerson({ browser, name: 'Chandran Pillai', role: 'student', consoleFaults }),
  ]);
  await startTeaching(tutor);
  const lesson = await ask(student, tutor, { days: 2 });
  const unwanted = await ask(other, tutor, { days: 4 });
  const { page } = tutor;

  await test.step('accept, in Manage Bookings', async () => {
    await page.goto('/tutor/bookings');
    const request = page
      .getByRole('region', { name: /^Requests/ })
      .getByRole('listitem')
      .first();
    await expect(request).toContainText('First lesson on Paadam');
    await request.getByRole('button', { name: 'Accept' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
    await expect(dialog).toContainText('Banu Mathi');
    await expect(dialog).toContainText('accepted');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expectStatus(site, lesson, 'pending');
    await request.getByRole('button', { name: 'Accept' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Booking accepted')).toBeVisible();
    await expect(page.getByRole('region', { name: /^Upcoming/ }).getByRole('listitem')).toHaveCount(1);
    await expectStatus(site, lesson, 'accepted');
  });

  await test.step('decline, on the dashboard', async () => {
    await page
      .getByRole('navigation', { name: 'Tutor Panel' })
      .getByRole('link', { name: 'Dashboard' })
      .click();
    const requests = page.getByRole('region', { name: 'Requests waiting' });
    await requests.getByRole('button', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
    await expect(dialog).toContainText('declined');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(requests).toContainText('No requests waiting');
    await expect(figure(page, 'Upcoming Bookings')).toContainText('1');
    await expectStatus(site, unwanted, 'declined');
  });

  const linkInDatabase = async () =>
    (await query(site, 'select meeting_link from bookings where id = $1', [lesson._id]))[0];
  await test.step('give a meeting link, and take it back', async () => {
    await page.goto('/tutor/bookings');
    await page.getByRole('link', { name: 'Banu Mathi' }).first().click();
    await expect(page).toHaveURL(`/tutor/bookings/${lesson._id}`);
    await settled(page, 'Mathematics with Banu Mathi');
    const timeline = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
    expect(await timeline.count()).toBe(2);
    await expect(timeline.first()).toContainText('Requested by Banu Mathi');
    await expect(timeline.last()).toContainText('Accepted by Anbu Selvan');
    const field = page.getByLabel('Web address of the lesson');
    await field.fill('not an address');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(field).toHaveAccessibleDescription(/whole web address/);
    await field.fill('https://meet.example/banu');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Meeting link saved')).toBeVisible();
    await expect(page.getByRole('link', { name: 'https://meet.example/banu' })).toBeVisible();
    expect(await linkInDatabase()).toEqual({ meeting_link: 'https://meet.example/banu' });
    await page.getByRole('button', { name: 'Remove link' }).click();
    await expect(page.getByText('Meeting link removed')).toBeVisible();
    expect(await linkInDatabase()).toEqual({ meeting_link: null });
  });

  await test.step('cancel with a reason, which the student reads', async () => {
    await page.getByRole('button', { name: 'Cancel lesson' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this lesson?' });
    await dialog.getByLabel(/^Reason/).fill('I have lost my voice.');
    await dialog.getByRole('button', { name: 'Cancel lesson' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('I have lost my voice.');
    await expectStatus(site, lesson, 'cancelled');
    expect(
      await query(
        site,
        `select reason, actor_id from booking_events where booking_id = $1 and status = 'cancelled'`,
        [lesson._id],
      ),
    ).toEqual([{ reason: 'I have lost my voice.', actor_id: tutor.id }]);
    await expect
      .poll(async () =>
        (await page.request.get(`/api/dev/mail?to=${encodeURIComponent(student.address)}`)).text(),
      )
      .toContain('I have lost my voice.');
  });

  await test.step('find it again by its state, and not among the others', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Manage Bookings' }).first().click();
    await settled(page, 'Manage Bookings');
    await expect(page.getByText('No upcoming bookings found')).toBeVisible();
    await page.getByLabel('Status').selectOption({ label: 'Cancelled' });
    await expect(page).toHaveURL('/tutor/bookings?status=cancelled');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Banu Mathi' })).toHaveCount(
      1,
    );
  });

  await test.step('go through a long past, twenty at a time', async () => {
    await giveLessons(site, { tutor, student, count: 22 });
    await page.getByLabel('Status').selectOption({ label: 'Completed' });
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Completed' });
    await expect(rows).toHaveCount(20);
    await page.getByRole('button', { name: 'Show more bookings' }).click();
    await expect(rows).toHaveCount(22);
    await expect(page.getByRole('button', { name: 'Show more bookings' })).toHaveCount(0);
  });

  expect(consoleFaults).toEqual([]);
  await Promise.all([tutor, student, other].map(({ context }) => context.close()));
});

test('a tutor’s profile is saved whole, a wrong click loses nothing of it, and the account is looked after', async ({
  browser,
  site,
  consoleFaults,
}) => {
  const tutor = await newPerson({ browser, name: 'Chitra Devan', role: 'tutor', consoleFaults });
  const { page, id } = tutor;
  await page.goto('/tutor/edit-profile');
  await settled(page, 'Edit TUTOR Profile');
  const bio = page.getByRole('textbox', { name: /^Bio/ });

  await test.step('unsaved changes outlive a wrong click', async () => {
    await bio.fill('I teach by asking.');
    await page.getByRole('link', { name: 'My Students' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL('/tutor/edit-profile');
    await expect(bio).toHaveValue('I teach by asking.');
    await page.getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign out' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('tab', { name: 'Security' }).click();
    await page.getByRole('tab', { name: /^Profile/ }).click();
    await expect(bio).toHaveValue('I teach by asking.');
  });

  await test.step('save all of it', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Chitra D.');
    await page.getByLabel('Profile Image URL').fill(`${site.origin}/preview.png`);
    await page.getByRole('button', { name: '+ Add Qualification' }).click();
    await page.getByLabel('Qualification 1').fill('B.Ed.');
    // Chosen with the keyboard alone.
    await page.getByRole('searchbox', { name: 'Search subjects' }).focus();
    await page.keyboard.type('Chess');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('list', { name: 'Subjects chosen' })).toContainText('Chess');
    await page.getByRole('textbox', { name: 'Hourly Rate' }).fill('450');
    await page.getByRole('button', { name: '+ Add Availability Slot' }).click();
    await page.getByLabel('Day of slot 1').selectOption('Saturday');
    await page.getByLabel('Start time of slot 1').fill('10:00');
    await page.getByLabel('End time of slot 1').fill('12:30');
    await page.getByLabel('Time zone').selectOption('Asia/Dubai');
    const preview = page.getByRole('region', { name: 'Preview: what students see' });
    for (const text of [
      'Chitra D.',
      'I teach by asking.',
      'B.Ed.',
      'Chess',
      '₹450',
      'Saturday: 10:00 - 12:30',
    ]) {
      await expect(preview).toContainText(text);
    }
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await expect(page.getByText('Everything is saved')).toBeVisible();
  });

  await test.step('it stands in the database, and students find it', async () => {
    expect(
      await query(
        site,
        `select u.name, u.profile_url, u.time_zone, t.bio, t.qualifications, t.hourly_rate, s.name as subject,
           a.day, a.start_minute, a.end_minute
         from users u join tutors t using (id) join tutor_subjects ts on ts.tutor_id = id
           join subjects s on s.id = ts.subject_id join availability a on a.tutor_id = u.id
         where u.id = $1`,
        [id],
      ),
    ).toEqual([
      {
        name: 'Chitra D.',
        profile_url: expect.stringMatching(/^\/pictures\/[0-9a-f]{64}\.webp$/),
        time_zone: 'Asia/Dubai',
        bio: 'I teach by asking.',
        qualifications: ['B.Ed.'],
        hourly_rate: 450,
        subject: 'Chess',
        day: 'Saturday',
        start_minute: 600,
        end_minute: 750,
      },
    ]);
    await page.getByRole('link', { name: 'Open your page as it is now' }).click();
    await settled(page, 'Chitra D.');
  });

  await test.step('security', () => tryOutSecurity(site, browser, tutor, '/tutor/edit-profile'));
  expect(pageFaults(consoleFaults)).toEqual([]);
  await tutor.context.close();
});
