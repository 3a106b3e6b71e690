import { calls } from '@paadam/shared/contract';
import { addAccount, password } from '../../development/testing/accounts';
import type { TestBrowser } from '../../development/testing/TestBrowser';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { hashPassword } from './passwords';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const login = async (browser: TestBrowser, email: string, secret = password): Promise<number> =>
  (await browser.call(calls.login, { body: { email, password: secret } })).status;

/** Accounts that have signed in to the browser, one after the other; each has a hash of its own, as in life. */
const signedInTo = async (browser: TestBrowser, count: number): Promise<string[]> => {
  const emails: string[] = [];
  while (emails.length < count) {
    const { email } = await addAccount(test, { passwordHash: await hashPassword(password) });
    expect(await login(browser, email)).toBe(200);
    await browser.call(calls.logout);
    emails.push(email);
  }
  return emails;
};

/** Strangers fail until the account has to wait. */
const failFromElsewhere = async (email: string) => {
  for (let tries = 0; tries < 10; tries += 1) await login(test.browser(), email, 'not the password');
  expect(await login(test.browser(), email)).toBe(429);
};

describe('a browser that several people share', () => {
  it('is known to each of the last five, whatever strangers do to their accounts', async () => {
    const shared = test.browser();
    const [first, , third, , last] = await signedInTo(shared, 5);
    for (const email of [first, third, last]) {
      await failFromElsewhere(email ?? '');
      expect(await login(shared, email ?? '')).toBe(200);
      await shared.call(calls.logout);
    }
  });

  it('is known no more to who has not signed in there since five others have', async () => {
    const shared = test.browser();
    const [first] = await signedInTo(shared, 6);
    expect(shared.cookies.get('paadam_known')?.length).toBeLessThan(250);
    await failFromElsewhere(first ?? '');
    expect(await login(shared, first ?? '')).toBe(429);
  });

  it('keeps nothing of what somebody else has put into its cookie', async () => {
    const shared = test.browser();
    shared.cookies.set('paadam_known', `${'x'.repeat(3_000)}.y.${'.'.repeat(50)}`);
    await signedInTo(shared, 1);
    expect(shared.cookies.get('paadam_known')).toMatch(/^[\w-]{43}$/);
  });
});
