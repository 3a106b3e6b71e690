import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { addAccount, password } from '../../development/testing/accounts';
import { codeFrom } from '../../development/testing/codeFrom';
import { letPass } from '../../development/testing/letPass';
import type { TestBrowser } from '../../development/testing/TestBrowser';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { throttles } from '../../foundation/db/schema';
import { rateLimitKey } from '../../foundation/rate-limits/rateLimit';

/** What a person can do to an address that is not theirs, and what it costs the owner: nothing that matters. */

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const newPassword = 'quite another phrase';
const newAddress = () => `${uuidv7()}@paadam.test`;
const home = '198.51.100.7';
/** Documentation networks, one for each number. */
const network = (index: number) => `203.0.113.${index}`;

/** A new browser somewhere, without a cookie. */
const browserAt = (address: string): TestBrowser => {
  const browser = test.browser();
  browser.remoteAddress = address;
  return browser;
};
/** One that has opened a page of the site, as people's have. */
const visitorAt = async (address: string): Promise<TestBrowser> => {
  const browser = browserAt(address);
  await browser.call(calls.refreshAuth);
  return browser;
};

const login = (browser: TestBrowser, email: string, secret = password) =>
  browser.call(calls.login, { body: { email, password: secret } });
const guess = (browser: TestBrowser, email: string) => login(browser, email, 'not the password');
const forgot = (browser: TestBrowser, email: string) =>
  browser.call(calls.forgotPassword, { body: { email } });
const reset = (browser: TestBrowser, email: string, otp: string) =>
  browser.call(calls.resetPassword, { body: { email, otp, password: newPassword } });
const register = (browser: TestBrowser, email: string) =>
  browser.call(calls.register, { body: { name: 'Arun', email, password, role: 'student' } });
const codeFor = async (email: string) => codeFrom(await test.mailsTo(email));
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('codes for a new password', () => {
  it('of the owner are not spent by a stranger’s tries, from the same network and without a cookie', async () => {
    const { email } = await addAccount(test);
    const [owner, stranger] = [browserAt(home), browserAt(home)];
    await forgot(owner, email);
    const code = await codeFor(email);
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await reset(stranger, email, otherThan(code))).failure.code).toBe('code_wrong');
    }
    // Not even with the right digits, which a stranger can only guess.
    expect((await reset(stranger, email, code)).failure.code).toBe('code_wrong');
    expect((await reset(owner, email, code)).status).toBe(200);
  });

  it('have five tries each, however a browser asks, and those of one are not another’s', async () => {
    const { email } = await addAccount(test);
    const [owner, stranger] = [browserAt(home), browserAt(network(1))];
    await forgot(stranger, email);
    const strangers = await codeFor(email);
    await forgot(owner, email);
    const own = await codeFor(email);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => reset(stranger, email, otherThan(strangers))),
    );
    expect(replies.filter(({ failure }) => failure.code === 'code_wrong')).toHaveLength(5);
    expect((await reset(stranger, email, strangers)).failure.code).toBe('code_tries_used_up');
    if (own !== strangers) {
      expect((await reset(owner, email, strangers)).failure.code).toBe('code_wrong');
    }
    expect((await reset(owner, email, own)).status).toBe(200);
  });

  it('come to the owner, however often strangers ask', async () => {
    const { email } = await addAccount(test);
    const asked: Awaited<ReturnType<typeof forgot>>[] = [];
    for (let times = 0; times < 12; times += 1) asked.push(await forgot(browserAt(network(2)), email));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(10);
    const owner = browserAt(home);
    expect((await forgot(owner, email)).status).toBe(200);
    expect((await reset(owner, email, await codeFor(email))).status).toBe(200);
  });

  it('that strangers have asked for are dead once the owner has set a password', async () => {
    const { email } = await addAccount(test);
    const [owner, stranger] = [browserAt(home), browserAt(network(3))];
    await forgot(stranger, email);
    const strangers = await codeFor(email);
    await forgot(owner, email);
    expect((await reset(owner, email, await codeFor(email))).status).toBe(200);
    expect((await reset(stranger, email, strangers)).failure.code).toBe('code_wrong');
    expect((await login(owner, email, newPassword)).status).toBe(200);
  });

  it('flood no mailbox: thirty an hour, wherever they are asked for', async () => {
    const { email } = await addAccount(test);
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => forgot(browserAt(network(10 + index)), email)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(await test.mailsTo(email)).toHaveLength(30);
  });
});

describe('registrations at an address', () => {
  it('by strangers do not keep its owner from registering, nor make them wait', async () => {
    const email = newAddress();
    const asked: Awaited<ReturnType<typeof register>>[] = [];
    for (let times = 0; times < 12; times += 1) asked.push(await register(browserAt(network(60)), email));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(10);
    const owner = browserAt(home);
    expect((await register(owner, email)).status).toBe(200);
    const otp = await codeFor(email);
    expect((await owner.call(calls.verifyOtp, { body: { email, otp } })).status).toBe(200);
  });
});

describe('guesses at a password', () => {
  it('without end make the stranger wait, and not the owner on a new browser elsewhere', async () => {
    const { email } = await addAccount(test);
    const guesser = await visitorAt(network(70));
    for (let round = 0; round < 6; round += 1) {
      for (let tries = 0; tries < 12; tries += 1) await guess(guesser, email);
      await letPass(test, 120);
    }
    expect((await guess(guesser, email)).status).toBe(429);
    expect((await login(browserAt(home), email)).status).toBe(200);
  });

  it('by a stranger at the same place do not make the owner’s new browser wait', async () => {
    const { email } = await addAccount(test);
    const owner = await visitorAt(home);
    for (let tries = 0; tries < 12; tries += 1) await guess(browserAt(home), email);
    expect((await guess(browserAt(home), email)).status).toBe(429);
    const guesser = await visitorAt(home);
    for (let tries = 0; tries < 12; tries += 1) await guess(guesser, email);
    expect((await guess(guesser, email)).status).toBe(429);
    expect((await login(owner, email)).status).toBe(200);
  });

  it('end at a hundred a day for one network, whatever cookies it makes up', async () => {
    const { email } = await addAccount(test);
    const replies: Awaited<ReturnType<typeof guess>>[] = [];
    for (let tries = 0; tries < 103; tries += 1) {
      const browser = browserAt(network(80));
      browser.cookies.set('paadam_browser', `${tries}`.padStart(43, 'x'));
      replies.push(await guess(browser, email));
    }
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(100);
    expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(browserAt(home), email)).status).toBe(200);
  });

  it('from everywhere end at a thousand a day; the mailed code lets the owner in all the same', async () => {
    const { email } = await addAccount(test);
    await guess(browserAt(network(90)), email);
    const key = rateLimitKey({ what: 'sign-in:address', whose: email });
    await test.database.update(throttles).set({ count: 1000 }).where(eq(throttles.key, key));
    const owner = browserAt(home);
    expect((await login(owner, email)).status).toBe(429);
    await forgot(owner, email);
    expect((await reset(owner, email, await codeFor(email))).status).toBe(200);
    expect((await login(owner, email, newPassword)).status).toBe(200);
  });
});

it('a visitor’s browser gets one cookie that scripts cannot read, and keeps it', async () => {
  const browser = await visitorAt(home);
  const first = browser.cookies.get('paadam_browser');
  expect(first).toMatch(/^[\w-]{43}$/);
  const { headers } = await browser.call(calls.refreshAuth);
  expect(headers['set-cookie']).toBeUndefined();
  await forgot(browser, newAddress());
  expect(browser.cookies.get('paadam_browser')).toBe(first);
});
