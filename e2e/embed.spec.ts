import type { Locator, Page } from '@playwright/test';
import { faultsInAllLooks } from './support/accessibility';
import { countLive } from './support/countLive';
import { api, block, element, expect, isReady, section, signIn, test } from './support/embedding';
import { newAddress, sample } from './support/people';
import { settled } from './support/settled';
import { query } from './support/siteDatabase';

const heading = (portal: Locator | Page, name: string | RegExp) =>
  portal.getByRole('heading', { name, level: 1 });

test('the guide’s page signs a student in across sites, with third-party cookies blocked', async ({
  open,
  school,
  faults,
}) => {
  // What the guide does not say must not be needed.
  expect(section.split('\n').length).toBeLessThan(50);
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

test('the guide’s script mounts a portal, and unmounts it with no trace but the one listener of axios', async ({
  open,
  school,
}) => {
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
  // The listener of axios stays, as the guide says.
  await expect.poll(live).toEqual({ ...(liveBefore as object), listeners: ['window message'] });
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
