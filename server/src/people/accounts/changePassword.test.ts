import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { addAccount, password as oldPassword, whoIs } from '../../development/testing/accounts';
import { letPass } from '../../development/testing/letPass';
import type { TestBrowser } from '../../development/testing/TestBrowser';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { auditEvents } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const newPassword = 'quite another phrase';
const account = (changes: object = {}) => addAccount(test, { role: 'tutor', ...changes });
const change = (browser: TestBrowser, current = oldPassword, password = newPassword) =>
  browser.call(calls.changePassword, { body: { current, password } });
const login = (email: string, password: string, browser = test.browser()) =>
  browser.call(calls.login, { body: { email, password } });

describe('changing the password', () => {
  it('takes the current one and a new one', async () => {
    const { email, browser } = await account();
    expect((await change(browser)).status).toBe(200);
    expect((await login(email, oldPassword)).status).toBe(401);
    expect((await login(email, newPassword)).status).toBe(200);
  });

  it('refuses a wrong current one, naming the field', async () => {
    const { email, browser } = await account();
    const { status, failure } = await change(browser, 'not the password');
    expect(status).toBe(400);
    expect(failure).toMatchObject({ code: 'password_wrong', fields: { current: expect.any(String) } });
    expect((await login(email, oldPassword)).status).toBe(200);
  });

  it('refuses a common new one, and counts no failure', async () => {
    const { browser } = await account();
    for (let tries = 1; tries <= 11; tries += 1) {
      const { failure } = await change(browser, 'not the password', 'Password1234!');
      expect(failure).toMatchObject({ code: 'validation_failed', fields: { password: expect.any(String) } });
    }
    expect((await change(browser)).status).toBe(200);
  });

  it('refuses the account’s own name and address', async () => {
    const { browser } = await account({ name: 'Kavya Raman', email: 'mangoes.of.kavya@paadam.test' });
    for (const own of ['kavyaraman1985', 'MangoesOfKavya1']) {
      const { failure } = await change(browser, oldPassword, own);
      expect(failure).toMatchObject({ code: 'validation_failed', fields: { password: expect.any(String) } });
    }
  });

  it('ends every other session of the account, and nobody else’s', async () => {
    const [{ email, browser }, stranger] = [await account(), await account()];
    const other = test.browser();
    await login(email, oldPassword, other);
    await change(browser);
    expect(await whoIs(browser)).toBe(email);
    expect(await whoIs(other)).toBeUndefined();
    expect(await whoIs(stranger.browser)).toBe(stranger.email);
  });

  it('marks the browser as known, and ends the marks of the old password', async () => {
    const { email, browser } = await account();
    const old = test.browser();
    await login(email, oldPassword, old);
    await change(browser);
    await browser.call(calls.logout);
    for (let tries = 1; tries <= 10; tries += 1) await login(email, 'not the password');
    expect((await login(email, newPassword, old)).status).toBe(429);
    expect((await login(email, newPassword, browser)).status).toBe(200);
  });

  it('mails a notice and is written down', async () => {
    const { id, email, browser } = await account({ timeZone: 'Asia/Kolkata' });
    await change(browser);
    const mails = await test.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Paadam password was changed']);
    expect(mails[0]?.text).toContain('m India Standard Time.');
    expect(mails[0]?.text).toContain(`${test.app.config.publicOrigin}/tutor/edit-profile`);
    const rows = await test.database.select().from(auditEvents).where(eq(auditEvents.userId, id));
    expect(rows).toEqual([
      expect.objectContaining({
        event: 'password-changed',
        actorId: id,
        network: '127.0.0.1',
        userAgent: 'lightMyRequest',
      }),
    ]);
  });

  it('succeeds once, where several change it at the same time', async () => {
    const { email, browser } = await account();
    const passwords = Array.from({ length: 8 }, (_, index) => `phrase of caller no. ${index}`);
    const replies = await Promise.all(passwords.map((password) => change(browser, oldPassword, password)));
    const winners = replies.flatMap(({ status }, index) => (status === 200 ? [passwords[index] ?? ''] : []));
    expect(winners).toHaveLength(1);
    for (const winner of winners) expect((await login(email, winner)).status).toBe(200);
    expect(await test.mailsTo(email)).toHaveLength(1);
  });
});

describe('wrong current passwords', () => {
  it('make the account wait after ten, and end with a success', async () => {
    const { browser } = await account();
    const fail = async (times: number) => {
      for (let tries = 1; tries <= times; tries += 1) {
        expect((await change(browser, 'not the password')).failure.code).toBe('password_wrong');
      }
    };
    await fail(10);
    const refused = await change(browser);
    expect({ status: refused.status, code: refused.failure.code }).toEqual({
      status: 429,
      code: 'too_many_requests',
    });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);
    await letPass(test, 31);
    expect((await change(browser)).status).toBe(200);
    await fail(10);
  });

  it('count as ten, however many come at the same time', async () => {
    const { browser } = await account();
    const replies = await Promise.all(Array.from({ length: 30 }, () => change(browser, 'not the password')));
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('do not keep anybody from signing in', async () => {
    const { email, browser } = await account();
    for (let tries = 1; tries <= 11; tries += 1) await change(browser, 'not the password');
    expect((await login(email, oldPassword)).status).toBe(200);
  });
});
