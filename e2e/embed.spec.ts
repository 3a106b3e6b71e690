import type { Locator, Page } from '@playwright/test';
import { faultsInAllLooks } from './support/accessibility';
import { authenticatorApp } from './support/appCode';
import { countLive } from './support/countLive';
import { api, block, element, expect, isReady, section, signIn, test } from './support/embedding';
import { pdfOf } from './support/pdfOf';
import { newAddress, sample, samplePassword } from './support/people';
import { settled } from './support/settled';
import { query } from './support/siteDatabase';

const heading = (portal: Locator | Page, name: string | RegExp) =>
  portal.getByRole('heading', { name, level: 1 });

test('the README’s page signs a student in across sites, with third-party cookies blocked', async ({
  open,
  school,
  faults,
}) => {
  // What the README does not say must not be needed.
  expect(section.split('\n').length).toBeLessThan(40);
  await open(block('html'));
  const student = school.locator('paadam-student');
  await isReady(student);
  await signIn(school, sample.student);
  await expect(heading(school, 'My Classes')).toBeVisible();

  const session = (await school.context().cookies(api)).find(({ name }) => name === '__Host-paadam_session');
  expect(session).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'None',
    partitionKey: 'https://school.example',
  });
  const readable = await school.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }));
  expect(readable).toBe('{}');
  expect(await student.evaluate((one) => one.outerHTML)).not.toMatch(/token/i);

  await school.reload();
  await expect(heading(school, 'My Classes')).toBeVisible();
  expect(await school.title()).toBe('Our school');
  expect(faults).toEqual([]);

  // The site itself knows nothing of that session.
  const site = await school.context().newPage();
  await site.goto('https://lessons.example/student/classes');
  await expect(site).toHaveURL(/\/login/);
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

test('the README’s script mounts a portal, and unmounts it without a trace', async ({ open, school }) => {
  await school.addInitScript(countLive);
  await open('<main></main>');
  const page = () => school.evaluate(() => [document.documentElement.outerHTML, ...Object.keys(window)]);
  const live = () => school.evaluate('window.live()');
  const [before, liveBefore] = [await page(), await live()];
  const lines = block('js').trim().split('\n');
  const until = lines.findIndex((line) => line.includes('unmount'));
  expect(until).toBeGreaterThan(0);
  await school.evaluate(`(async () => {
    ${lines.slice(0, until).join('\n')}
    Object.defineProperty(window, 'portal', { value: portal, enumerable: false });
  })()`);
  await isReady(school.locator('paadam-student'));
  await signIn(school, sample.student);
  await expect(heading(school, 'My Learning Dashboard')).toBeVisible();
  // The count sees what there is, so that the nothing below means something.
  const during = await live();
  expect(during).toMatchObject({ others: { channel: 1 } });
  expect(Reflect.get(during as object, 'listeners')).toEqual(
    expect.arrayContaining(['document selectionchange', 'window focus']),
  );
  expect(Reflect.get(during as object, 'timers')).toBeGreaterThan(0);

  await school.evaluate(lines[until] ?? '');
  await expect.poll(live).toEqual(liveBefore);
  // React Router writes its version down when its module is loaded; nothing reads or runs it.
  expect((await page()).filter((one) => one !== '__reactRouterVersion')).toEqual(before);

  const asked: string[] = [];
  school.on('request', (request) => asked.push(request.url()));
  await school.evaluate(async () => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    new BroadcastChannel('paadam.session').postMessage(null);
    await fetch('/asked-last').catch(() => {});
  });
  expect(asked).toEqual(['https://school.example/asked-last']);
});

test('a tutor is found, booked, accepted and seen by a parent, all in the school’s pages', async ({
  sites: { site, newContext },
  open,
  school,
  faults,
}) => {
  // Three people's browsers, one after the other.
  test.slow();
  const address = newAddress();
  const name = `Nila of ${address}`;
  await query(
    site,
    `insert into users (id, role, name, email, password_hash, time_zone)
     select gen_random_uuid(), 'student', $2, $3, password_hash, time_zone from users where email = $1`,
    [sample.student, name, address],
  );
  await query(
    site,
    `insert into parent_children (parent_id, child_id)
     select parent.id, child.id from users parent, users child where parent.email = $1 and child.email = $2`,
    [sample.parent, address],
  );
  const booking = async () =>
    (
      await query<{ status: string }>(
        site,
        'select status from bookings join users on users.id = student_id where email = $1',
        [address],
      )
    ).map(({ status }) => status);

  await test.step('a visitor finds a tutor; the page takes the link over to the other portal', async () => {
    await open(
      `${element('public', 'path="/tutors"')}${element('student')}<script>
      document.addEventListener('paadam-leave', (event) => {
        event.preventDefault();
        document.querySelector('paadam-student').setAttribute('path', event.detail.path);
      });</script>`,
    );
    const found = school.locator('paadam-public').getByRole('article').filter({ hasText: sample.tutor });
    await found.getByRole('link', { name: 'Book Now' }).click();
    expect(school.context().pages()).toHaveLength(1);
  });

  await test.step('signs in there, and books', async () => {
    const student = school.locator('paadam-student');
    await signIn(student, address);
    await student.getByLabel('Subject').selectOption({ label: 'Mathematics' });
    await student
      .getByRole('radiogroup', { name: /^Open times on/ })
      .getByRole('radio')
      .first()
      .click();
    await student.getByRole('button', { name: 'Confirm Booking' }).click();
    const told = student.getByText('Booking created successfully');
    await expect(told).toBeInViewport();
    expect(await booking()).toEqual(['pending']);
    await student.getByRole('link', { name: 'See the lesson' }).click();
    await expect(student.getByText('Pending').first()).toBeVisible();
  });

  const elsewhere = async (portal: string, path: string, email: string) => {
    const page = await (await newContext()).newPage();
    await page.goto('https://school.example/page-1');
    await page.setContent(element(portal, `path="${path}"`));
    await signIn(page, email);
    return page;
  };

  await test.step('her tutor accepts, which she is told where she is', async () => {
    const student = school.locator('paadam-student');
    await student.evaluate((one) => one.setAttribute('path', '/student/profile'));
    await expect(student.getByRole('heading', { name: 'Edit STUDENT Profile' })).toBeVisible();
    const page = await elsewhere('tutor', '/tutor/bookings', sample.tutor);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
    await row.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Booking accepted')).toBeInViewport();
    expect(await booking()).toEqual(['accepted']);
    await expect(student.getByText(/ has accepted your lesson in Mathematics\.$/)).toBeInViewport();
    await page.context().close();
  });

  await test.step('her parent sees it', async () => {
    const page = await elsewhere('parent', '/parent/children', sample.parent);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.locator('paadam-parent').evaluate((one) => one.setAttribute('path', '/parent/bookings'));
    const card = page.getByRole('listitem').filter({ hasText: name });
    await expect(card.getByText('Accepted')).toBeVisible();
    await page.context().close();
  });
  expect(faults).toEqual([]);
});

for (const { portal, path, title, email } of [
  { portal: 'public', path: '/tutors', title: /tutor/i, email: null },
  { portal: 'tutor', path: '/tutor/bookings', title: 'Manage Bookings', email: sample.tutor },
  { portal: 'student', path: '/student/classes', title: 'My Classes', email: sample.student },
  { portal: 'parent', path: '/parent/dashboard', title: /^Welcome Back, /, email: sample.parent },
]) {
  test(`the ${portal} portal is accessible in the school’s page, in both schemes and on a phone`, async ({
    open,
    school,
  }) => {
    await open(`<main>${element(portal, `path="${path}"`)}</main>`);
    await isReady(school.locator(`paadam-${portal}`));
    if (email) await signIn(school, email);
    await settled(school, title);
    expect(await faultsInAllLooks(school)).toEqual([]);
  });
}

test('the form that signs in is accessible in the school’s page, in both schemes and on a phone', async ({
  open,
  school,
}) => {
  await open(`<main>${element('student')}</main>`);
  await expect(school.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await faultsInAllLooks(school)).toEqual([]);
});

test('a link to what the page does not hold opens at the site, in a tab of its own', async ({
  open,
  school,
}) => {
  await open(element('public', 'path="/tutors"'));
  const opening = school.context().waitForEvent('page');
  await school.getByRole('link', { name: 'Book Now' }).first().click();
  const site = await opening;
  await expect(site).toHaveURL(/^https:\/\/lessons\.example\/login\?returnTo=%2Fstudent%2Fbookings/);
  await expect(heading(school, 'Find Your Perfect Tutor')).toBeVisible();
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

const listenToFailures = `<script>
  window.told = [];
  document.addEventListener('paadam-failed', ({ detail: { stage, message } }) => told.push({ stage, message }));
</script>`;
const told = (school: Page) => school.evaluate(() => Reflect.get(window, 'told'));

test('an API that is away is said inside and outside, and Retry goes on', async ({ open, school }) => {
  await school.route('https://lessons.example/{api/refresh_auth,registry.json}', (route) => route.abort());
  await open(listenToFailures + element('tutor'));
  const portal = school.locator('paadam-tutor');
  await expect(portal).toHaveAttribute('state', 'failed');
  expect(await told(school)).toEqual([
    { stage: 'session', message: expect.stringContaining('could not be reached') },
  ]);
  await expect(portal.getByText(/could not be reached/)).toBeVisible();
  await school.unrouteAll();
  await portal.getByRole('button', { name: /Retry|Try again/i }).click();
  await isReady(portal);
  await signIn(school, sample.tutor);
  await expect(portal.getByLabel('Email Address')).toBeHidden();
  await expect(heading(school, /Welcome/)).toBeVisible();
});

test('a page that is not allowed gets no session and no data, and its maker is told why', async ({
  open,
  school,
  faults,
}) => {
  await open(listenToFailures + element('parent'), { site: 'https://stranger.example' });
  await expect(school.locator('paadam-parent')).toHaveAttribute('state', 'failed');
  expect(await told(school)).toEqual([
    { stage: 'origin', message: expect.stringContaining('does not know this page') },
  ]);
  expect(faults.join('\n')).toContain('Start its server with ALLOWED_ORIGINS=https://stranger.example');
  expect(await school.context().cookies()).toEqual([]);
});

test('without https the public pages work, and nobody is signed in who would not stay so', async ({
  open,
  school,
  faults,
}) => {
  const plain = (code: string) => code.replaceAll('https:', 'http:');
  await open(plain(element('public', 'path="/tutors"') + element('student')), {
    site: 'http://school.example',
  });
  await expect(school.locator('paadam-public').getByRole('article').first()).toBeVisible();
  const student = school.locator('paadam-student');
  await signIn(student, sample.student);
  await expect(student.getByText('Your browser does not keep you signed in inside this page.')).toBeVisible();
  expect(faults.join('\n')).toContain('need https, also in the server’s PUBLIC_ORIGIN');
});

test('a page with a strict content security policy holds a portal, with what the README names', async ({
  open,
  school,
  faults,
}) => {
  const policy = /`(script-src [^`]+)`/.exec(section)?.[1];
  expect(policy).toContain('https://lessons.example');
  await open(element('public', 'path="/about" theme="light"'), {
    headers: { 'content-security-policy': `default-src 'none'; ${policy}` },
  });
  const portal = school.locator('paadam-public');
  await isReady(portal);
  await expect(portal.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(20, 33, 28)');
  expect(faults).toEqual([]);
});

test('a lesson is held inside the school’s page, with what the README names', async ({
  open,
  school,
  sites,
  faults,
}) => {
  const [, policy] = /`(script-src [^`]+)`/.exec(section) ?? [];
  const [, media, worker] = /`(media-src [^`]+)` and `(worker-src [^`]+)`/.exec(section) ?? [];
  await open(element('student', 'path="/student/dashboard"'), {
    headers: { 'content-security-policy': `default-src 'none'; ${policy}; ${media}; ${worker}` },
  });
  await signIn(school, sample.student);
  await school.getByRole('link', { name: 'Join Now' }).first().click();
  await school.getByRole('button', { name: 'Join the lesson' }).click();
  await expect(school.getByText('Waiting for Kavitha Raman')).toBeVisible();

  const context = await sites.newContext();
  const tutor = await context.newPage();
  await tutor.goto('https://lessons.example/login?returnTo=/tutor');
  await signIn(tutor, sample.tutor);
  await tutor.getByRole('link', { name: 'Join Now' }).first().click();
  await tutor.getByRole('button', { name: 'Join the lesson' }).click();
  for (const [page, other] of [
    [school, 'Kavitha Raman'],
    [tutor, 'Arjun Krishnan'],
  ] as const) {
    await expect(page.getByText('Good line')).toBeVisible();
    const picture = page.getByLabel(`Camera of ${other}`);
    await expect
      .poll(() => picture.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(1);
  }

  // The board's pages, and a file that is read in a worker of ours.
  await school
    .getByLabel('Picture or PDF from a file')
    .setInputFiles({ name: 'two.pdf', mimeType: 'application/pdf', buffer: pdfOf('Fractions', 'Decimals') });
  await expect(tutor.getByText('Page 1 of 3')).toBeVisible();
  await expect(school.getByRole('application', { name: 'Board, page 3 of 3' })).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});

test('a page that keeps its camera and microphone closed is said to, and the lesson can be joined all the same', async ({
  open,
  school,
}) => {
  await open(element('student', 'path="/student/dashboard"'), {
    headers: { 'permissions-policy': 'camera=(), microphone=(), display-capture=()' },
  });
  await signIn(school, sample.student);
  await school.getByRole('link', { name: 'Join Now' }).first().click();
  await expect(
    school.getByText(/^The page around this one keeps the microphone and camera closed\./),
  ).toBeVisible();
  await school.getByRole('button', { name: 'Join the lesson' }).click();
  await expect(school.getByRole('toolbar', { name: 'Call' })).toBeVisible();
  await expect(school.getByRole('button', { name: 'Share screen' })).toHaveCount(0);
});
