import type { Locator, Page } from '@playwright/test';
import { element, expect, isReady, section, signIn, test } from './support/embedding';
import { sample } from './support/people';

const heading = (portal: Locator | Page, name: string | RegExp) =>
  portal.getByRole('heading', { name, level: 1 });

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

test('a page with a strict content security policy holds a portal, with what the guide names', async ({
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
