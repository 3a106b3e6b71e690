import { calls } from '@paadam/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { addAccount, password, whoIs } from '../../development/testing/accounts';
import { codeFrom } from '../../development/testing/codeFrom';
import { letPass } from '../../development/testing/letPass';
import type { TestBrowser } from '../../development/testing/TestBrowser';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { sessions, users } from '../../foundation/db/schema';
import { hashPassword } from './passwords';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const login = (browser: TestBrowser, email: string, secret = password) =>
  browser.call(calls.login, { body: { email, password: secret } });
const account = async () => (await addAccount(test)).email;

describe('signing in', () => {
  it('opens a session with cookies that scripts cannot read, but for the token', async () => {
    const [browser, email] = [test.browser(), await account()];
    const { status, answer, headers } = await login(browser, email.toUpperCase());
    expect(status).toBe(200);
    expect(answer.data.email).toBe(email);
    const cookies = [headers['set-cookie']].flat().map(String);
    const session = cookies.find((cookie) => cookie.startsWith('paadam_session='));
    expect(session).toMatch(/HttpOnly/);
    expect(session).toMatch(/SameSite=Lax/);
    expect(session).not.toMatch(/Secure/);
    expect(cookies.find((cookie) => cookie.startsWith('token='))).not.toMatch(/HttpOnly/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('says the same about a wrong password and an unknown address', async () => {
    const wrong = await login(test.browser(), await account(), 'not the password');
    const unknown = await login(test.browser(), 'nobody@paadam.test');
    expect(wrong.status).toBe(401);
    expect({ ...wrong, headers: null }).toEqual({ ...unknown, headers: null });
  });

  it('replaces the session that was there before', async () => {
    const [browser, email] = [test.browser(), await account()];
    await login(browser, email);
    const before = browser.cookies.get('paadam_session');
    await login(browser, email);
    const old = test.browser();
    old.cookies.set('paadam_session', before ?? '');
    expect(browser.cookies.get('paadam_session')).not.toBe(before);
    expect(await whoIs(browser)).toBe(email);
    expect(await whoIs(old)).toBeUndefined();
    expect(old.cookies.has('paadam_session')).toBe(false);
  });

  it('leads an unverified account to the code, in whichever browser', async () => {
    const [first, second, email] = [test.browser(), test.browser(), 'pending@paadam.test'];
    await first.call(calls.register, { body: { name: 'Arun', email, password, role: 'student' } });
    const code = codeFrom(await test.mailsTo(email));
    expect((await login(second, email, 'not the password')).status).toBe(401);

    const { status, failure } = await login(second, email);
    expect({ status, code: failure.code }).toEqual({ status: 403, code: 'account_not_verified' });
    // One was sent a moment ago, and stays good.
    expect(await test.mailsTo(email)).toHaveLength(1);
    const { answer } = await second.call(calls.verifyOtp, { body: { email, otp: code } });
    expect(answer.data.name).toBe('Arun');
  });

  it('tells who has tried to register an address the same, whether or not it has an account', async () => {
    const secret = 'another long phrase';
    const tryBoth = async (email: string) => {
      const browser = test.browser();
      const body = { name: 'Arun', email, password: secret, role: 'student' as const };
      await browser.call(calls.register, { body });
      const own = await login(browser, email, secret);
      const elsewhere = await login(test.browser(), email, secret);
      return [own, elsewhere].map(({ status, answer, headers }) => ({
        status,
        answer,
        cookies: [headers['set-cookie']].flat().map((cookie) => cookie?.toString().replace(/=[^;]*/, '')),
      }));
    };
    const known = await account();
    const answers = await tryBoth(known);
    expect(answers).toEqual(await tryBoth('unknown@paadam.test'));
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect((await test.mailsTo(known)).map(({ subject }) => subject)).toEqual([
      'You already have a Paadam account',
    ]);
    expect((await login(test.browser(), known)).status).toBe(200);
  });

  it('takes an attempt’s password no more once the attempt is confirmed', async () => {
    const [browser, email] = [test.browser(), 'confirmed@paadam.test'];
    await browser.call(calls.register, { body: { name: 'Arun', email, password, role: 'student' } });
    await browser.call(calls.verifyOtp, { body: { email, otp: codeFrom(await test.mailsTo(email)) } });
    const newHash = await hashPassword('another long phrase');
    await test.database.update(users).set({ passwordHash: newHash }).where(eq(users.email, email));
    expect((await login(browser, email)).failure.code).toBe('credentials_wrong');
  });

  it('mails an unverified account a fresh code where the last is old', async () => {
    const [browser, email] = [test.browser(), 'waiting@paadam.test'];
    await browser.call(calls.register, { body: { name: 'Arun', email, password, role: 'student' } });
    expect(await test.mailsTo(email)).toHaveLength(1);
    await letPass(test, 61);
    await login(browser, email);
    expect(await test.mailsTo(email)).toHaveLength(2);
  });
});

describe('failed sign-ins', () => {
  const fail = async (email: string, times: number) => {
    for (let tries = 0; tries < times; tries += 1) {
      expect((await login(test.browser(), email, 'not the password')).status).toBe(401);
    }
  };
  it('make the account wait after ten, longer each time, and end with a success', async () => {
    const email = await account();
    await fail(email, 10);
    const refused = await login(test.browser(), email);
    expect({ status: refused.status, code: refused.failure.code }).toEqual({
      status: 429,
      code: 'too_many_requests',
    });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);
    await letPass(test, 31);
    await fail(email, 1);
    const longer = await login(test.browser(), email);
    expect(Number(longer.headers['retry-after'])).toBeGreaterThan(30);
    await letPass(test, 61);
    expect((await login(test.browser(), email)).status).toBe(200);
    await fail(email, 10);
  });

  it('count as ten, however many come at the same time', async () => {
    const email = await account();
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => login(test.browser(), email, 'not the password')),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('are not forgotten by a sign-in to an attempt of one’s own', async () => {
    const email = await account();
    const secret = 'another long phrase';
    const body = { name: 'Arun', email, password: secret, role: 'student' as const };
    await test.browser().call(calls.register, { body });
    await fail(email, 9);
    expect((await login(test.browser(), email, secret)).status).toBe(403);
    expect((await login(test.browser(), email, 'not the password')).status).toBe(429);
  });

  it('count for an unknown address too', async () => {
    await fail('stranger@paadam.test', 10);
    expect((await login(test.browser(), 'stranger@paadam.test')).status).toBe(429);
  });

  it('of strangers do not keep out a browser that has signed in before', async () => {
    const [own, email] = [test.browser(), await account()];
    await login(own, email);
    await own.call(calls.logout);
    await fail(email, 10);
    expect((await login(test.browser(), email)).status).toBe(429);
    expect((await login(own, email)).status).toBe(200);
  });

  it('of strangers do not keep out the browser that has registered', async () => {
    const [own, email] = [test.browser(), 'registered@paadam.test'];
    await own.call(calls.register, { body: { name: 'Arun', email, password, role: 'student' } });
    await own.call(calls.verifyOtp, { body: { email, otp: codeFrom(await test.mailsTo(email)) } });
    await own.call(calls.logout);
    await fail(email, 10);
    expect((await login(own, email)).status).toBe(200);
  });
});

describe('a session', () => {
  it('asks for its token with unsafe calls and with the sign-out', async () => {
    const { browser } = await test.signedIn('student');
    const token = browser.cookies.get('token') ?? '';
    for (const wrong of ['', 'made up', browser.cookies.get('paadam_session') ?? '']) {
      browser.cookies.set('token', wrong);
      const { status, failure } = await browser.call(calls.logout);
      expect({ status, code: failure.code }).toEqual({ status: 403, code: 'csrf_failed' });
      expect((await login(browser, 'a@paadam.test')).failure.code).toBe('csrf_failed');
    }
    browser.cookies.set('token', token);
    expect((await browser.call(calls.logout)).answer.message).toBe('Logged out successfully');
    expect(await whoIs(browser)).toBeUndefined();
    expect(browser.cookies.has('token')).toBe(false);
    expect((await browser.call(calls.logout)).status).toBe(401);
  });

  it('is not opened by its token', async () => {
    const { browser } = await test.signedIn('student');
    const thief = test.browser();
    thief.cookies.set('paadam_session', browser.cookies.get('token') ?? '');
    expect(await whoIs(thief)).toBeUndefined();
  });

  it('is kept as a hash', async () => {
    const { browser } = await test.signedIn('student');
    const rows = JSON.stringify(await test.database.select().from(sessions));
    expect(rows).not.toContain(browser.cookies.get('paadam_session'));
    expect(rows).not.toContain(browser.cookies.get('token'));
  });

  it('ends after 14 days without use', async () => {
    const { browser, email } = await test.signedIn('student');
    await test.database.update(sessions).set({ lastSeenAt: sql`now() - interval '13 days 23 hours'` });
    // Seen now, so it may rest for another 14 days.
    expect(await whoIs(browser)).toBe(email);
    await test.database
      .update(sessions)
      .set({ lastSeenAt: sql`${sessions.lastSeenAt} - interval '13 days 23 hours'` });
    expect(await whoIs(browser)).toBe(email);
    await test.database.update(sessions).set({ lastSeenAt: sql`now() - interval '14 days'` });
    expect(await whoIs(browser)).toBeUndefined();
  });

  it('ends after 90 days, however much it is used', async () => {
    const { browser } = await test.signedIn('student');
    await test.database.update(sessions).set({ createdAt: sql`now() - interval '90 days'` });
    expect(await whoIs(browser)).toBeUndefined();
  });
});

describe('on https', () => {
  it('knows no cookie that another host of the domain may have set', async () => {
    const secure = await startTestApp({ publicOrigin: 'https://lessons.example' });
    try {
      const { email } = await addAccount(secure);
      const browser = secure.browser();
      await login(browser, email);
      expect(await whoIs(browser)).toBe(email);
      const planted = secure.browser();
      for (const [name, value] of browser.cookies) planted.cookies.set(name.replace('__Host-', ''), value);
      expect(await whoIs(planted)).toBeUndefined();
    } finally {
      await secure.stop();
    }
  });

  it('sends its cookies there only', async () => {
    const secure = await startTestApp({ publicOrigin: 'https://lessons.example' });
    try {
      const { email } = await addAccount(secure);
      const { headers } = await login(secure.browser(), email);
      for (const cookie of [headers['set-cookie']].flat())
        expect(cookie).toMatch(/^(__Host-\w+=.*; Path=\/; HttpOnly; .*Secure|token=.*; Secure)/);
      expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
    } finally {
      await secure.stop();
    }
  });
});
