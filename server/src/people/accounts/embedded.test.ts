import { calls } from '@paadam/shared/contract';
import { addAccount, password } from '../../development/testing/accounts';
import { codeFrom } from '../../development/testing/codeFrom';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { addTwoStepAccount, appCode } from '../../development/testing/twoStep';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    publicOrigin: 'https://lessons.example',
    allowedOrigins: ['https://school.example', 'https://portal.lessons.example'],
  });
});
afterAll(() => test.stop());

const elsewhere = { origin: 'https://school.example', 'sec-fetch-site': 'cross-site' };
const sameSite = { origin: 'https://portal.lessons.example', 'sec-fetch-site': 'same-site' };
const own = { origin: 'https://lessons.example', 'sec-fetch-site': 'same-origin' };
const stranger = { origin: 'https://stranger.example', 'sec-fetch-site': 'cross-site' };

const post = (url: string, payload: object, headers: Record<string, string>, app = test) =>
  app.browser().request({ method: 'POST', url: `/api${url}`, payload, headers });
const login = async (headers: Record<string, string>, app = test) => {
  const { email } = await addAccount(app);
  return post('/login', { email, password }, headers, app);
};
const cookiesOf = (response: Awaited<ReturnType<typeof login>>) =>
  [response.headers['set-cookie']].flat().map(String);
const partitioned = /; Secure; SameSite=None; Partitioned$|; Secure; Partitioned; SameSite=None$/;

describe('a session inside a page of another site', () => {
  it('has cookies of that site’s pages alone', async () => {
    const response = await login(elsewhere);
    expect(response.statusCode).toBe(200);
    const cookies = cookiesOf(response);
    expect(cookies.map((cookie) => cookie.split('=', 1)[0]).sort()).toEqual([
      '__Host-paadam_known',
      '__Host-paadam_session',
      'token',
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(partitioned);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': 'https://school.example',
      'access-control-allow-credentials': 'true',
      vary: expect.stringMatching(/Origin/i),
    });
  });

  it('is ended with those same cookies', async () => {
    const { browser } = await test.signedIn('student');
    const { headers } = await browser.call(calls.logout, { headers: elsewhere });
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(partitioned);
  });

  it('binds a registration to the browser with such a cookie', async () => {
    const browser = test.browser();
    const email = 'far@paadam.test';
    const send = (url: string, payload: object) =>
      browser.request({ method: 'POST', url: `/api${url}`, payload, headers: elsewhere });
    const asked = await send('/register', { name: 'Arun', email, password, role: 'student' });
    expect(String(asked.headers['set-cookie'])).toMatch(/^__Host-paadam_registration=/);
    expect(String(asked.headers['set-cookie'])).toMatch(partitioned);
    const otp = codeFrom(await test.mailsTo(email));
    expect((await send('/verify_otp', { email, otp })).statusCode).toBe(200);
  });
});

describe('the second step inside a page of another site', () => {
  it('has a ticket of that site’s pages alone, and leads to such a session', async () => {
    const { email, secret } = await addTwoStepAccount(test);
    const browser = test.browser();
    const send = (url: string, payload: object) =>
      browser.request({ method: 'POST', url: `/api${url}`, payload, headers: elsewhere });
    const asked = await send('/login', { email, password });
    expect([asked.statusCode, asked.json().code]).toEqual([403, 'second_step_needed']);
    expect(cookiesOf(asked)).toEqual([
      expect.stringMatching(/^__Host-paadam_second_step=[\w-]{43}; Max-Age=600;.* HttpOnly;/),
    ]);
    for (const cookie of cookiesOf(asked)) expect(cookie).toMatch(partitioned);
    const finished = await send('/second_step', { code: appCode(secret) });
    expect(finished.statusCode).toBe(200);
    expect(cookiesOf(finished)).toHaveLength(4);
    for (const cookie of cookiesOf(finished)) expect(cookie).toMatch(partitioned);
  });
});

describe('a session that stays within one site', () => {
  it.each([
    ['our own page', own],
    ['another origin of our site', sameSite],
    ['no page at all', {}],
  ])('of %s keeps the cookies as they are everywhere', async (_, headers) => {
    const response = await login(headers);
    expect(response.statusCode).toBe(200);
    for (const cookie of cookiesOf(response)) {
      expect(cookie).toMatch(/; Secure; SameSite=Lax$/);
      expect(cookie).not.toMatch(/Partitioned|None/);
    }
  });

  it('is all there is without https, since browsers partition nothing there', async () => {
    const plain = await startTestApp({ allowedOrigins: ['https://school.example'] });
    try {
      const cookies = cookiesOf(await login(elsewhere, plain));
      expect(cookies).not.toHaveLength(0);
      for (const cookie of cookies) expect(cookie).toMatch(/SameSite=Lax$/);
    } finally {
      await plain.stop();
    }
  });
});

describe('a page that is not allowed', () => {
  it('signs nobody in, and reads nothing', async () => {
    const response = await login(stranger);
    expect([response.statusCode, response.json().code]).toEqual([403, 'csrf_failed']);
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each([
    ['a stranger', stranger],
    ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('changes nothing, even with the session and its token: %s', async (_, headers) => {
    const { browser } = await test.signedIn('student');
    const refused = await browser.call(calls.logout, { headers });
    expect([refused.status, refused.failure.code]).toEqual([403, 'csrf_failed']);
    expect((await browser.call(calls.refreshAuth)).answer.success).toBe(true);
  });

  it('stays out under a name that only looks like ours', async () => {
    const response = await login({ origin: 'https://lessons.example.evil.example' });
    expect(response.statusCode).toBe(403);
  });
});

describe('a page that is allowed', () => {
  it.each([
    ['of another site', elsewhere],
    ['of our site', sameSite],
  ])('%s still has to send the session’s token', async (_, headers) => {
    const { browser } = await test.signedIn('student');
    const refused = await browser.call(calls.logout, { headers: { ...headers, 'x-csrf-token': 'wrong' } });
    expect([refused.status, refused.failure.code]).toEqual([403, 'csrf_failed']);
    expect((await browser.call(calls.logout, { headers })).status).toBe(200);
  });
});

it('serves our pages under whatever name they were opened', async () => {
  const response = await login({ origin: 'http://localhost:4567', host: 'localhost:4567' });
  expect(response.statusCode).toBe(200);
});
