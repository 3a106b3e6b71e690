import { calls } from '@paadam/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { addAccount, password as oldPassword, whoIs } from '../../development/testing/accounts';
import { codeFrom } from '../../development/testing/codeFrom';
import { letPass } from '../../development/testing/letPass';
import type { TestBrowser } from '../../development/testing/TestBrowser';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { auditEvents, codes, users } from '../../foundation/db/schema';
import { hashPassword } from './passwords';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ publicOrigin: 'http://lessons.example' });
});
afterAll(() => test.stop());

const newPassword = 'quite another phrase';
const newAddress = () => `${uuidv7()}@paadam.test`;
const account = (changes: object = {}) => addAccount(test, changes);

/** The browser of who asks for a new password at an address: a code is good in the one that asked. */
const asking = new Map<string, TestBrowser>();
const browserFor = (email: string): TestBrowser => {
  const browser = asking.get(email.toLowerCase()) ?? test.browser();
  asking.set(email.toLowerCase(), browser);
  return browser;
};

const forgot = (email: string, browser = browserFor(email)) =>
  browser.call(calls.forgotPassword, { body: { email } });
const reset = (email: string, otp: string, password = newPassword, browser = browserFor(email)) =>
  browser.call(calls.resetPassword, { body: { email, otp, password } });
const login = (email: string, password: string, browser = test.browser()) =>
  browser.call(calls.login, { body: { email, password } });
const codeFor = async (email: string) => codeFrom(await test.mailsTo(email));
const asked = async (email: string, browser = browserFor(email)) => {
  expect((await forgot(email, browser)).status).toBe(200);
  return codeFor(email);
};
/** @returns six digits that are not the code */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('asking for a new password', () => {
  it('mails a code, which sets the password once', async () => {
    const { email } = await account();
    await forgot(email.toUpperCase());
    const code = await codeFor(email);
    expect((await reset(email, code)).status).toBe(200);
    expect((await login(email, oldPassword)).failure.code).toBe('credentials_wrong');
    expect((await login(email, newPassword)).status).toBe(200);
    expect((await reset(email, code)).failure.code).toBe('code_spent');
  });

  it('sends nothing to an address without an account', async () => {
    const email = newAddress();
    await forgot(email);
    expect(await test.mailsTo(email)).toEqual([]);
  });

  it('works again after a minute, and ends the code before', async () => {
    const { email } = await account();
    const first = await asked(email);
    const tooSoon = await forgot(email);
    expect({ status: tooSoon.status, code: tooSoon.failure.code }).toEqual({
      status: 429,
      code: 'code_sent_recently',
    });
    await letPass(test, 61);
    const second = await asked(email);
    if (first !== second) expect((await reset(email, first)).failure.code).toBe('code_wrong');
    expect((await reset(email, second)).status).toBe(200);
  });

  it.each(['known', 'unknown'])('works five times an hour, where the address is %s', async (kind) => {
    const email = kind === 'known' ? (await account()).email : newAddress();
    for (let times = 1; times <= 5; times += 1) {
      expect((await forgot(email)).status).toBe(200);
      await letPass(test, 61);
    }
    expect((await forgot(email)).failure.code).toBe('too_many_requests');
  });

  it('is no sending of a code to register, nor kept from it', async () => {
    const email = newAddress();
    await forgot(email);
    const body = { name: 'Arun', email, password: oldPassword, role: 'student' as const };
    expect((await test.browser().call(calls.register, { body })).status).toBe(200);
  });
});

describe('the code for a new password', () => {
  it('has five tries: the sixth fails, though it is right', async () => {
    const { email } = await account();
    const code = await asked(email);
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await reset(email, otherThan(code))).failure.code).toBe('code_wrong');
    }
    expect((await reset(email, code)).failure.code).toBe('code_tries_used_up');
    expect((await login(email, oldPassword)).status).toBe(200);
  });

  it('tells of an unknown address what it tells of a known one', async () => {
    const known = (await account()).email;
    const unknown = newAddress();
    const story = async (email: string) => {
      const before = await reset(email, '000000');
      await forgot(email);
      await test.mailsTo(email);
      const replies = [before];
      const digits = await wrongDigits(email);
      for (let tries = 1; tries <= 6; tries += 1) replies.push(await reset(email, digits));
      return replies.map(({ status, failure }) => ({ status, failure }));
    };
    const told = await story(known);
    expect(told).toEqual(await story(unknown));
    expect(told.map(({ failure }) => failure.code)).toEqual([
      ...Array(6).fill('code_wrong'),
      'code_tries_used_up',
    ]);
  });

  /** @returns digits that the code for that address, which only its mail knows, does not have */
  const wrongDigits = async (email: string) => {
    const mails = await test.mailsTo(email);
    return mails.length > 0 ? otherThan(codeFrom(mails)) : '123456';
  };

  it('is used once, however many ask at the same time, and sets the password of the one that is told so', async () => {
    const { email } = await account();
    const code = await asked(email);
    const passwords = Array.from({ length: 50 }, (_, index) => `phrase of caller no. ${index}`);
    const replies = await Promise.all(passwords.map((password) => reset(email, code, password)));
    const winners = replies.flatMap(({ status }, index) => (status === 200 ? [passwords[index] ?? ''] : []));
    expect(winners).toHaveLength(1);
    expect(replies.filter(({ status }) => status >= 500)).toHaveLength(0);
    for (const winner of winners) expect((await login(email, winner)).status).toBe(200);
  });

  it('says that it has expired only to who gives the right digits', async () => {
    const { email } = await account();
    const code = await asked(email);
    await test.database
      .update(codes)
      .set({ expiresAt: sql`now()` })
      .where(sql`starts_with(${codes.target}, ${email})`);
    expect((await reset(email, otherThan(code))).failure.code).toBe('code_wrong');
    expect((await reset(email, code)).failure.code).toBe('code_expired');
  });

  it('is good for its own address only', async () => {
    const [one, other] = [await account(), await account()];
    const code = await asked(one.email);
    await asked(other.email);
    if (code !== (await codeFor(other.email))) {
      expect((await reset(other.email, code)).failure.code).toBe('code_wrong');
    }
  });

  it('loses no try to a common password, which is refused', async () => {
    const { email } = await account();
    const code = await asked(email);
    for (let tries = 1; tries <= 6; tries += 1) {
      const { status, failure } = await reset(email, otherThan(code), 'Password1234!');
      expect(status).toBe(400);
      expect(failure).toMatchObject({
        code: 'validation_failed',
        fields: { password: expect.any(String) },
      });
    }
    expect((await reset(email, code)).status).toBe(200);
  });
});

describe('setting a new password with a code', () => {
  it('refuses the account’s own name and address, and leaves the code good', async () => {
    const { email } = await account({ name: 'Kavya Raman', email: `mangoes.${uuidv7()}@paadam.test` });
    const code = await asked(email);
    for (const own of ['kavyaraman1985', email]) {
      const { failure } = await reset(email, code, own);
      expect(failure).toMatchObject({ code: 'validation_failed', fields: { password: expect.any(String) } });
    }
    expect((await reset(email, code)).status).toBe(200);
  });

  it('ends every session of the account', async () => {
    const { email, browser } = await account();
    const other = test.browser();
    await login(email, oldPassword, other);
    await reset(email, await asked(email));
    expect(await whoIs(browser)).toBeUndefined();
    expect(await whoIs(other)).toBeUndefined();
  });

  it('leaves the session that asks, where it is the account’s own', async () => {
    const { email, browser } = await account();
    const other = test.browser();
    await login(email, oldPassword, other);
    expect((await reset(email, await asked(email, browser), newPassword, browser)).status).toBe(200);
    expect(await whoIs(browser)).toBe(email);
    expect(await whoIs(other)).toBeUndefined();
  });

  it('leaves everybody else’s sessions, the one that asks among them', async () => {
    const [owner, guest] = [await account(), await account()];
    const code = await asked(owner.email, guest.browser);
    const { status } = await reset(owner.email, code, newPassword, guest.browser);
    expect(status).toBe(200);
    expect(await whoIs(owner.browser)).toBeUndefined();
    expect(await whoIs(guest.browser)).toBe(guest.email);
  });

  it('lets the owner in at once, whatever has failed before, and marks the browser as known', async () => {
    const { email } = await account();
    const fail = async () => {
      for (let tries = 1; tries <= 10; tries += 1) await login(email, 'not the password');
      expect((await login(email, newPassword)).status).toBe(429);
    };
    await fail();
    const browser = test.browser();
    await reset(email, await asked(email, browser), newPassword, browser);
    expect((await login(email, newPassword)).status).toBe(200);
    await fail();
    expect((await login(email, newPassword, browser)).status).toBe(200);
  });

  it('mails a notice, with the time in the reader’s zone, and writes it down', async () => {
    const { id, email } = await account({ name: 'Kavya', timeZone: 'Asia/Kathmandu' });
    await reset(email, await asked(email));
    const notice = (await test.mailsTo(email)).at(-1);
    expect(notice?.subject).toBe('Your Paadam password was changed');
    expect(notice?.text).toMatch(/ at \d+:\d\d [ap]m Nepal Time\./);
    expect(notice?.text).toContain('Hello Kavya,');
    expect(notice?.text).toContain('http://lessons.example/forgot-password');
    expect(notice?.text).toContain(': http://lessons.example/student/profile\n');
    const rows = await test.database.select().from(auditEvents).where(eq(auditEvents.userId, id));
    expect(rows).toEqual([
      expect.objectContaining({
        event: 'password-reset',
        actorId: null,
        network: '127.0.0.1',
        userAgent: 'lightMyRequest',
      }),
    ]);
  });

  it('does not disturb an attempt to register that waits at the address', async () => {
    const { email } = await account();
    const stranger = test.browser();
    const password = 'the stranger knows this';
    const body = { name: 'Arun', email, password, role: 'student' as const };
    await stranger.call(calls.register, { body });
    await reset(email, await asked(email));
    expect((await login(email, password, stranger)).failure.code).toBe('account_not_verified');

    const [first, pending] = [test.browser(), newAddress()];
    await first.call(calls.register, { body: { ...body, email: pending } });
    const code = await codeFor(pending);
    await forgot(pending);
    expect(await codeFor(pending)).toBe(code);
    const verified = await first.call(calls.verifyOtp, { body: { email: pending, otp: code } });
    expect(verified.status).toBe(200);
  });

  it('leaves no session to a sign-in with the old password that is under way', async () => {
    const { email } = await account();
    const code = await asked(email);
    const browser = test.browser();
    // Stops the sign-in after its password was found right, and before its session begins.
    const blocker = await test.database.$client.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM users WHERE email = $1 FOR UPDATE', [email]);
    const signingIn = login(email, oldPassword, browser);
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await test.database.$client.query(waiting)).rowCount === 0);
    const changed = await hashPassword(newPassword);
    await blocker.query('UPDATE users SET password_hash = $1 WHERE email = $2', [changed, email]);
    await blocker.query('COMMIT');
    blocker.release();
    expect((await signingIn).failure.code).toBe('credentials_wrong');
    expect(await whoIs(browser)).toBeUndefined();
    expect((await reset(email, code)).status).toBe(200);
  });

  it('keeps the password as a hash', async () => {
    const { email } = await account();
    await reset(email, await asked(email));
    const [user] = await test.database.select().from(users).where(eq(users.email, email));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
  });
});
