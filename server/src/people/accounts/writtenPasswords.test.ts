import { hashSync } from '@node-rs/argon2';
import { calls, deskCalls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { addAccount } from '../../development/testing/accounts';
import { addTestOperator } from '../../development/testing/desk';
import type { TestBrowser } from '../../development/testing/TestBrowser';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { users } from '../../foundation/db/schema';
import { hashPassword } from './passwords';
import { verifyOnThread } from './passwordThreads';

jest.mock('./passwordThreads', () => {
  const real = jest.requireActual<typeof import('./passwordThreads')>('./passwordThreads');
  return { verifyOnThread: jest.fn(real.verifyOnThread) };
});

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ desk: true });
});
afterAll(() => test.stop());

/** One password, as different keyboards send it. */
const spellings = {
  composed: 'caf\u00E9 \u095D\u093E\u0908 12',
  'another order': 'caf\u00E9 \u0922\u093C\u093E\u0908 12',
  decomposed: 'cafe\u0301 \u0922\u093C\u093E\u0908 12',
  'full width': '\uFF43\uFF41\uFF46\u00E9\u3000\u095D\u093E\u0908\u00A0\uFF11\uFF12',
};
const all = Object.values(spellings);

const login = (email: string, password: string, browser: TestBrowser = test.browser()) =>
  browser.call(calls.login, { body: { email, password } });
const hashOf = async (id: string) => {
  const [row] = await test.database.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
  return row?.hash ?? '';
};
/** Makes a hash as earlier releases did: of the password as it was typed. */
const oldHash = (password: string) => hashSync(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

describe('a password that keyboards write in different ways', () => {
  it.each(Object.entries(spellings))('opens the account in every one, set as %s', async (_, password) => {
    const { email, browser } = await addAccount(test);
    const body = { current: 'a long enough phrase', password };
    expect((await browser.call(calls.changePassword, { body })).status).toBe(200);
    for (const typed of all) expect((await login(email, typed)).status).toBe(200);
    expect((await login(email, `${password}3`)).status).toBe(401);
  });

  it('opens an older account in the form typed then, and in every form from then on', async () => {
    const { id, email } = await addAccount(test, { passwordHash: oldHash(spellings.decomposed) });
    expect((await login(email, spellings.composed)).status).toBe(401);
    const browser = test.browser();
    expect((await login(email, spellings.decomposed, browser)).status).toBe(200);
    expect((await browser.call(calls.refreshAuth)).answer.data?.email).toBe(email);
    const renewed = await hashOf(id);
    for (const typed of all) expect((await login(email, typed)).status).toBe(200);
    expect(await hashOf(id)).toBe(renewed);
  });

  it('is rehashed once, however many sign-ins use it at the same time', async () => {
    const { email } = await addAccount(test, { passwordHash: oldHash(spellings.decomposed) });
    const replies = await Promise.all([1, 2, 3].map(() => login(email, spellings.decomposed)));
    expect(replies.map(({ status }) => status)).toContain(200);
    expect((await login(email, spellings.composed)).status).toBe(200);
  });

  it('opens the desk as well', async () => {
    const operator = await addTestOperator(test, { passwordHash: oldHash(spellings.decomposed) });
    const enter = (password: string) =>
      test.browser().call(deskCalls.deskSignIn, { body: { email: operator.email, password } });
    expect((await enter(spellings.decomposed)).status).toBe(200);
    for (const typed of all) expect((await enter(typed)).status).toBe(200);
  });
});

describe('what a sign-in costs', () => {
  const verify = jest.mocked(verifyOnThread);

  it.each([
    ['a password in its prepared form', 'not the password', 1],
    ['one in another form', spellings.decomposed, 2],
  ])('with %s is the same with and without an account', async (_, password, count) => {
    const { email } = await addAccount(test);
    for (const address of [email, 'nobody@paadam.test']) {
      verify.mockClear();
      expect((await login(address, password)).status).toBe(401);
      expect(verify).toHaveBeenCalledTimes(count);
    }
  });
});

describe('the length of a new password', () => {
  const change = async (password: string) => {
    const { browser } = await addAccount(test, { passwordHash: await hashPassword('a long enough phrase') });
    const body = { current: 'a long enough phrase', password };
    const { status, failure } = await browser.call(calls.changePassword, { body });
    return { status, problem: failure?.fields?.password };
  };

  it.each([
    ['counts a letter with its accent as one', 'e\u0301'.repeat(11), 'Please use at least 12 characters.'],
    [
      'is over where the prepared form is too long',
      '\uFDFA'.repeat(20),
      'Please use at most 128 characters.',
    ],
  ])('%s', async (_, password, problem) => {
    expect(await change(password)).toEqual({ status: 400, problem });
  });
});
