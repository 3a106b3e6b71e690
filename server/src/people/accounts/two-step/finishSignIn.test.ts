import { calls } from '@paadam/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { addAccount, auditedOf, password, whoIs } from '../../../development/testing/accounts';
import { codeFrom } from '../../../development/testing/codeFrom';
import { letPass } from '../../../development/testing/letPass';
import type { TestBrowser } from '../../../development/testing/TestBrowser';
import { startTestApp, type TestApp } from '../../../development/testing/testApp';
import { addTwoStepAccount, appCode, letCodePass, wrongAppCode } from '../../../development/testing/twoStep';
import { sessions, signInTickets, users } from '../../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const login = (email: string, browser: TestBrowser, given = password) =>
  browser.call(calls.login, { body: { email, password: given } });
const finish = (browser: TestBrowser, code: string) => browser.call(calls.secondStep, { body: { code } });
/** A browser in which the password was right. */
const halfway = async (email: string, browser = test.browser()) => {
  expect((await login(email, browser)).failure.code).toBe('second_step_needed');
  return browser;
};
const eventsOf = (userId: string) => auditedOf(test, userId);
const sessionsOf = (userId: string) => test.database.$count(sessions, eq(sessions.userId, userId));

describe('after the right password', () => {
  it('a ticket is given, which is no session; then the app’s code signs in', async () => {
    const { email, secret } = await addTwoStepAccount(test);
    const browser = test.browser();
    const asked = await login(email, browser);
    expect([asked.status, asked.failure.code]).toEqual([403, 'second_step_needed']);
    expect([...browser.cookies.keys()]).toEqual(['paadam_second_step']);
    expect(String(asked.headers['set-cookie'])).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await whoIs(browser)).toBeUndefined();

    const { status, answer } = await finish(
      browser,
      ` ${appCode(secret).slice(0, 3)} ${appCode(secret).slice(3)}`,
    );
    expect(status).toBe(200);
    expect(answer.data.email).toBe(email);
    expect(await whoIs(browser)).toBe(email);
    expect([...browser.cookies.keys()].sort()).toEqual([
      'paadam_browser',
      'paadam_known',
      'paadam_session',
      'token',
    ]);
  });

  it('a recovery code signs in once, and its use is mailed', async () => {
    const { id, email, recoveryCodes } = await addTwoStepAccount(test);
    const code = recoveryCodes[0] ?? '';
    const browser = await halfway(email);
    expect((await finish(browser, code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await browser.call(calls.twoStep)).answer.data.recoveryCodesLeft).toBe(9);
    expect((await finish(await halfway(email), code)).failure).toMatchObject({
      code: 'code_spent',
      fields: { code: expect.any(String) },
    });
    const mail = (await test.mailsTo(email)).find(({ subject }) => subject === 'A recovery code was used');
    expect(mail?.text).toContain('9 are left.');
    expect((await eventsOf(id)).slice(1)).toEqual([
      'second-step-asked',
      'signed-in',
      'recovery-code-used',
      'second-step-asked',
      'second-step-failed',
    ]);
  });

  it('a session that the browser had goes on until the code, and ends with it', async () => {
    const browser = test.browser();
    const before = await addAccount(test);
    await login(before.email, browser);
    const { email, secret } = await addTwoStepAccount(test);
    await halfway(email, browser);
    expect(await whoIs(browser)).toBe(before.email);
    expect((await finish(browser, appCode(secret))).status).toBe(200);
    expect(await whoIs(browser)).toBe(email);
  });

  it('nothing tells of the second step before the password is right', async () => {
    const [plain, twoStep] = [await addAccount(test), await addTwoStepAccount(test)];
    const answers = await Promise.all(
      [plain, twoStep].map(({ email }) => login(email, test.browser(), 'not the password')),
    );
    const seen = answers.map(({ status, failure, headers: { date: _, ...headers } }) => ({
      status,
      failure,
      headers,
    }));
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.failure.code).toBe('credentials_wrong');
  });

  it('a mailed code for a new password does not go round the second step', async () => {
    const { email, secret } = await addTwoStepAccount(test);
    const browser = test.browser();
    await browser.call(calls.forgotPassword, { body: { email } });
    const otp = codeFrom((await test.mailsTo(email)).filter(({ subject }) => /^\d{6}/.test(subject)));
    const next = 'quite another phrase';
    expect((await browser.call(calls.resetPassword, { body: { email, otp, password: next } })).status).toBe(
      200,
    );
    expect(await whoIs(browser)).toBeUndefined();
    expect((await login(email, browser, next)).failure.code).toBe('second_step_needed');
    expect((await finish(browser, appCode(secret))).status).toBe(200);
  });
});

describe('a code', () => {
  it('that is wrong leaves the browser halfway', async () => {
    const { email, secret } = await addTwoStepAccount(test);
    const browser = await halfway(email);
    expect((await finish(browser, wrongAppCode(secret))).failure).toMatchObject({
      code: 'code_wrong',
      fields: { code: expect.any(String) },
    });
    expect((await finish(browser, 'K7QF-2MXD-9RTA-HB4C')).failure.code).toBe('code_wrong');
    expect(await whoIs(browser)).toBeUndefined();
    expect((await finish(browser, appCode(secret))).status).toBe(200);
  });

  it('that was used is not taken again, in any browser', async () => {
    const { email, secret } = await addTwoStepAccount(test);
    const [first, second] = [await halfway(email), await halfway(email)];
    const code = appCode(secret);
    expect((await finish(first, code)).status).toBe(200);
    expect((await finish(second, code)).failure.code).toBe('code_spent');
    expect(await whoIs(second)).toBeUndefined();
  });

  it.each([
    ['the app’s', ({ secret }: { secret: string; recoveryCodes: string[] }) => appCode(secret)],
    [
      'a recovery code',
      ({ recoveryCodes }: { secret: string; recoveryCodes: string[] }) => recoveryCodes[5] ?? '',
    ],
  ])('that several browsers hand in at once gives one session: %s', async (_, codeOf) => {
    const account = await addTwoStepAccount(test);
    const browsers = await Promise.all(Array.from({ length: 8 }, () => halfway(account.email)));
    const before = await sessionsOf(account.id);
    const code = codeOf(account);
    const replies = await Promise.all(browsers.map((browser) => finish(browser, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ failure }) => failure.code === 'code_spent')).toHaveLength(7);
    expect(await sessionsOf(account.id)).toBe(before + 1);
  });
});

describe('a ticket', () => {
  it('is its browser’s own', async () => {
    const { email, secret } = await addTwoStepAccount(test);
    await halfway(email);
    const stranger = test.browser();
    expect((await finish(stranger, appCode(secret))).failure.code).toBe('second_step_over');
    stranger.cookies.set('paadam_second_step', 'a'.repeat(43));
    expect((await finish(stranger, appCode(secret))).failure.code).toBe('second_step_over');
  });

  it('is used up by its success: one browser that hands in two codes at once has one session', async () => {
    const { id, email, secret, recoveryCodes } = await addTwoStepAccount(test);
    const browser = await halfway(email);
    const before = await sessionsOf(id);
    const ticket = browser.cookies.get('paadam_second_step') ?? '';
    const replies = await Promise.all(
      [appCode(secret), ...recoveryCodes.slice(0, 3)].map((code) => finish(browser, code)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect(await sessionsOf(id)).toBe(before + 1);
    const again = test.browser();
    again.cookies.set('paadam_second_step', ticket);
    expect((await finish(again, recoveryCodes[4] ?? '')).failure.code).toBe('second_step_over');
  });

  it('dies after ten minutes', async () => {
    const { id, email, secret } = await addTwoStepAccount(test);
    const browser = await halfway(email);
    const passed = { expiresAt: sql`${signInTickets.expiresAt} - interval '10 minutes'` };
    await test.database.update(signInTickets).set(passed).where(eq(signInTickets.userId, id));
    expect((await finish(browser, appCode(secret))).failure.code).toBe('second_step_over');
  });

  it('dies with its fifth wrong code, however many come at the same time', async () => {
    const { email, secret } = await addTwoStepAccount(test);
    const browser = await halfway(email);
    const wrong = wrongAppCode(secret);
    const replies = await Promise.all(Array.from({ length: 9 }, () => finish(browser, wrong)));
    expect(replies.filter(({ failure }) => failure.code === 'code_wrong')).toHaveLength(4);
    expect(replies.filter(({ failure }) => failure.code === 'second_step_over')).toHaveLength(5);
    expect((await finish(browser, appCode(secret))).failure.code).toBe('second_step_over');
    expect((await finish(await halfway(email), appCode(secret))).status).toBe(200);
  });

  it('dies with the password it was given for', async () => {
    const { email, browser: own, secret } = await addTwoStepAccount(test);
    const browser = await halfway(email);
    const changed = await own.call(calls.changePassword, {
      body: { current: password, password: 'quite another phrase' },
    });
    expect(changed.status).toBe(200);
    expect((await finish(browser, appCode(secret))).failure.code).toBe('second_step_over');
  });

  it('is not given where the password changes while it is checked', async () => {
    const { id, email } = await addTwoStepAccount(test);
    const blocker = await test.database.$client.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM users WHERE email = $1 FOR UPDATE', [email]);
    const browser = test.browser();
    const signingIn = login(email, browser);
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await test.database.$client.query(waiting)).rowCount === 0);
    await blocker.query(`UPDATE users SET password_hash = 'another' WHERE email = $1`, [email]);
    await blocker.query('COMMIT');
    blocker.release();
    expect((await signingIn).failure.code).toBe('credentials_wrong');
    expect(await test.database.$count(signInTickets, eq(signInTickets.userId, id))).toBe(0);
    expect(await test.database.$count(users, eq(users.id, id))).toBe(1);
  });
});

describe('wrong codes', () => {
  it('make the account wait after ten, whatever number of tickets, but not a browser that it knows', async () => {
    const { email, secret } = await addTwoStepAccount(test);
    const known = await halfway(email);
    await finish(known, appCode(secret));
    await known.call(calls.logout);
    await letCodePass(test);

    const wrong = wrongAppCode(secret);
    for (let tickets = 1; tickets <= 2; tickets += 1) {
      const thief = await halfway(email);
      for (let tries = 1; tries <= 5; tries += 1)
        expect((await finish(thief, wrong)).status).toBeLessThan(402);
    }
    const thief = await halfway(email);
    const refused = await finish(thief, wrong);
    expect([refused.status, refused.failure.message]).toEqual([
      429,
      expect.stringContaining('too many wrong codes'),
    ]);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);

    await halfway(email, known);
    expect((await finish(known, appCode(secret))).status).toBe(200);
    // Who waits has lost no try of the ticket, and comes in with the right code.
    await letPass(test, 31);
    await letCodePass(test);
    expect((await finish(thief, appCode(secret))).status).toBe(200);
  });

  it('cannot be tried by who does not know the password', async () => {
    const { id, email, secret } = await addTwoStepAccount(test);
    const stranger = test.browser();
    for (let tries = 1; tries <= 12; tries += 1) await finish(stranger, '123456');
    expect((await finish(await halfway(email), appCode(secret))).status).toBe(200);
    expect(await eventsOf(id)).not.toContain('second-step-failed');
  });
});
