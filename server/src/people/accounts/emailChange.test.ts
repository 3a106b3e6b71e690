import { type Call, calls } from '@paadam/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { addAccount, password, whoIs } from '../../development/testing/accounts';
import { codeFrom } from '../../development/testing/codeFrom';
import { letPass } from '../../development/testing/letPass';
import type { Reply, TestBrowser } from '../../development/testing/TestBrowser';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { auditEvents, codes } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const account = (changes: Parameters<typeof addAccount>[1] = {}) => addAccount(test, changes);
const newAddress = () => `${uuidv7()}@paadam.test`;
const request = ({ browser }: { browser: TestBrowser }, email: string, current = password) =>
  browser.call(calls.requestEmailChange, { body: { email, current } });
const resend = ({ browser }: Person, email: string) =>
  browser.call(calls.resendEmailCode, { body: { email } });
const confirm = ({ browser }: Person, email: string, otp: string) =>
  browser.call(calls.changeEmail, { body: { email, otp } });
const login = (email: string, browser = test.browser(), given = password) =>
  browser.call(calls.login, { body: { email, password: given } });
const codeTo = async (address: string) => codeFrom(await test.mailsTo(address));
/** Digits that are not these, but for once in no time. */
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');
const subjectsTo = async (address: string) => (await test.mailsTo(address)).map(({ subject }) => subject);
const eventsOf = async ({ id }: Person) => {
  const rows = await test.database.select().from(auditEvents).where(eq(auditEvents.userId, id));
  return rows.map(({ event, actorId }) => [event, actorId]);
};

describe('a change of address', () => {
  it.each(['student', 'tutor', 'parent'] as const)('is made by a %s with the mailed code', async (role) => {
    const person = await account({ role });
    const email = newAddress();
    expect((await request(person, email)).status).toBe(200);
    expect(await whoIs(person.browser)).toBe(person.email);

    const { status, answer } = await confirm(person, email, await codeTo(email));

    expect([status, answer.data]).toEqual([200, { email }]);
    expect(await whoIs(person.browser)).toBe(email);
    expect((await login(email)).status).toBe(200);
    expect((await login(person.email)).status).toBe(401);
    expect(await eventsOf(person)).toEqual(
      expect.arrayContaining([
        ['email-change-asked', person.id],
        ['email-changed', person.id],
      ]),
    );
  });

  it('tells the old address when it is asked for and when it is made, and what to do', async () => {
    const person = await account({ timeZone: 'Asia/Kolkata' });
    const email = newAddress();
    await request(person, email);
    const code = await codeTo(email);
    await confirm(person, email, code);

    const [asked, changed, ...others] = await test.mailsTo(person.email);
    expect(others).toEqual([]);
    const { publicOrigin } = test.app.config;
    expect(asked?.text).toContain(email);
    expect(asked?.text).toContain(`${publicOrigin}/forgot-password`);
    expect(asked?.text).toContain(`${publicOrigin}/contact`);
    expect(changed?.subject).toBe('The address of your Paadam account was changed');
    expect(changed?.text).toContain(email);
    expect(changed?.text).toContain('m India Standard Time.');
    expect(changed?.text).toContain(`${publicOrigin}/contact`);
    for (const { text } of [asked, changed].flatMap((mail) => mail ?? [])) expect(text).not.toContain(code);
    expect(await subjectsTo(email)).toEqual([`${code} is your Paadam code`]);
  });

  it('ends every other session of the account, and nobody else’s', async () => {
    const [person, stranger] = [await account(), await account()];
    const other = test.browser();
    await login(person.email, other);
    const email = newAddress();
    await request(person, email);
    await confirm(person, email, await codeTo(email));
    expect(await whoIs(person.browser)).toBe(email);
    expect(await whoIs(other)).toBeUndefined();
    expect(await whoIs(stranger.browser)).toBe(stranger.email);
  });

  it('refuses the present address, however it is written, and a wrong password', async () => {
    const person = await account();
    expect((await request(person, person.email.toUpperCase())).failure).toMatchObject({
      code: 'validation_failed',
      fields: { email: expect.any(String) },
    });
    const email = newAddress();
    expect((await request(person, email, 'not the password')).failure).toMatchObject({
      code: 'password_wrong',
      fields: { current: expect.any(String) },
    });
    expect(await test.mailsTo(email)).toEqual([]);
    expect(await test.mailsTo(person.email)).toEqual([]);
  });

  it('is of no use to another account, nor for another address', async () => {
    const [person, other] = [await account(), await account()];
    const [email, another] = [newAddress(), newAddress()];
    await request(person, email);
    const code = await codeTo(email);
    expect((await confirm(other, email, code)).failure.code).toBe('code_wrong');
    expect((await confirm(person, another, code)).failure.code).toBe('code_wrong');
    expect((await confirm(person, email, code)).status).toBe(200);
    expect((await confirm(person, email, code)).failure.code).toBe('code_spent');
  });

  it('goes on with another code, which kills the first', async () => {
    const person = await account();
    const email = newAddress();
    await request(person, email);
    const first = await codeTo(email);
    expect((await resend(person, email)).failure.code).toBe('code_sent_recently');
    expect((await request(person, email)).failure.code).toBe('code_sent_recently');
    await letPass(test, 61);
    expect((await resend(person, email)).status).toBe(200);
    const second = await codeTo(email);
    if (first !== second) expect((await confirm(person, email, first)).failure.code).toBe('code_wrong');
    expect((await confirm(person, email, second)).status).toBe(200);
    expect(await subjectsTo(person.email)).toHaveLength(2);
  });

  it('mails no code to an address that was not asked for with the password', async () => {
    const person = await account();
    const email = newAddress();
    expect((await resend(person, email)).status).toBe(200);
    expect(await test.mailsTo(email)).toEqual([]);
  });

  it('fails after five wrong codes, and once the code has expired', async () => {
    const person = await account();
    const email = newAddress();
    await request(person, email);
    const code = await codeTo(email);
    const ofPair = eq(codes.target, `${person.id} ${email}`);
    await test.database.update(codes).set({ expiresAt: sql`now()` }).where(ofPair);
    expect((await confirm(person, email, code)).failure.code).toBe('code_expired');
    for (let tries = 1; tries <= 4; tries += 1) await confirm(person, email, otherThan(code));
    expect((await confirm(person, email, code)).failure.code).toBe('code_tries_used_up');
    expect(await whoIs(person.browser)).toBe(person.email);
  });

  it('ends where a new password is set meanwhile', async () => {
    const [person, email] = [await account(), newAddress()];
    await request(person, email);
    const code = await codeTo(email);
    await person.browser.call(calls.changePassword, {
      body: { current: password, password: 'quite another phrase' },
    });
    expect((await confirm(person, email, code)).failure.code).toBe('code_wrong');
    expect(await whoIs(person.browser)).toBe(person.email);
  });
});

describe('an address that has an account', () => {
  /** What a person gets to see from the first request to the last try, and what the mailbox gets. */
  const seenFor = async (email: string) => {
    const person = await account();
    const replies: Reply<Call>[] = [await request(person, email), await request(person, email)];
    await test.app.jobs.runDue();
    for (let tries = 0; tries < 6; tries += 1)
      replies.push(await confirm(person, email, '12345x'.replace('x', `${tries}`)));
    await letPass(test, 61);
    replies.push(await resend(person, email), await resend(person, email));
    return replies.map(({ status, failure: { message, ...body }, headers }) => ({
      status,
      body: { ...body, message: message.replace(/\d+ seconds/, 'some seconds') },
      waits: 'retry-after' in headers,
    }));
  };

  it('is answered as any other; only its mailbox is told', async () => {
    const owner = await account();
    const free = newAddress();
    const seen = await seenFor(owner.email.toUpperCase());
    expect(seen).toEqual(await seenFor(free));
    expect(seen.map(({ status }) => status)).toEqual([200, 429, 400, 400, 400, 400, 400, 400, 200, 429]);
    const [name = '', host] = owner.email.split('@');
    expect(await subjectsTo(`${name.toUpperCase()}@${host}`)).toEqual([
      'You already have a Paadam account',
      'You already have a Paadam account',
    ]);
    expect(await whoIs(owner.browser)).toBe(owner.email);
  });

  it('has the call write the same rows', async () => {
    const written = async () => {
      const counts: Record<string, number> = {};
      for (const name of ['throttles', 'codes', 'audit_events', 'pgboss.job']) {
        const { rows } = await test.database.$client.query(`SELECT count(*)::int AS rows FROM ${name}`);
        counts[name] = rows[0].rows;
      }
      return counts;
    };
    const rowsFor = async (email: string) => {
      const person = await account();
      await test.app.jobs.runDue();
      const before = await written();
      await request(person, email);
      const after = await written();
      return Object.entries(after).map(([name, rows]) => [name, rows - (before[name] ?? 0)]);
    };
    expect(await rowsFor((await account()).email)).toEqual(await rowsFor(newAddress()));
  });
});

describe('at the same time', () => {
  it('two accounts that confirm one address: one gets it, the other is refused as for a spent code', async () => {
    const people = await Promise.all([account(), account()]);
    const email = newAddress();
    const given: string[] = [];
    for (const person of people) {
      await request(person, email);
      given.push(await codeTo(email));
    }
    const replies = await Promise.all(people.map((person, at) => confirm(person, email, given[at] ?? '')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const loser = replies.findIndex(({ status }) => status === 400);
    expect(replies[loser]?.failure.code).toBe('code_spent');
    expect(await whoIs((people[loser] as Person).browser)).toBe(people[loser]?.email);
    expect(await whoIs((people[1 - loser] as Person).browser)).toBe(email);
  });

  it('an account that registers gets the address, or the one that moves to it', async () => {
    const [person, visitor, email] = [await account(), test.browser(), newAddress()];
    await request(person, email);
    const moving = await codeTo(email);
    await visitor.call(calls.register, { body: { name: 'Arun', email, password, role: 'student' } });
    const registering = await codeTo(email);
    const replies = await Promise.all([
      confirm(person, email, moving),
      visitor.call(calls.verifyOtp, { body: { email, otp: registering } }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('one code moves the account once', async () => {
    const [person, email] = [await account(), newAddress()];
    await request(person, email);
    const code = await codeTo(email);
    const replies = await Promise.all(Array.from({ length: 5 }, () => confirm(person, email, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await subjectsTo(person.email)).toHaveLength(2);
  });

  it('wrong passwords count as ten, and end with a success', async () => {
    const person = await account();
    const wrong = (count: number) =>
      Promise.all(Array.from({ length: count }, () => request(person, newAddress(), 'not the password')));
    await wrong(6);
    expect((await request(person, newAddress())).status).toBe(200);
    const replies = await wrong(14);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await request(person, newAddress())).status).toBe(429);
  });
});

it('mails ten times an hour for one account, and ten times to one mailbox', async () => {
  const person = await account();
  for (let asked = 1; asked <= 10; asked += 1) {
    expect((await request(person, newAddress())).status).toBe(200);
  }
  expect((await request(person, newAddress())).failure.code).toBe('too_many_requests');

  const email = newAddress();
  const people = await Promise.all(Array.from({ length: 12 }, () => account()));
  const replies = await Promise.all(people.map((one) => request(one, email)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await test.mailsTo(email)).toHaveLength(10);
});
