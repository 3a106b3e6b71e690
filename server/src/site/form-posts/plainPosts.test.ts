import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { calls } from '@paadam/shared/contract';
import { addAccount, password, whoIs } from '../../development/testing/accounts';
import { codeFrom } from '../../development/testing/codeFrom';
import { registryRow } from '../../development/testing/registryRow';
import type { TestBrowser } from '../../development/testing/TestBrowser';
import { makeTemporaryFolder, removeDataDir } from '../../development/testing/temporaryFolder';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { addTwoStepAccount, appCode } from '../../development/testing/twoStep';
import { contactMessages } from '../../foundation/db/schema';

const routes = [
  { path: '/login', posts: ['login', 'secondStep', 'verifyOtp', 'resendOtp'] },
  { path: '/register', posts: ['register', 'verifyOtp', 'resendOtp'] },
  { path: '/contact', posts: ['contact'] },
  { path: '/forgot-password', posts: ['forgotPassword', 'resetPassword'] },
  // What no page may declare: calls of signed-in people, and names that are no call.
  { path: '/greedy', posts: ['changePassword', 'saveProfile', 'constructor', '__proto__'] },
  { path: '/tutors' },
];

let test: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await makeTemporaryFolder(0o700);
  const files = {
    'shell.json': { baseUrl: '/shell/1.0.0/', scripts: ['shell.js'], preload: [], fonts: [], icon: null },
    'registry.json': { remotes: { 'mf-public': registryRow({ name: 'mf-public', routes }) } },
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), JSON.stringify(content));
  }
  test = await startTestApp({ distDir: folder });
});
afterAll(async () => {
  await test.stop();
  await removeDataDir(folder);
});

const ours = {
  accept: 'text/html',
  origin: 'http://localhost',
  host: 'localhost',
  'sec-fetch-site': 'same-origin',
};

/** Sends a form as a browser does whose page has no scripts. */
const send = (
  browser: TestBrowser,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = ours,
) =>
  browser.request({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** A browser that has loaded one of our pages and got its cookie. */
const visitor = async () => {
  const browser = test.browser();
  await browser.call(calls.refreshAuth);
  return browser;
};

const newEmail = () => `${crypto.randomUUID()}@paadam.test`;

describe('a sign-in that is posted', () => {
  it('leads to where the visitor wanted to go, signed in', async () => {
    const { email } = await addAccount(test);
    const browser = test.browser();
    const answer = await send(browser, '/login?returnTo=%2Ftutors%3Fq%3Dmaths', {
      call: 'login',
      email: ` ${email} `,
      password,
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/tutors?q=maths']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await whoIs(browser)).toBe(email);
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])(
    'leads home instead of to %s',
    async (wanted) => {
      const { email } = await addAccount(test);
      const path = `/login?returnTo=${encodeURIComponent(wanted)}`;
      const { headers } = await send(test.browser(), path, { call: 'login', email, password });
      expect(headers.location).toBe('/');
    },
  );

  it('says why it failed with the status of the call, and nowhere what the password was', async () => {
    const { email } = await addAccount(test);
    const browser = test.browser();
    const wrong = 'not the password <b>';
    const answer = await send(browser, '/login', { call: 'login', email, password: wrong });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('The e-mail address or the password is not right.');
    expect(JSON.stringify(answer.headers) + answer.body).not.toContain('not the password');
    expect(await whoIs(browser)).toBeUndefined();
  });

  it('asks for the code of two-step sign-in, which finishes it', async () => {
    const { email, secret } = await addTwoStepAccount(test);
    const browser = test.browser();
    const first = await send(browser, '/login?returnTo=%2Ftutors', { call: 'login', email, password });
    expect(first.statusCode).toBe(200);
    expect(await whoIs(browser)).toBeUndefined();
    const code = ` ${appCode(secret)} `;
    const second = await send(browser, '/login?returnTo=%2Ftutors', { call: 'secondStep', code });
    expect([second.statusCode, second.headers.location]).toEqual([303, '/tutors']);
    expect(await whoIs(browser)).toBe(email);
  });

  it('takes the place of whoever was signed in there', async () => {
    const { browser } = await test.signedIn('student');
    const { email } = await addAccount(test);
    const { statusCode } = await send(browser, '/login', { call: 'login', email, password });
    expect(statusCode).toBe(303);
    expect(await whoIs(browser)).toBe(email);
  });

  it.each([
    ['with cookies of ours', visitor],
    ['without any', async () => test.browser()],
  ])('from two browsers at one address, %s, starts a session for each', async (_what, another) => {
    const { email } = await addAccount(test);
    const browsers = [await another(), await another()];
    const form = { call: 'login', email, password };
    const answers = await Promise.all(browsers.map((browser) => send(browser, '/login', form)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const sessions = browsers.map(({ cookies }) => cookies.get('paadam_session'));
    expect(new Set(sessions).size).toBe(2);
    const [one, other] = browsers;
    if (one) await one.call(calls.logout);
    expect(other && (await whoIs(other))).toBe(email);
  });

  it('that is sent twice is one, and both presses are signed in', async () => {
    const { email } = await addAccount(test);
    const browser = await visitor();
    const form = { call: 'login', email, password };
    const answers = await Promise.all([send(browser, '/login', form), send(browser, '/login', form)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const [one, other] = answers.map(({ cookies }) => cookies.find(({ name }) => name === 'paadam_session'));
    expect(one?.value).toBe(other?.value);
  });

  it('spends the same tries as any other', async () => {
    const { email } = await addAccount(test);
    const statuses = new Set<number>();
    for (const attempt of Array.from({ length: 12 }, (_, index) => index)) {
      const form = { call: 'login', email, password: `wrong number ${attempt}` };
      statuses.add((await send(test.browser(), '/login', form)).statusCode);
    }
    expect(statuses).toContain(429);
  });
});

describe('a registration that is posted', () => {
  it('takes the details and then the code, and leads on as somebody new', async () => {
    const email = newEmail();
    const browser = test.browser();
    const details = { call: 'register', name: 'Asha Rao', email, password, role: 'parent' };
    const first = await send(browser, '/register?returnTo=%2Ftutors', details);
    expect(first.statusCode).toBe(200);
    expect(first.body).not.toContain(password);
    const code = codeFrom(await test.mailsTo(email));
    // The code is typed in Devanagari digits, and in groups.
    const hindi = code.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
    const otp = `${hindi.slice(0, 3)} ${hindi.slice(3)}`;
    const second = await send(browser, '/register?returnTo=%2Ftutors', { call: 'verifyOtp', email, otp });
    expect([second.statusCode, second.headers.location]).toEqual([303, '/tutors']);
    expect(await whoIs(browser)).toBe(email);
  });

  it('says what is wrong with which field', async () => {
    const details = { call: 'register', name: '', email: 'asha', password: 'short', role: 'parent' };
    const { statusCode, body } = await send(test.browser(), '/register', details);
    expect(statusCode).toBe(400);
    expect(body).toContain('name, email, password');
  });
});

describe('a message that is posted', () => {
  const message = (text: string) => ({
    call: 'contact',
    name: 'Asha',
    email: 'asha@example.test',
    subject: 'Evenings',
    message: text,
  });
  const kept = async (text: string) =>
    (await test.database.select().from(contactMessages)).filter(({ message: one }) => one === text);

  it('is kept with its lines, and the page that says so can be loaded again', async () => {
    const { statusCode, headers } = await send(
      test.browser(),
      '/contact',
      message(' One line\r\nand more\r\n'),
    );
    expect([statusCode, headers.location]).toEqual([303, '/contact?sent=1']);
    expect(await kept('One line\nand more')).toHaveLength(1);
  });

  it('is taken once, however quickly it is sent again, and another one for itself', async () => {
    const browser = await visitor();
    await Promise.all([1, 2, 3].map(() => send(browser, '/contact', message('Thrice'))));
    await send(browser, '/contact', message('Thrice, no'));
    expect(await kept('Thrice')).toHaveLength(1);
    expect(await kept('Thrice, no')).toHaveLength(1);
  });

  it('comes from whoever is signed in as well', async () => {
    const { browser } = await test.signedIn('tutor');
    expect((await send(browser, '/contact', message('Signed in'))).statusCode).toBe(303);
  });
});

it('a forgotten password is set anew by two posts', async () => {
  const { email } = await addAccount(test);
  const browser = test.browser();
  await browser.call(calls.refreshAuth);
  const first = await send(browser, '/forgot-password', { call: 'forgotPassword', email });
  expect(first.statusCode).toBe(200);
  const otp = codeFrom(await test.mailsTo(email));
  const fresh = 'another uncommon phrase';
  const reset = { call: 'resetPassword', email, otp, password: fresh };
  const second = await send(browser, '/forgot-password?returnTo=%2Ftutors', reset);
  expect([second.statusCode, second.headers.location]).toEqual([
    303,
    '/login?returnTo=%2Ftutors&passwordChanged=1',
  ]);
  expect((await send(browser, '/login', { call: 'login', email, password: fresh })).statusCode).toBe(303);
});

describe('a post is refused', () => {
  const login = { call: 'login', email: newEmail(), password };

  it.each([
    ['a page elsewhere', { ...ours, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
    ['another site of the same domain', { ...ours, 'sec-fetch-site': 'same-site' }],
    ['a page that hides its origin', { host: 'localhost', origin: 'null' }],
    ['nowhere at all', { host: 'localhost' }],
  ])('that comes from %s', async (_, headers) => {
    const { statusCode, cookies } = await send(test.browser(), '/login', login, headers);
    expect(statusCode).toBe(403);
    expect(cookies.map(({ name }) => name)).not.toContain('paadam_session');
  });

  it.each([
    ['/tutors', 'login'],
    ['/nowhere', 'login'],
    ['/contact', 'login'],
    ['/login', 'logout'],
    ['/login', 'toString'],
    ['/greedy', 'changePassword'],
    ['/greedy', 'saveProfile'],
    ['/greedy', 'constructor'],
    ['/greedy', '__proto__'],
    ['/shell/1.0.0/shell.js', 'login'],
  ])('at %s for %s, of which there is no form', async (url, call) => {
    const { browser } = await test.signedIn('student');
    expect((await send(browser, url, { ...login, call })).statusCode).toBe(404);
  });

  it('of any other kind than a form’s, or longer than any form', async () => {
    const post = (contentType: string, payload: string) =>
      test.browser().request({
        method: 'POST',
        url: '/login',
        headers: { ...ours, 'content-type': contentType },
        payload,
      });
    expect((await post('application/json', JSON.stringify(login))).statusCode).toBe(415);
    expect((await post('text/plain', 'call=login')).statusCode).toBe(415);
    const long = new URLSearchParams({ ...login, password: 'a'.repeat(100_000) }).toString();
    expect((await post('application/x-www-form-urlencoded', long)).statusCode).toBe(413);
  });

  it('below the API as it ever was', async () => {
    const { statusCode, body } = await test.browser().request({ method: 'POST', url: '/api/nowhere' });
    expect(statusCode).toBe(404);
    expect(JSON.parse(body).code).toBe('not_found');
  });
});
