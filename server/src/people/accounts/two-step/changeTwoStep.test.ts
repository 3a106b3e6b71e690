import { calls } from '@paadam/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { addAccount, auditedOf, password, whoIs } from '../../../development/testing/accounts';
import { letPass } from '../../../development/testing/letPass';
import type { TestBrowser } from '../../../development/testing/TestBrowser';
import { startTestApp, type TestApp } from '../../../development/testing/testApp';
import { addTwoStepAccount, appCode, letCodePass, wrongAppCode } from '../../../development/testing/twoStep';
import { recoveryCodes, twoStep } from '../../../foundation/db/schema';
import { createSealer } from '../../../foundation/encryption/createSealer';
import { refuseOtherKeys } from './refuseOtherKeys';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const drawSecret = async (browser: TestBrowser) => (await browser.call(calls.newTwoStepSecret)).answer.data;
const turnOn = (browser: TestBrowser, code: string, given = password) =>
  browser.call(calls.turnOnTwoStep, { body: { password: given, code } });
const turnOff = (browser: TestBrowser, code: string, given = password) =>
  browser.call(calls.turnOffTwoStep, { body: { password: given, code } });
const renew = (browser: TestBrowser, code: string, given = password) =>
  browser.call(calls.newRecoveryCodes, { body: { password: given, code } });
const stateOf = async (browser: TestBrowser) => (await browser.call(calls.twoStep)).answer.data;
const login = (email: string, browser = test.browser()) =>
  browser.call(calls.login, { body: { email, password } });
const finish = (browser: TestBrowser, code: string) => browser.call(calls.secondStep, { body: { code } });
const eventsOf = (userId: string) => auditedOf(test, userId);
const subjectsTo = async (email: string) => (await test.mailsTo(email)).map(({ subject }) => subject);

describe('turning it on', () => {
  it('takes the password and a first code of the app, and gives ten recovery codes once', async () => {
    const { email, browser } = await addAccount(test);
    expect(await stateOf(browser)).toEqual({ since: null, recoveryCodesLeft: 0 });
    const { secret, address, picture } = await drawSecret(browser);
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(address)).toContain(email);
    expect(picture).toMatch(/^<svg /);
    // Drawn, it asks for nothing yet.
    expect((await login(email)).status).toBe(200);

    const { status, answer } = await turnOn(browser, appCode(secret));
    expect(status).toBe(200);
    expect(new Set(answer.data.recoveryCodes).size).toBe(10);
    expect(await stateOf(browser)).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 });
    expect((await login(email)).failure.code).toBe('second_step_needed');
  });

  it('needs the right password, a right code, and a secret', async () => {
    const { email, browser } = await addAccount(test);
    expect((await turnOn(browser, '123456')).failure.code).toBe('code_expired');
    const { secret } = await drawSecret(browser);
    expect((await turnOn(browser, appCode(secret), 'not the password')).failure).toMatchObject({
      code: 'password_wrong',
      fields: { password: expect.any(String) },
    });
    expect((await turnOn(browser, wrongAppCode(secret))).failure).toMatchObject({
      code: 'code_wrong',
      fields: { code: expect.any(String) },
    });
    expect((await turnOn(browser, 'K7QF-2MXD-9RTA-HB4C')).failure.code).toBe('code_wrong');
    expect(await stateOf(browser)).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect((await login(email)).status).toBe(200);
    expect(await test.mailsTo(email)).toEqual([]);
  });

  it('takes the secret that was drawn last, for an hour', async () => {
    const { id, browser } = await addAccount(test);
    const first = await drawSecret(browser);
    const second = await drawSecret(browser);
    expect((await turnOn(browser, appCode(first.secret))).failure.code).toBe('code_wrong');
    const anHourAgo = { createdAt: sql`now() - interval '61 minutes'` };
    await test.database.update(twoStep).set(anHourAgo).where(eq(twoStep.userId, id));
    expect((await turnOn(browser, appCode(second.secret))).failure.code).toBe('code_expired');
  });

  it('ends the other sessions, and sign-ins that are under way', async () => {
    const { email, browser } = await addAccount(test);
    const other = test.browser();
    await login(email, other);
    const { secret } = await drawSecret(browser);
    await turnOn(browser, appCode(secret));
    expect(await whoIs(browser)).toBe(email);
    expect(await whoIs(other)).toBeUndefined();
  });

  it('happens once, where several do it at the same time', async () => {
    const { id, email, browser } = await addAccount(test);
    const { secret } = await drawSecret(browser);
    const code = appCode(secret);
    const replies = await Promise.all(Array.from({ length: 6 }, () => turnOn(browser, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ failure }) => failure.code === 'status_stale')).toHaveLength(5);
    const rows = await test.database.$count(recoveryCodes, eq(recoveryCodes.userId, id));
    expect([rows, await subjectsTo(email)]).toEqual([10, ['Two-step sign-in is on']]);
    expect((await browser.call(calls.newTwoStepSecret)).failure.code).toBe('status_stale');
  });
});

describe('what the database holds of it', () => {
  it('opens nothing: neither the secret nor a recovery code is in it', async () => {
    const { secret, recoveryCodes: codes } = await addTwoStepAccount(test);
    const dump = await Promise.all(
      ['two_step', 'recovery_codes', 'audit_events', 'pgboss.job'].map((table) =>
        test.database.$client.query(`SELECT t::text AS row FROM ${table} t`),
      ),
    );
    const text = dump.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
    expect(text.length).toBeGreaterThan(1_000);
    for (const clear of [secret, ...codes]) {
      expect(text).not.toContain(clear);
      expect(text).not.toContain(clear.replaceAll('-', ''));
    }
  });

  it('is sealed for its own account: in another’s row it opens nothing', async () => {
    const [one, other] = [await addTwoStepAccount(test), await addTwoStepAccount(test)];
    const [row] = await test.database.select().from(twoStep).where(eq(twoStep.userId, one.id));
    await test.database
      .update(twoStep)
      .set({ secret: row?.secret ?? '' })
      .where(eq(twoStep.userId, other.id));
    const browser = test.browser();
    await login(other.email, browser);
    expect((await finish(browser, appCode(one.secret))).failure.code).toBe('unavailable');
    expect((await finish(browser, other.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('keeps a server with another key from starting', async () => {
    await addTwoStepAccount(test);
    await expect(refuseOtherKeys(test.database, test.app.sealer)).resolves.toBeUndefined();
    const stranger = createSealer([Buffer.alloc(32, 7)]);
    await expect(refuseOtherKeys(test.database, stranger)).rejects.toThrow(/SECRETS_KEY/);
    const changing = createSealer([Buffer.alloc(32, 7), ...test.app.config.secretsKeys]);
    await expect(refuseOtherKeys(test.database, changing)).resolves.toBeUndefined();
  });
});

describe('turning it off', () => {
  it('takes the password and a code of the app', async () => {
    const { email, browser, secret } = await addTwoStepAccount(test);
    expect((await turnOff(browser, appCode(secret), 'not the password')).failure.code).toBe('password_wrong');
    expect((await turnOff(browser, wrongAppCode(secret))).failure.code).toBe('code_wrong');
    expect((await turnOff(browser, appCode(secret))).status).toBe(200);
    expect(await stateOf(browser)).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect((await login(email)).status).toBe(200);
    expect((await turnOff(browser, appCode(secret))).failure.code).toBe('status_stale');
  });

  it('takes a recovery code as well: the phone may be lost', async () => {
    const { email, browser, recoveryCodes: codes } = await addTwoStepAccount(test);
    expect((await turnOff(browser, codes[3]?.toLowerCase() ?? '')).status).toBe(200);
    expect((await login(email)).status).toBe(200);
  });
});

describe('new recovery codes', () => {
  it('take the place of those before', async () => {
    const { email, browser, secret, recoveryCodes: before } = await addTwoStepAccount(test);
    expect((await renew(browser, appCode(secret), 'not the password')).failure.code).toBe('password_wrong');
    const { answer } = await renew(browser, appCode(secret));
    expect(new Set([...before, ...answer.data.recoveryCodes]).size).toBe(20);
    const visitor = test.browser();
    await login(email, visitor);
    expect((await finish(visitor, before[0] ?? '')).failure.code).toBe('code_wrong');
    expect((await finish(visitor, answer.data.recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await stateOf(browser)).recoveryCodesLeft).toBe(9);
  });

  it('need a code that was not used before', async () => {
    const { browser, secret } = await addTwoStepAccount(test);
    const code = appCode(secret);
    expect((await renew(browser, code)).status).toBe(200);
    expect((await renew(browser, code)).failure.code).toBe('code_spent');
  });
});

describe('each act', () => {
  it('is written down and mailed to the owner', async () => {
    const { id, email, browser, secret } = await addTwoStepAccount(test, { role: 'tutor', name: 'Kavya' });
    await renew(browser, appCode(secret));
    await letCodePass(test);
    await turnOff(browser, appCode(secret));
    expect(await eventsOf(id)).toEqual(['two-step-on', 'recovery-codes-made', 'two-step-off']);
    const mails = await test.mailsTo(email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Two-step sign-in is off',
      'Two-step sign-in is on',
      'Your recovery codes are new',
    ]);
    for (const { text } of mails) {
      expect(text).toContain('Hello Kavya,');
      expect(text).toContain('http://localhost:3000/tutor/edit-profile?tab=security');
      expect(text).not.toContain(secret);
    }
  });

  it('makes whoever guesses wait after ten failures, of the password or the code, and success ends the count', async () => {
    const { email, browser, secret } = await addTwoStepAccount(test);
    const replies = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        index % 2 === 0
          ? turnOff(browser, wrongAppCode(secret))
          : turnOff(browser, '123456', 'not the password'),
      ),
    );
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(4);
    // Signing in is counted apart.
    expect((await login(email)).failure.code).toBe('second_step_needed');
    await letPass(test, 31);
    expect((await renew(browser, appCode(secret))).status).toBe(200);
    expect((await turnOff(browser, '123456', 'not the password')).status).toBe(400);
  });
});
