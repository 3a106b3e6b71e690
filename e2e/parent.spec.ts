import { confirm, days, openTimes } from './support/bookingForm';
import { figure } from './support/figure';
import { expectStatus, giveLessons, type Lesson, linkChild, startTeaching } from './support/lessons';
import { expectNavigation } from './support/navigation';
import { newPerson } from './support/newPerson';
import { pageFaults } from './support/pageFaults';
import { mailedCode, sample, signIn } from './support/people';
import { tryOutSecurity } from './support/security';
import { settled } from './support/settled';
import { query } from './support/siteDatabase';
import { expect, test } from './support/test';

/** Short weekday, day and month, hour and minute. */
const moment = /\w{3}, \d{1,2} \w{3,4},? .*\d{1,2}:\d\d [ap]m/;

test('the parent’s screens say what they are to say, and the figures are those of the database', async ({
  page,
  site,
  consoleFaults,
}) => {
  await signIn(page, sample.parent);

  await test.step('the navigation', async () => {
    await page.goto('/parent');
    await expectNavigation(page, {
      items: [
        ['Home', '/'],
        ['My Children', '/parent/children'],
        ['Activity', '/parent/dashboard'],
        ['Tutors', '/tutors'],
        ['Subjects', '/subjects'],
        ['About Us', '/about'],
        ['Contact Us', '/contact'],
      ],
      landing: '/parent',
      profile: '/parent/profile',
    });
  });

  const panel = page.getByRole('navigation', { name: 'Parent Portal' });
  await test.step('Profile', async () => {
    await settled(page, 'Edit PARENT Profile');
    for (const text of ['Parent Portal', 'Family Dashboard']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    for (const [label, path] of [
      ['Dashboard', '/parent/dashboard'],
      ['My Children', '/parent/children'],
      ['Bookings', '/parent/bookings'],
      ['Reviews', '/parent/reviews'],
      ['Profile', '/parent/profile'],
    ] as const) {
      await expect(panel.getByRole('link', { name: label })).toHaveAttribute('href', path);
    }
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meena Krishnan');
    await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
    await expect(page.getByLabel('Profile Image URL')).toBeEditable();
    await expect(page.getByRole('region', { name: 'Linked children' })).toContainText('Arjun Krishnan');
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  });

  await test.step('Dashboard', async () => {
    await panel.getByRole('link', { name: 'Dashboard' }).click();
    await settled(page, 'Welcome Back, Meena Krishnan');
    const [counted] = await query<{ upcoming: number; children: number; rating: string }>(
      site,
      `with child as (select child_id as id from parent_children
           where parent_id = (select id from users where email = $1))
         select (select count(*) from child)::int as children,
           (select count(*) from bookings where student_id in (select id from child)
             and status = 'accepted' and ends_at > now())::int as upcoming,
           (select round(avg(rating), 1) from reviews where student_id in (select id from child)) as rating`,
      [sample.parent],
    );
    await expect(figure(page, 'Linked Children')).toContainText(String(counted?.children));
    await expect(figure(page, 'Upcoming Sessions')).toContainText(String(counted?.upcoming));
    await expect(figure(page, 'Average Rating')).toContainText(`${counted?.rating}/5`);
    const recent = page.getByRole('table', { name: 'Recent Bookings' });
    expect(await recent.getByRole('columnheader').allTextContents()).toEqual([
      'Child',
      'Tutor',
      'Date & Time',
      'Subject',
      'Status',
    ]);
    await expect(recent.getByRole('row')).toHaveCount(1 + 5);
    await expect(recent.getByRole('row').last()).toContainText(moment);
  });

  await test.step('My Children', async () => {
    await panel.getByRole('link', { name: 'My Children' }).click();
    await settled(page, 'My Children');
    const arjun = page.getByRole('main').getByRole('listitem').filter({ hasText: sample.student });
    await expect(arjun).toContainText('Arjun Krishnan');
    await expect(page.getByRole('link', { name: 'Add Child' })).toHaveAttribute(
      'href',
      '/parent/link/children',
    );
    await expect(arjun.getByRole('link', { name: 'Schedule Session' })).toHaveAttribute(
      'href',
      /^\/tutors\?child=/,
    );
    await arjun.getByRole('link', { name: 'View Progress' }).click();
    await settled(page, 'Arjun Krishnan');
    const [given] = await query<{ lessons: number; hours: number }>(
      site,
      `select count(*)::int as lessons, round(sum(extract(epoch from ends_at - starts_at)) / 3600, 1)::float as hours
       from bookings where (status = 'completed' or (status = 'accepted' and ends_at <= now()))
         and student_id = (select id from users where email = $1)`,
      [sample.student],
    );
    await expect(figure(page, 'Lessons completed')).toContainText(String(given?.lessons));
    await expect(figure(page, 'Hours of lessons')).toContainText(String(given?.hours));
    await expect(page.getByRole('figure', { name: /last eight weeks/ }).getByRole('listitem')).toHaveCount(8);
    await expect(page.getByRole('region', { name: 'Subjects' })).toContainText('Mathematics');
    await expect(page.getByRole('region', { name: 'Reviews' })).toContainText('out of 5 stars');
    await expect(page.getByRole('main').getByRole('link', { name: 'Schedule Session' })).toBeVisible();
  });

  await test.step('Manage Bookings', async () => {
    await panel.getByRole('link', { name: 'Bookings' }).click();
    await settled(page, 'Manage Bookings');
    const rows = page.getByRole('region', { name: 'Bookings' }).getByRole('listitem');
    await page.getByLabel('Child').selectOption({ label: 'Arjun Krishnan' });
    await expect(page).toHaveURL(/child=/);
    await page.getByLabel('Status').selectOption({ label: 'Accepted' });
    await expect(page).toHaveURL(/status=accepted/);
    // Weekly lessons stand as one entry, which leads to each of them.
    const lesson = rows.filter({ hasText: 'Kavitha Raman', hasNotText: 'weekly lessons' }).first();
    await expect(lesson).toContainText('Arjun Krishnan with Kavitha Raman');
    for (const text of ['Mathematics', 'Accepted', moment]) await expect(lesson).toContainText(text);
    await expect(rows.filter({ hasNotText: 'Arjun Krishnan' })).toHaveCount(0);
    await expect(rows.filter({ hasNotText: 'Accepted' })).toHaveCount(0);
    await lesson.getByRole('link', { name: /^View Details/ }).click();
    await settled(page, 'Mathematics for Arjun Krishnan with Kavitha Raman');
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Accepted by Kavitha Raman');
  });

  await test.step('Reviews', async () => {
    await panel.getByRole('link', { name: 'Reviews' }).click();
    await settled(page, 'Reviews');
    await expect(page.getByText('Arjun Krishnan on Kavitha Raman').first()).toBeVisible();
    await expect(page.getByText('Good lesson, a lot of homework.')).toBeVisible();
  });

  await test.step('the page where children are linked stands alone', async () => {
    await page.goto('/parent/link/children');
    await settled(page, 'My Children');
    await expect(panel).toHaveCount(0);
    const linked = page.getByRole('list', { name: 'Linked children' });
    await expect(linked).toContainText('Arjun Krishnan');
    await expect(linked).toContainText(sample.student);
    await expect(page.getByRole('button', { name: 'Add New Child' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Children List' }).click();
    await expect(page).toHaveURL('/parent/children');
  });

  expect(consoleFaults).toEqual([]);
});

test('a parent links a child, books for it, cancels, books again, and unlinks', async ({
  browser,
  site,
  consoleFaults,
}) => {
  const [parent, child, tutor] = await Promise.all([
    newPerson({ browser, name: 'Hema Latha', role: 'parent', consoleFaults }),
    newPerson({ browser, name: 'Isai Amuthan', role: 'student', consoleFaults }),
    newPerson({ browser, name: 'Janaki Raman', role: 'tutor', consoleFaults }),
  ]);
  await startTeaching(tutor);
  const { page } = parent;
  const links = () => query(site, 'select child_id from parent_children where parent_id = $1', [parent.id]);

  await test.step('link a child with the code that the child was mailed', async () => {
    const registered = await mailedCode(page.request, child.address);
    await page.goto('/parent/dashboard');
    await settled(page, 'Welcome Back, Hema Latha');
    await expect(figure(page, 'Average Rating')).toContainText('No ratings yet');
    await page.getByRole('link', { name: 'Add Child' }).click();
    await expect(page).toHaveURL('/parent/link/children');
    await page.getByRole('button', { name: 'Add New Child' }).click();
    await page.getByLabel('Child’s email').fill('no address');
    await page.getByRole('button', { name: 'Send Link Request' }).click();
    await expect(page.getByLabel('Child’s email')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Child’s email').fill(child.address);
    await page.getByRole('button', { name: 'Send Link Request' }).click();
    const code = page.getByRole('textbox', { name: 'Enter 6-digit OTP' });
    await expect(page.getByText(`The OTP was sent to ${child.address}`)).toBeVisible();
    const right = await mailedCode(page.request, child.address, registered);
    await code.fill(right === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Verify and Link' }).click();
    const warning = page.getByRole('alert').filter({ hasText: 'not right' });
    await expect(warning.locator('svg')).toBeVisible();
    await expect(code).toBeVisible();
    await code.fill(right);
    await page.getByRole('button', { name: 'Verify and Link' }).click();
    const linked = page.getByRole('list', { name: 'Linked children' });
    await expect(linked).toContainText('Isai Amuthan');
    await expect(linked).toContainText(child.address);
    expect(await links()).toEqual([{ child_id: child.id }]);
    // The form closed, and begins at its first step again.
    await page.getByRole('button', { name: 'Add New Child' }).click();
    await expect(page.getByLabel('Child’s email')).toHaveValue('');
  });

  const booked = await test.step('schedule a session for the child with a tutor from the list', async () => {
    await page.getByRole('link', { name: 'Back to Children List' }).click();
    await page.getByRole('link', { name: 'Schedule Session for Isai Amuthan' }).click();
    await expect(page.getByText('Booking for Isai Amuthan', { exact: true })).toBeVisible();
    await page.getByRole('searchbox').fill('Janaki Raman');
    await page.keyboard.press('Enter');
    const card = page.getByRole('listitem').filter({ hasText: tutor.address });
    await card.getByRole('link', { name: /Book Now/ }).click();
    await settled(page, 'Schedule Your Session');
    await expect(page.getByLabel('Child').locator('option:checked')).toHaveText('Isai Amuthan');
    await page.getByLabel('Subject').selectOption({ label: 'Mathematics' });
    const [, second] = await days(page).and(page.locator(':enabled')).all();
    await second?.click();
    await openTimes(page).first().click();
    await confirm(page);
    await expect(page.getByText('Booking created successfully')).toBeVisible();
    const rows = await query<Lesson>(
      site,
      'select id as _id, status, booked_by, tutor_id from bookings where student_id = $1',
      [child.id],
    );
    expect(rows).toEqual([
      { _id: expect.any(String), status: 'pending', booked_by: parent.id, tutor_id: tutor.id },
    ]);
    return rows[0] as Lesson;
  });

  await test.step('cancel it', async () => {
    await page.goto('/parent/bookings');
    await page.getByRole('button', { name: /^Cancel Mathematics/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this lesson?' });
    await dialog.getByRole('button', { name: 'Cancel lesson' }).click();
    await expect(page.getByText('No bookings yet')).toBeVisible();
    await expectStatus(site, booked, 'cancelled');
    await page.getByLabel('Status').selectOption({ label: 'Cancelled' });
    await page.getByRole('link', { name: /^View Details/ }).click();
    await expect(page).toHaveURL(`/parent/bookings/${booked._id}`);
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Cancelled by Hema Latha');
  });

  await test.step('see the lessons that were given, twenty at a time, and book again', async () => {
    await giveLessons(site, { tutor, student: child, count: 22 });
    await page.goto('/parent/bookings');
    const rows = page.getByRole('region', { name: 'Bookings' }).getByRole('listitem');
    await expect(rows).toHaveCount(20);
    await page.getByRole('button', { name: 'Show more bookings' }).click();
    await expect(rows).toHaveCount(22);
    await page.goto('/parent/dashboard');
    await page.getByRole('link', { name: 'Book again with Janaki Raman for Isai Amuthan' }).click();
    await settled(page, 'Schedule Your Session');
    await expect(page.getByLabel('Child').locator('option:checked')).toHaveText('Isai Amuthan');
    await page.getByLabel('Subject').selectOption({ label: 'Mathematics' });
    await openTimes(page).last().click();
    await confirm(page);
    await expect(page.getByText('Booking created successfully')).toBeVisible();
    expect(
      await query(site, `select booked_by from bookings where student_id = $1 and status = 'pending'`, [
        child.id,
      ]),
    ).toEqual([{ booked_by: parent.id }]);
  });

  await test.step('unlink the child', async () => {
    await page.goto('/parent/children');
    await page.getByRole('button', { name: 'Unlink Isai Amuthan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Unlink Isai Amuthan?' });
    await dialog.getByRole('button', { name: 'Keep the link' }).click();
    expect(await links()).toHaveLength(1);
    await page.getByRole('button', { name: 'Unlink Isai Amuthan' }).click();
    await dialog.getByRole('button', { name: 'Unlink', exact: true }).click();
    await expect(page.getByText('No child is linked yet')).toBeVisible();
    expect(await links()).toEqual([]);
    await page.goto(`/parent/bookings/${booked._id}`);
    await expect(page.getByRole('heading', { name: 'Oops! Lost in Space?' })).toBeVisible();
  });

  expect(pageFaults(consoleFaults)).toEqual([]);
  await Promise.all([parent, child, tutor].map(({ context }) => context.close()));
});

test('a parent changes the profile, and looks after the account', async ({
  browser,
  site,
  consoleFaults,
}) => {
  const [parent, child] = await Promise.all([
    newPerson({ browser, name: 'Kamala Devi', role: 'parent', consoleFaults }),
    newPerson({ browser, name: 'Lalitha Devi', role: 'student', consoleFaults }),
  ]);
  await linkChild(site, parent, child);
  const { page } = parent;
  await page.goto('/parent/profile');
  await settled(page, 'Edit PARENT Profile');

  await test.step('save the profile, with nothing lost to a wrong click', async () => {
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Kamala D.');
    await page
      .getByRole('region', { name: 'Linked children' })
      .getByRole('link', { name: 'My Children' })
      .click();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click();
    await expect(name).toHaveValue('Kamala D.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    expect(await query(site, 'select name from users where id = $1', [parent.id])).toEqual([
      { name: 'Kamala D.' },
    ]);
  });

  await test.step('security', () => tryOutSecurity(site, browser, parent, '/parent/profile'));
  expect(pageFaults(consoleFaults)).toEqual([]);
  await Promise.all([parent, child].map(({ context }) => context.close()));
});
