import { deskCalls } from '@paadam/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import { addTestOperator, operatorPassword } from '../../development/testing/desk';
import type { TestBrowser } from '../../development/testing/TestBrowser';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { appCode, wrongAppCode } from '../../development/testing/twoStep';
import { deskEvents, deskSessions, operators, throttles } from '../../foundation/db/schema';
import { rateLimitKey } from '../../foundation/rate-limits/rateLimit';
import { hashPassword } from '../../people/accounts/passwords';
import { addOperator, inviteAgain, setDisabled } from './operators';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ desk: true });
});
afterAll(() => test.stop());

const signIn = async (browser: TestBrowser, email: string, password = operatorPassword) => {
  const reply = await browser.call(deskCalls.deskSignIn, { body: { email, password } });
  if (reply.status === 200) browser.token = reply.answer.data.token ?? undefined;
  return reply;
};
const give = async (browser: TestBrowser, code: string) => {
  const reply = await browser.call(deskCalls.deskCode, { body: { code } });
  if (reply.status === 200) browser.token = reply.answer.data.token ?? undefined;
  return reply;
};
const isIn = async (browser: TestBrowser) =>
  (await browser.call(deskCalls.deskSession)).answer.data.step === 'in';
const eventsOf = async (id: string) =>
  (
    await test.database
      .select({ action: deskEvents.action })
      .from(deskEvents)
      .where(eq(deskEvents.operatorId, id))
      .orderBy(deskEvents.id)
  ).map(({ action }) => action);
/** As if half a minute had gone by. */
const letCodePass = (id: string) =>
  test.database.update(operators).set({ totpLastStep: 0 }).where(eq(operators.id, id));

/** An operator whose app is set up; its code is unused. */
const withApp = async () => {
  const operator = await addTestOperator(test);
  const browser = test.browser();
  expect((await signIn(browser, operator.email)).answer.data.step).toBe('set-up');
  const { secret, picture } = (await browser.call(deskCalls.newDeskSecret)).answer.data;
  expect(picture).toContain('<svg');
  expect((await give(browser, appCode(secret))).status).toBe(200);
  await letCodePass(operator.id);
  return { ...operator, secret, browser };
};

it('asks for an app from the first sign-in on, and for its code at each', async () => {
  const { id, email, secret, browser } = await withApp();
  expect(await isIn(browser)).toBe(true);
  const next = test.browser();
  expect((await signIn(next, email)).answer.data).toMatchObject({ step: 'code', operator: null });
  expect((await next.call(deskCalls.deskToday)).status).toBe(401);
  expect((await next.call(deskCalls.newDeskSecret)).failure.code).toBe('status_stale');
  const half = next.cookies.get('paadam_desk');
  expect((await give(next, appCode(secret))).answer.data.operator).toMatchObject({ email });
  // Another cookie than that of the first step, which opens nothing any more.
  expect(next.cookies.get('paadam_desk')).not.toBe(half);
  expect(await isIn(next)).toBe(true);
  next.cookies.set('paadam_desk', half ?? '');
  expect(await isIn(next)).toBe(false);
  expect(await eventsOf(id)).toEqual(['called', 'app-set-up', 'signed-in', 'signed-in']);
});

it('takes each code once, also from two who have it at the same time', async () => {
  const { email, secret } = await withApp();
  const [one, other] = [test.browser(), test.browser()];
  await signIn(one, email);
  await signIn(other, email);
  const code = appCode(secret);
  const replies = await Promise.all([give(one, code), give(other, code)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  const third = test.browser();
  await signIn(third, email);
  expect((await give(third, code)).failure.code).toBe('code_spent');
});

it('gives a few tries for a code, and then only the password leads on', async () => {
  const { email, secret, id } = await withApp();
  const browser = test.browser();
  await signIn(browser, email);
  const codes: string[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    codes.push((await give(browser, wrongAppCode(secret))).failure.code);
  }
  expect(codes).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'second_step_over']);
  expect((await give(browser, appCode(secret))).status).toBe(401);
  // A new sign-in does not begin the count of the codes anew.
  await signIn(browser, email);
  const { status, failure } = await give(browser, appCode(secret));
  expect([status, failure.code]).toEqual([429, 'too_many_requests']);
  expect((await eventsOf(id)).filter((action) => action === 'code-failed')).toHaveLength(5);
});

it('stops who guesses at a password, and answers an unknown address as any other', async () => {
  const { email } = await addTestOperator(test);
  const guess = async (address: string) => {
    const replies = [];
    for (let tries = 0; tries < 7; tries += 1) {
      replies.push((await signIn(test.browser(), address, `guess number ${tries}`)).failure.code);
    }
    return replies;
  };
  const refused = [...Array<string>(5).fill('credentials_wrong'), 'too_many_requests', 'too_many_requests'];
  expect(await guess(email)).toEqual(refused);
  expect((await signIn(test.browser(), email)).status).toBe(429);
  expect(await guess('nobody@paadam.test')).toEqual(refused);
  await test.database.delete(throttles);
  expect((await signIn(test.browser(), email)).status).toBe(200);
});

describe('strangers who guess', () => {
  const password = 'eleven goats on a hill';
  const guessFrom = async (network: number, email: string, browser = test.browser()) => {
    browser.remoteAddress = `198.51.100.${network}`;
    return (await signIn(browser, email, 'a guess')).status;
  };
  const ownerAt = (browser = test.browser()) => {
    browser.remoteAddress = '203.0.113.77';
    return browser;
  };
  /** Uses up an address's tries for the day, as if from many networks. */
  const spendAddress = async (email: string) => {
    const key = rateLimitKey({ what: 'desk-sign-in:address', whose: email });
    const values = { key, count: 1_100, lastAt: sql`now()`, resetsAt: sql`now() + interval '1 day'` };
    await test.database
      .insert(throttles)
      .values(values)
      .onConflictDoUpdate({ target: throttles.key, set: values });
  };

  it('fifty times, from ten addresses, lock the operator out of no browser', async () => {
    const { email, secret } = await withApp();
    for (let network = 1; network <= 10; network += 1) {
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1) answers.push(await guessFrom(network, email));
      expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    }
    const browser = ownerAt();
    expect((await signIn(browser, email)).answer.data.step).toBe('code');
    expect((await give(browser, appCode(secret))).status).toBe(200);
  });

  it('in the operator’s own network use up their own tries only', async () => {
    const { email } = await addTestOperator(test);
    const [theirs, own] = [test.browser(), ownerAt()];
    for (const browser of [theirs, own]) {
      browser.remoteAddress = '203.0.113.77';
      await browser.call(deskCalls.deskSession);
    }
    for (let tries = 0; tries < 5; tries += 1)
      expect((await signIn(theirs, email, 'a guess')).status).toBe(401);
    expect((await signIn(theirs, email)).status).toBe(429);
    expect((await signIn(own, email)).status).toBe(200);
  });

  it('by the thousand do not affect a browser in which the operator signed in before, until the password changes', async () => {
    const { id, email, secret, browser } = await withApp();
    await spendAddress(email);
    expect((await signIn(ownerAt(), email)).status).toBe(429);
    ownerAt(browser);
    expect((await signIn(browser, email)).answer.data.step).toBe('code');
    expect((await give(browser, appCode(secret))).status).toBe(200);
    // The mark belongs to the account's password hash: a made-up mark, or another account's, does not count.
    const other = ownerAt();
    other.cookies.set('paadam_desk_known', `${'x'.repeat(43)}`);
    expect((await signIn(other, email)).status).toBe(429);
    await test.database
      .update(operators)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(operators.id, id));
    expect((await signIn(browser, email)).status).toBe(429);
  });

  it('who have the password but not the app use up no tries of the known browser', async () => {
    const { email, secret, browser } = await withApp();
    const thief = test.browser();
    await signIn(thief, email);
    for (let tries = 0; tries < 5; tries += 1) await give(thief, wrongAppCode(secret));
    const again = test.browser();
    await signIn(again, email);
    expect((await give(again, appCode(secret))).status).toBe(429);
    await signIn(browser, email);
    expect((await give(browser, appCode(secret))).status).toBe(200);
  });

  it('and use up all tries cannot block an invitation’s link, nor the sign-in after it', async () => {
    const { id, email } = await withApp();
    await spendAddress(email);
    const { link } = await inviteAgain(test.database, 'https://desk.example', id, null);
    const browser = ownerAt();
    const key = rateLimitKey({ what: 'signIns', whose: '203.0.113.77' });
    const spent = { key, count: 100_000, lastAt: sql`now()`, resetsAt: sql`now() + interval '15 minutes'` };
    await test.database
      .insert(throttles)
      .values(spent)
      .onConflictDoUpdate({ target: throttles.key, set: spent });
    const body = { secret: new URL(link).hash.slice(1), password };
    expect((await browser.call(deskCalls.deskInvitation, { body })).status).toBe(200);
    await test.database.delete(throttles).where(eq(throttles.key, key));
    expect((await signIn(browser, email, password)).answer.data.step).toBe('set-up');
    expect((await signIn(ownerAt(), email, password)).status).toBe(429);
  });
});

it('ends a session after 30 minutes without use, and after 8 hours in any case', async () => {
  for (const past of [
    { lastSeenAt: sql`now() - interval '31 minutes'` },
    { createdAt: sql`now() - interval '8 hours'` },
  ]) {
    const { id, browser } = await addTestOperator(test);
    expect(await isIn(browser)).toBe(true);
    await test.database.update(deskSessions).set(past).where(eq(deskSessions.operatorId, id));
    expect(await isIn(browser)).toBe(false);
  }
});

it('keeps its cookie from scripts, from other sites, and from all but its own calls', async () => {
  const { email } = await addTestOperator(test);
  const { headers } = await signIn(test.browser(), email);
  expect(String(headers['set-cookie'])).toMatch(
    /^paadam_desk=[\w-]{43}; Max-Age=28800; Path=\/api\/desk; HttpOnly; SameSite=Strict$/,
  );
});

it('lets the sample operator in without a code only while there is sample data', async () => {
  const { email, browser } = await addTestOperator(test, { isTest: true });
  expect((await signIn(test.browser(), email)).failure.code).toBe('credentials_wrong');
  expect(await isIn(browser)).toBe(false);
  const withSamples = await startTestApp({ desk: true, sampleData: true });
  try {
    const sample = await addTestOperator(withSamples, { isTest: true });
    expect((await signIn(withSamples.browser(), sample.email)).answer.data.step).toBe('in');
    const real = await addTestOperator(withSamples);
    expect((await signIn(withSamples.browser(), real.email)).answer.data.step).toBe('set-up');
  } finally {
    await withSamples.stop();
  }
});

describe('an invitation', () => {
  const secretOf = (link: string) => new URL(link).hash.slice(1);
  const invite = async (email: string) =>
    secretOf(
      (
        await addOperator(
          test.database,
          'https://desk.example',
          { name: 'Asha', email, rights: ['audit'] },
          null,
        )
      ).link,
    );
  const accept = (secret: string, password = operatorPassword) =>
    test.browser().call(deskCalls.deskInvitation, { body: { secret, password } });

  it('sets a password once, and signs nobody in', async () => {
    const secret = await invite('asha@paadam.test');
    expect((await accept(secret, 'password1234')).failure.code).toBe('validation_failed');
    expect((await accept(secret)).answer.data).toEqual({ email: 'asha@paadam.test' });
    expect((await accept(secret)).failure.code).toBe('code_expired');
    expect((await signIn(test.browser(), 'ASHA@paadam.test')).answer.data.step).toBe('set-up');
  });

  it('is over after three days, and with whom it is for', async () => {
    const late = await invite('late@paadam.test');
    await test.database
      .update(operators)
      .set({ invitedUntil: sql`now() - interval '1 second'` })
      .where(eq(operators.email, 'late@paadam.test'));
    expect((await accept(late)).failure.code).toBe('code_expired');
    const gone = await invite('gone@paadam.test');
    const [row] = await test.database.select().from(operators).where(eq(operators.email, 'gone@paadam.test'));
    await setDisabled(test.database, row?.id ?? '', true, null);
    expect((await accept(gone)).failure.code).toBe('code_expired');
  });

  it('made anew takes the app away, and all sessions', async () => {
    const { id, email, secret, browser } = await withApp();
    const by = await addTestOperator(test);
    const { answer } = await by.browser.call(deskCalls.inviteOperator, { params: { id } });
    await accept(secretOf(answer.data.link), 'eleven goats on a hill');
    expect(await isIn(browser)).toBe(false);
    expect((await signIn(test.browser(), email)).status).toBe(401);
    expect((await signIn(test.browser(), email, 'eleven goats on a hill')).answer.data.step).toBe('set-up');
    expect(secret).toBeTruthy();
  });
});

it('signs an operator out at once who is disabled, and takes rights away at once', async () => {
  const by = await addTestOperator(test);
  const { id, browser, email } = await addTestOperator(test);
  await by.browser.call(deskCalls.setOperatorRights, { params: { id }, body: { rights: ['audit'] } });
  expect((await browser.call(deskCalls.operators)).status).toBe(403);
  expect((await browser.call(deskCalls.deskAudit)).status).toBe(200);
  await by.browser.call(deskCalls.setOperatorDisabled, { params: { id }, body: { disabled: true } });
  expect((await browser.call(deskCalls.deskAudit)).status).toBe(401);
  expect((await signIn(test.browser(), email)).status).toBe(401);
  const rows = await test.database
    .select()
    .from(deskEvents)
    .where(and(eq(deskEvents.operatorId, by.id), eq(deskEvents.aboutId, id)));
  expect(rows.map(({ action }) => action)).toEqual(['rights-changed', 'operator-disabled']);
});

it('lets nobody change their own rights, nor disable themselves', async () => {
  const { id, browser } = await addTestOperator(test);
  const params = { id };
  for (const reply of [
    await browser.call(deskCalls.setOperatorRights, { params, body: { rights: [] } }),
    await browser.call(deskCalls.setOperatorDisabled, { params, body: { disabled: true } }),
    await browser.call(deskCalls.inviteOperator, { params }),
  ]) {
    expect(reply.failure.code).toBe('forbidden');
  }
});
