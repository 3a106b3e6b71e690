import { calls } from '@paadam/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { codeFrom } from '../../development/testing/codeFrom';
import { letPass } from '../../development/testing/letPass';
import type { TestBrowser } from '../../development/testing/TestBrowser';
import { startTestApp, type TestApp, takesUnicodeMail } from '../../development/testing/testApp';
import { codes, registrations, tutors, users } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const password = 'a long enough phrase';
const newAddress = () => `${uuidv7()}@paadam.test`;
const applicant = (email: string) => ({ name: 'Kavya', email, password, role: 'student' as const });

const register = (browser: TestBrowser, email: string, changes: object = {}) =>
  browser.call(calls.register, { body: { ...applicant(email), ...changes } });
const verify = (browser: TestBrowser, email: string, otp: string) =>
  browser.call(calls.verifyOtp, { body: { email, otp } });
const codeFor = async (email: string) => codeFrom(await test.mailsTo(email));
/** @returns six digits that are not the code */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** Starts a call that stops where it counts, until it is told to finish. */
const startBlocked = async <Result>(call: () => Promise<Result>) => {
  const blocker = await test.database.$client.connect();
  await blocker.query('BEGIN');
  await blocker.query('SELECT FROM throttles FOR UPDATE');
  const result = call();
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await test.database.$client.query(waiting)).rowCount === 0);
  return {
    finish: async (): Promise<Result> => {
      await blocker.query('COMMIT');
      blocker.release();
      return result;
    },
  };
};
/** @returns the text with the digits of a script whose zero is at the code point */
const inDigits = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const findUser = async (email: string) =>
  (await test.database.select().from(users).where(eq(users.email, email)))[0];

describe('registering', () => {
  it('mails a code, and the code makes the account and signs it in', async () => {
    const [browser, email] = [test.browser(), newAddress()];
    const asked = await register(browser, email, { role: 'tutor', timeZone: 'asia/kathmandu' });
    expect(asked).toMatchObject({ status: 200, answer: { success: true, data: null } });
    expect(await findUser(email)).toBeUndefined();

    const done = await verify(browser, email, await codeFor(email));
    expect(done.status).toBe(200);
    expect(done.answer.data).toMatchObject({
      email,
      role: 'tutor',
      isVerified: true,
      timeZone: 'Asia/Kathmandu',
    });
    expect(done.answer.token).toBe(browser.cookies.get('token'));
    const { answer } = await browser.call(calls.refreshAuth);
    expect(answer.data).toEqual(done.answer.data);
    const [row] = await test.database.select().from(tutors).where(eq(tutors.id, done.answer.data.id));
    expect(row).toBeDefined();
  });

  it('keeps neither the password nor the code in the clear', async () => {
    const [browser, email] = [test.browser(), newAddress()];
    await register(browser, email);
    const jobs = async () => {
      const { rows } = await test.database.$client.query(
        `SELECT data::text FROM pgboss.job WHERE data->>'to' = $1`,
        [email],
      );
      return JSON.stringify(rows);
    };
    const waiting = await jobs();
    const code = await codeFor(email);
    expect(waiting).toContain('is your Paadam code');
    expect(waiting).not.toMatch(new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`));
    expect(await jobs()).toBe('[]');
    const rows = JSON.stringify([
      await test.database.select().from(registrations),
      await test.database.select().from(codes),
    ]);
    expect(rows).not.toContain(password);
    expect(rows).not.toContain(`"${code}"`);
    expect(rows).not.toContain(browser.cookies.get('paadam_registration'));
    expect(rows).toContain('$argon2id$');
  });

  it.each([
    ['a short password', { password: 'short' }, 'password'],
    ['a common password', { password: '123456789qwe' }, 'password'],
    ['a common password dressed up', { password: 'Password1234!' }, 'password'],
    ['a common password repeated', { password: 'dragondragon' }, 'password'],
    ['one’s own name', { name: 'Kavya Raman', password: 'kavyaraman1985' }, 'password'],
    ['one’s own address', { email: 'kavya.raman@paadam.test', password: 'Kavya.Raman!2024' }, 'password'],
    ['the site’s name', { password: 'paadam123456' }, 'password'],
    ['a wrong address', { email: 'nobody' }, 'email'],
    ['an empty name', { name: '  ' }, 'name'],
    ['another role', { role: 'admin' }, 'role'],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['a zone’s name that stands for several', { timeZone: 'IST' }, 'timeZone'],
    ['a name of two lines', { name: 'Kavya\r\nBcc: all@paadam.test' }, 'name'],
    ['a name of which nothing is seen', { name: ' \u202E\u200B\t' }, 'name'],
  ])('refuses %s, naming the field', async (_, changes, field) => {
    const { status, failure } = await register(test.browser(), newAddress(), changes);
    expect(status).toBe(400);
    expect(failure.code).toBe('validation_failed');
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
  });

  it.each(['கவிதா ராமன்', 'نور الهدى', 'क्\u200Dष', '👩🏽‍🏫 Kavya', 'D’Souza, “Bob” <b>'])(
    'takes %s for a name',
    async (name) => {
      const [browser, email] = [test.browser(), newAddress()];
      await register(browser, email, { name });
      expect((await verify(browser, email, await codeFor(email))).answer.data.name).toBe(name);
    },
  );

  it.each([
    ['a tab and a mark of direction at its ends', '\tMeera Raman\u200E', 'Meera Raman'],
    ['a turn of the text around it', '\u202AKavya \u202Etest\u202C', 'Kavya test'],
    ['blanks of many kinds', ' கவிதா\u00A0\u3000ராமன் ', 'கவிதா ராமன்'],
  ])('stores a name without %s', async (_, name, stored) => {
    const [browser, email] = [test.browser(), newAddress()];
    expect((await register(browser, email, { name })).status).toBe(200);
    expect((await verify(browser, email, await codeFor(email))).answer.data.name).toBe(stored);
  });

  it.each([
    ['Devanagari digits', (code: string) => inDigits(code, 0x966)],
    ['Tamil digits, in groups', (code: string) => inDigits(`${code.slice(0, 3)} ${code.slice(3)}`, 0xbe6)],
    ['full width', (code: string) => inDigits(code, 0xff10)],
  ])('takes the code in %s', async (_, typed) => {
    const [browser, email] = [test.browser(), newAddress()];
    await register(browser, email);
    const reply = await verify(browser, email, typed(await codeFor(email)));
    expect(reply.status).toBe(200);
  });

  it('treats all spellings of an address as one', async () => {
    const name = uuidv7();
    const browser = test.browser();
    expect((await register(browser, ` ${name}@M\u00DCller.example`)).status).toBe(200);
    const address = `${name}@xn--mller-kva.example`;
    const code = await codeFor(address);
    const { status, answer } = await verify(browser, `${name}@mu\u0308ller.example`, code);
    expect([status, answer.data?.email]).toEqual([200, address]);
    const body = { email: `${name}＠müller.EXAMPLE`, password };
    expect((await test.browser().call(calls.login, { body })).status).toBe(200);
  });

  it('accepts an address in another script', async () => {
    const [browser, email] = [test.browser(), `மாலா${uuidv7()}@example.org`];
    expect((await register(browser, email)).status).toBe(200);
    expect((await verify(browser, email, await codeFor(email))).status).toBe(200);
  });

  it('refuses such an address if the mail server does not accept it, and says what to do', async () => {
    takesUnicodeMail.current = false;
    const { status, failure } = await register(test.browser(), 'மாலா@example.org');
    const other = await register(test.browser(), `${uuidv7()}@müller.example`);
    takesUnicodeMail.current = true;
    expect([status, failure.fields?.email]).toEqual([400, expect.stringContaining('Latin letters')]);
    expect(other.status).toBe(200);
  });

  it('refuses a field that is not for the caller to set', async () => {
    const { status, failure } = await register(test.browser(), newAddress(), { isVerified: true });
    expect(status).toBe(400);
    expect(failure).toMatchObject({ code: 'unknown_field', fields: { isVerified: expect.any(String) } });
  });

  it('answers alike for a registered address, mails its owner, and never lets the attempt through', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await test.signedIn('student', { email: known });
    const browser = test.browser();
    const [one, other] = [
      await register(browser, known.toUpperCase()),
      await register(test.browser(), unknown),
    ];
    expect({ status: one.status, body: one.answer }).toEqual({ status: other.status, body: other.answer });

    const [mail] = await test.mailsTo(known.toUpperCase().replace('PAADAM.TEST', 'paadam.test'));
    expect(mail?.subject).toBe('You already have a Paadam account');
    expect((await verify(browser, known, '123456')).failure.code).toBe('code_wrong');
  });

  it('lets a repetition in the same browser correct the attempt and keeps the code on its way', async () => {
    const [browser, email] = [test.browser(), newAddress()];
    await register(browser, email, { name: 'Kavia' });
    const code = await codeFor(email);
    expect((await register(browser, email, { name: 'Kavya' })).status).toBe(200);
    expect(await test.mailsTo(email)).toHaveLength(1);
    expect((await verify(browser, email, code)).answer.data.name).toBe('Kavya');
  });

  it.each(['known', 'unknown'])('makes no second browser wait, where the address is %s', async (kind) => {
    const [email, browser] = [newAddress(), test.browser()];
    if (kind === 'known') await test.signedIn('student', { email });
    await register(browser, email);
    expect((await register(test.browser(), email)).status).toBe(200);
    const { status, failure, headers } = await browser.call(calls.resendOtp, { body: { email } });
    expect({ status, code: failure.code }).toEqual({ status: 429, code: 'code_sent_recently' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(50);
  });

  it('never lets a second browser change the first one’s attempt', async () => {
    const [victim, stranger, email] = [test.browser(), test.browser(), newAddress()];
    await register(victim, email);
    const first = await codeFor(email);
    await letPass(test, 61);
    await register(stranger, email, { password: 'the stranger knows this', name: 'Stranger' });
    expect((await verify(stranger, email, first)).failure.code).toBe('code_wrong');
    expect((await verify(victim, email, first)).status).toBe(200);
    const login = (browser: TestBrowser, secret: string) =>
      browser.call(calls.login, { body: { email, password: secret } });
    // The stranger's attempt still waits for its code, and does not tell that the address has an account by now.
    expect((await login(stranger, 'the stranger knows this')).failure.code).toBe('account_not_verified');
    expect((await login(test.browser(), password)).answer.data.name).toBe('Kavya');
    // The stranger's own code comes too late.
    expect((await verify(stranger, email, await codeFor(email))).failure.code).toBe('code_spent');
  });

  it('sends a new code after a minute, which ends the old one, and five an hour at most', async () => {
    const [browser, email] = [test.browser(), newAddress()];
    await register(browser, email);
    const first = await codeFor(email);
    const resend = () => browser.call(calls.resendOtp, { body: { email } });
    expect((await resend()).failure.code).toBe('code_sent_recently');
    for (let sent = 2; sent <= 5; sent += 1) {
      await letPass(test, 61);
      expect((await resend()).status).toBe(200);
      expect(await test.mailsTo(email)).toHaveLength(sent);
    }
    await letPass(test, 61);
    const refused = await resend();
    expect({ status: refused.status, code: refused.failure.code }).toEqual({
      status: 429,
      code: 'too_many_requests',
    });
    const last = await codeFor(email);
    if (first !== last) expect((await verify(browser, email, first)).failure.code).toBe('code_wrong');
    expect((await verify(browser, email, last)).status).toBe(200);
  });

  it('answers a request to resend alike where there is nothing to send', async () => {
    const { status, answer } = await test.browser().call(calls.resendOtp, { body: { email: newAddress() } });
    expect({ status, success: answer.success }).toEqual({ status: 200, success: true });
  });
});

describe('a code', () => {
  const start = async () => {
    const [browser, email] = [test.browser(), newAddress()];
    await register(browser, email);
    return { browser, email, code: await codeFor(email) };
  };

  it('has five tries: the sixth fails, though it is right', async () => {
    const { browser, email, code } = await start();
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await verify(browser, email, otherThan(code))).failure.code).toBe('code_wrong');
    }
    expect((await verify(browser, email, code)).failure.code).toBe('code_tries_used_up');
    expect(await findUser(email)).toBeUndefined();
  });

  it('is used once, however many ask at the same time', async () => {
    const { browser, email, code } = await start();
    const replies = await Promise.all(Array.from({ length: 50 }, () => verify(browser, email, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status >= 500)).toHaveLength(0);
  });

  it('says that it was used, or has expired, only to who gives the right digits', async () => {
    const { browser, email, code } = await start();
    const expire = () => test.database.update(codes).set({ expiresAt: sql`now()` });
    await expire();
    expect((await verify(browser, email, otherThan(code))).failure.code).toBe('code_wrong');
    expect((await verify(browser, email, code)).failure.code).toBe('code_expired');

    const other = await start();
    await verify(other.browser, other.email, other.code);
    // Signed in by now: the token goes with the call by itself.
    expect((await verify(other.browser, other.email, other.code)).failure.code).toBe('code_spent');
    expect((await verify(other.browser, other.email, otherThan(other.code))).failure.code).toBe('code_wrong');
  });

  it('works only in the browser that registered', async () => {
    const { email, code } = await start();
    expect((await verify(test.browser(), email, code)).failure.code).toBe('code_wrong');
  });

  it('proves only the mailbox that it was sent to, however calls of one browser interleave', async () => {
    const [browser, own, others] = [test.browser(), newAddress(), newAddress()];
    await register(browser, own);
    await letPass(test, 61);
    const resending = await startBlocked(() => browser.call(calls.resendOtp, { body: { email: own } }));
    // Moves the attempt to the other address while the new code for the own one is being made.
    expect((await register(browser, others)).status).toBe(200);
    await resending.finish();

    expect((await verify(browser, others, await codeFor(own))).failure.code).toBe('code_wrong');
    expect(await findUser(others)).toBeUndefined();
    expect((await verify(browser, others, await codeFor(others))).status).toBe(200);
  });

  it('must be six digits', async () => {
    const { failure } = await verify(test.browser(), newAddress(), '12345');
    expect(failure).toMatchObject({
      code: 'validation_failed',
      fields: { otp: 'Please give the 6 digits of the code.' },
    });
  });
});
