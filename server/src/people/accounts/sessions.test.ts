import { calls } from '@paadam/shared/contract';
import { eq, isNull, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { addAccount, password, whoIs } from '../../development/testing/accounts';
import { codeFrom } from '../../development/testing/codeFrom';
import type { TestBrowser } from '../../development/testing/TestBrowser';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { auditEvents, sessions } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const account = () => addAccount(test);
const login = async (email: string, userAgent: string, secret = password): Promise<TestBrowser> => {
  const browser = test.browser();
  const headers = { 'user-agent': userAgent };
  await browser.request({ method: 'POST', url: '/api/login', payload: { email, password: secret }, headers });
  return browser;
};
const list = async (browser: TestBrowser, query: { limit?: number; cursor?: string } = {}) =>
  (await browser.call(calls.sessions, { query })).answer;
const history = async (browser: TestBrowser, query: { limit?: number; cursor?: string } = {}) =>
  (await browser.call(calls.signInHistory, { query })).answer;
const end = (browser: TestBrowser, id: string) => browser.call(calls.endSession, { params: { id } });

describe('the list of sessions', () => {
  it('shows where one is signed in, newest first, and which one asks', async () => {
    const { email } = await account();
    const phone = await login(email, 'A phone');
    await login(email, 'A laptop');
    const { data, nextCursor } = await list(phone);
    expect(data.map(({ browser, current }) => ({ browser, current }))).toEqual([
      { browser: 'A laptop', current: false },
      { browser: 'A phone', current: true },
      { browser: 'test', current: false },
    ]);
    expect(nextCursor).toBeNull();
    for (const { createdAt, lastSeenAt } of data) {
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(lastSeenAt));
    }
  });

  it('comes in pages', async () => {
    const { email, browser } = await account();
    for (const name of ['One', 'Two', 'Three', 'Four']) await login(email, name);
    const first = await list(browser, { limit: 3 });
    const second = await list(browser, { limit: 3, cursor: first.nextCursor ?? '' });
    expect([...first.data, ...second.data].map((row) => row.browser)).toEqual([
      'Four',
      'Three',
      'Two',
      'One',
      'test',
    ]);
    expect(second.nextCursor).toBeNull();
  });

  it.each([
    ['unused for 14 days', { lastSeenAt: sql`now() - interval '14 days'` }],
    ['begun 90 days ago', { createdAt: sql`now() - interval '90 days'` }],
  ])('leaves out one that was %s', async (_, aged) => {
    const { id, email, browser } = await account();
    await test.database.update(sessions).set(aged).where(eq(sessions.userId, id));
    const living = await login(email, 'A laptop');
    expect((await list(living)).data.map((row) => row.browser)).toEqual(['A laptop']);
    expect((await browser.call(calls.sessions)).status).toBe(401);
  });

  it('has no token in it', async () => {
    const { browser } = await account();
    const answer = JSON.stringify(await list(browser));
    expect(answer).not.toContain(browser.cookies.get('token'));
    expect(answer).not.toContain(browser.cookies.get('paadam_session'));
  });

  it('refuses a cursor that it did not give', async () => {
    const { browser } = await account();
    for (const call of [calls.sessions, calls.signInHistory]) {
      const { status, failure } = await browser.call(call, { query: { cursor: 'made-up' } });
      expect({ status, code: failure.code }).toEqual({ status: 400, code: 'malformed_request' });
    }
  });
});

describe('ending a session', () => {
  it('signs that browser out, and no other', async () => {
    const { email, browser } = await account();
    const phone = await login(email, 'A phone');
    const [row] = (await list(browser)).data;
    expect((await end(browser, row?._id ?? '')).status).toBe(200);
    expect(await whoIs(phone)).toBeUndefined();
    expect(await whoIs(browser)).toBe(email);
    expect((await end(browser, row?._id ?? '')).status).toBe(404);
  });

  it('takes the cookies where it is the one that asks', async () => {
    const { browser } = await account();
    const [row] = (await list(browser)).data;
    expect((await end(browser, row?._id ?? '')).status).toBe(200);
    expect(browser.cookies.has('paadam_session')).toBe(false);
    expect(browser.cookies.has('token')).toBe(false);
  });

  it('is for one’s own sessions only', async () => {
    const [owner, stranger] = [await account(), await account()];
    const [row] = (await list(owner.browser)).data;
    const { status, failure } = await end(stranger.browser, row?._id ?? '');
    expect({ status, code: failure.code }).toEqual({ status: 404, code: 'not_found' });
    expect((await end(stranger.browser, uuidv7())).failure).toEqual(failure);
    expect(await whoIs(owner.browser)).toBe(owner.email);
  });
});

describe('signing out', () => {
  it('ends the session itself, not only its cookies', async () => {
    const { browser } = await account();
    const copy = test.browser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    await browser.call(calls.logout);
    expect(await whoIs(copy)).toBeUndefined();
  });
});

describe('the history of sign-ins', () => {
  it('shows the last 20, newest first, with time and browser, and goes on', async () => {
    const { id, email, browser } = await account();
    const row = (index: number) => ({
      id: uuidv7(),
      event: 'signed-in' as const,
      userId: id,
      userAgent: `Browser ${index}`,
    });
    await test.database.insert(auditEvents).values(Array.from({ length: 22 }, (_, index) => row(index)));
    await login(email, 'The newest');
    const first = await history(browser);
    expect(first.data).toHaveLength(20);
    expect(first.data[0]?.browser).toBe('The newest');
    expect(Math.abs(Date.now() - Date.parse(first.data[0]?.at ?? ''))).toBeLessThan(3_600_000);
    expect(first.data[1]?.browser).toBe('Browser 21');
    const rest = await history(browser, { cursor: first.nextCursor ?? '' });
    expect(rest.data.map((record) => record.browser)).toEqual(['Browser 2', 'Browser 1', 'Browser 0']);
    expect(rest.nextCursor).toBeNull();
    expect((await history(browser, { limit: 5 })).data).toHaveLength(5);
  });

  it('shows the sign-in that comes with the confirmed address, and no failures', async () => {
    const [browser, email] = [test.browser(), `${uuidv7()}@paadam.test`];
    await browser.call(calls.register, { body: { name: 'Arun', email, password, role: 'student' } });
    await browser.call(calls.verifyOtp, { body: { email, otp: codeFrom(await test.mailsTo(email)) } });
    await login(email, 'A guess', 'not the password');
    expect((await history(browser)).data.map((record) => record.browser)).toEqual(['lightMyRequest']);
  });

  it('shows nobody else’s', async () => {
    const [owner, stranger] = [await account(), await account()];
    await login(owner.email, 'A phone');
    expect((await history(stranger.browser)).data).toEqual([]);
  });
});

describe('the record of sign-ins', () => {
  it('has who signed in, and who failed to, with network and browser', async () => {
    const { id, email } = await account();
    await login(email, 'A phone');
    await login(email, 'A guess', 'not the password');
    const rows = await test.database
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.userId, id))
      .orderBy(auditEvents.id);
    expect(rows.map(({ id: _, at: __, ...row }) => row)).toEqual([
      {
        event: 'signed-in',
        userId: id,
        actorId: id,
        otherId: null,
        network: '127.0.0.1',
        userAgent: 'A phone',
      },
      {
        event: 'sign-in-failed',
        userId: id,
        actorId: null,
        otherId: null,
        network: '127.0.0.1',
        userAgent: 'A guess',
      },
    ]);
  });

  it('has a failure at an unknown address as nobody’s', async () => {
    await login(`${uuidv7()}@paadam.test`, 'A stranger');
    const rows = await test.database.select().from(auditEvents).where(isNull(auditEvents.userId));
    expect(rows.map(({ event, userAgent }) => ({ event, userAgent }))).toEqual([
      { event: 'sign-in-failed', userAgent: 'A stranger' },
    ]);
  });
});
