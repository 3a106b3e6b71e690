import type { Locator, Page } from '@playwright/test';
import { authenticatorApp } from './support/appCode';
import { element, expect, signIn, test } from './support/embedding';
import { newAddress, sample, samplePassword } from './support/people';
import { query } from './support/siteDatabase';

const heading = (portal: Locator | Page, name: string | RegExp) =>
  portal.getByRole('heading', { name, level: 1 });

test('the browser of these tests does block third-party cookies, and partitioned ones alone get through', async ({
  open,
  school,
}) => {
  const address = 'https://lessons.example/cookies';
  /** Of the two that this address sets; the site's own stand beside them. */
  const ofThese = (cookies: string) =>
    cookies
      .split('; ')
      .filter((cookie) => /^(kept|plain)=/.test(cookie))
      .sort()
      .join('; ');
  const sent = async (page: Page) =>
    ofThese(
      await page.evaluate(
        (url) => fetch(url, { credentials: 'include' }).then((answer) => answer.text()),
        address,
      ),
    );
  await open('');
  expect(await sent(school)).toBe('');
  expect(await sent(school)).toBe('kept=1');
  // Neither is blocked for what it is: on the site itself, in a partition of its own, both are sent.
  await school.goto(address);
  await school.goto(address);
  expect(ofThese((await school.textContent('body')) ?? '')).toBe('kept=1; plain=1');
  // Nor does the school's page send the plain one once the site has it.
  await open('');
  expect(await sent(school)).toBe('kept=1');
});

test('a session that ends is taken up where it was, inside', async ({ sites: { site }, open, school }) => {
  await open(element('student', 'path="/student/classes"'));
  await signIn(school, sample.student);
  await expect(heading(school, 'My Classes')).toBeVisible();
  await query(site, 'delete from sessions where user_id = (select id from users where email = $1)', [
    sample.student,
  ]);
  await school.getByRole('link', { name: 'Reviews' }).click();
  const dialog = school.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('Email Address')).toHaveValue(sample.student);
  // What is typed goes where it belongs, and nowhere into the page around.
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await signIn(dialog, sample.student);
  await expect(dialog).toBeHidden();
  await expect(heading(school, 'Reviews')).toBeVisible();
  await expect(school.locator('paadam-student')).toHaveAttribute('state', 'ready');
});

test('two-step sign-in is turned on inside, and then asked for: in the dialog after a session that ended, and in the form', async ({
  sites: { site },
  open,
  school,
}) => {
  const address = newAddress();
  await query(
    site,
    `insert into users (id, role, name, email, password_hash, time_zone)
     select gen_random_uuid(), 'student', 'Careful Kavya', $2, password_hash, time_zone from users where email = $1`,
    [sample.student, address],
  );
  await open(element('student', 'path="/student/profile?tab=security"'));
  await signIn(school, address);
  await school.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  const part = school.getByRole('region', { name: /^Two-step sign-in/ });
  const app = authenticatorApp((await part.locator('code').textContent()) ?? '');
  await part.getByLabel('Code from your app').fill(app.code());
  await part.getByLabel('Your password').fill(samplePassword);
  await part.getByRole('button', { name: 'Turn on' }).click();
  const recoveryCode = (await part.getByRole('listitem').first().textContent()) ?? '';
  await part.getByRole('button', { name: 'I have kept them' }).click();
  await expect(part.getByText('10 recovery codes are left.')).toBeVisible();

  await query(site, 'delete from sessions where user_id = (select id from users where email = $1)', [
    address,
  ]);
  await school.getByRole('link', { name: 'Reviews' }).click();
  const dialog = school.getByRole('dialog', { name: 'Please sign in again' });
  await signIn(dialog, address);
  await expect(dialog.getByLabel('Code from your app')).toBeFocused();
  await school.keyboard.type(app.code());
  await school.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(heading(school, 'Reviews')).toBeVisible();

  await school.context().clearCookies();
  await open(element('student', 'path="/student/reviews"'));
  await signIn(school, address);
  await school.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(school.getByLabel('Recovery code')).toBeFocused();
  await school.keyboard.type(recoveryCode);
  await school.keyboard.press('Enter');
  await expect(heading(school, 'Reviews')).toBeVisible();
});

test('a student pays in a tab of its own, to which the session does not go, the portal follows, and the receipt is at the site', async ({
  open,
  school,
  sites,
  faults,
}) => {
  const [lesson] = await query<{ id: string }>(
    sites.site,
    `with lesson as (
       update bookings set pay_by = now() + interval '1 day'
       where id = (select bookings.id from bookings join users on users.id = student_id
         where email = $1 and status = 'accepted' and starts_at > now() + interval '2 days' order by starts_at limit 1)
       returning id, price)
     insert into payments (id, booking_id, amount) select gen_random_uuid(), id, price from lesson returning booking_id as id`,
    [sample.student],
  );
  await open(element('student', `path="/student/classes/${lesson?.id}"`));
  await signIn(school, sample.student);
  const opened = school.context().waitForEvent('page');
  await school.getByRole('button', { name: /^Pay ₹/ }).click();
  const tab = await opened;
  await expect(school.getByText('Waiting for your payment')).toBeVisible();
  await tab.getByRole('button', { name: 'Pay by UPI' }).click();
  await expect(tab.getByText('You can close this tab')).toBeVisible();
  await tab.close();
  await expect(school.getByText('The lesson is certain.')).toBeVisible();

  const receiptOf = (page: Page) => page.getByRole('link', { name: /^P\/\S+ *, opens in a new tab/ });
  const opening = school.context().waitForEvent('page');
  await receiptOf(school).click();
  const ours = await opening;
  await expect(ours).toHaveURL(/^https:\/\/lessons\.example\/login\?returnTo=%2Fstudent%2Fpayments%2F/);
  await signIn(ours, sample.student);
  const printing = ours.context().waitForEvent('page');
  await receiptOf(ours).click();
  await expect((await printing).getByText(/^P\/\d\d-\d\d\/\d{6}$/).first()).toBeVisible();
  expect(faults).toEqual([]);
});
