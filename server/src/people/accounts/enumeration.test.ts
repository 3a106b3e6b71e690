import * as argon2 from '@node-rs/argon2';
import { calls } from '@paadam/shared/contract';
import type { LightMyRequestResponse } from 'fastify';
import { letPass } from '../../development/testing/letPass';
import type { TestBrowser } from '../../development/testing/TestBrowser';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { hashPassword } from './passwords';
import * as passwordThreads from './passwordThreads';

/** The real one, which counts: its work is nearly all of the time that a call takes. */
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash) };
});
jest.mock('./passwordThreads', () => {
  const real = jest.requireActual<typeof passwordThreads>('./passwordThreads');
  return { verifyOnThread: jest.fn(real.verifyOnThread) };
});
const { hash } = jest.mocked(argon2);
const { verifyOnThread: verify } = jest.mocked(passwordThreads);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const password = 'a long enough phrase';
const ownersPassword = 'the phrase of the owner';

/** Every row that a call may write, by its place in its table and the transaction that wrote it. */
const rowVersions = async (): Promise<string[]> => {
  const tables = ['users', 'registrations', 'codes', 'throttles', 'sessions', 'audit_events', 'pgboss.job'];
  const each = tables.map((table) => `SELECT '${table} ' || ctid || ' ' || xmin AS version FROM ${table}`);
  const { rows } = await test.database.$client.query<{ version: string }>(each.join(' UNION ALL '));
  return rows.map(({ version }) => version);
};

/** @returns all that the caller sees, how many passwords the call went through, and how many rows of which table it wrote */
const observe = async (call: () => Promise<LightMyRequestResponse>) => {
  const before = new Set(await rowVersions());
  hash.mockClear();
  verify.mockClear();
  const response = await call();
  const written = (await rowVersions()).filter((version) => !before.has(version));
  const { date: _, 'set-cookie': cookies, ...headers } = response.headers;
  return {
    status: response.statusCode,
    // Seconds to wait, and the length of what says them, may pass from one digit to the next.
    body: response.body.replace(/\d+ seconds/, 'some seconds'),
    headers: { ...headers, 'content-length': '', ...(headers['retry-after'] && { 'retry-after': 'some' }) },
    cookies: [cookies].flat().map((cookie) => cookie?.toString().replace(/=[^;]*/, '')),
    passwords: { hashed: hash.mock.calls.length, verified: verify.mock.calls.length },
    written: written.map((version) => version.split(' ')[0]).sort(),
  };
};

const post =
  (browser: TestBrowser, { path }: { path: string }, payload: object) =>
  () =>
    browser.request({ method: 'POST', url: `/api${path}`, payload });

/** The steps before which a minute goes by. */
const later = new Set(['resend later', 'sign-in to the attempt, with a fresh code', 'forgot later']);

/** Everything that a stranger can do with an address, in an order that makes each step meet the one before. */
const probe = async (email: string) => {
  const [own, other] = [test.browser(), test.browser()];
  const applicant = { name: 'Arun', email, password, role: 'student' };
  const code = { email, otp: '000000' };
  const reset = post(other, calls.resetPassword, { ...code, password });
  const steps = {
    'sign-in with a wrong password': post(other, calls.login, { email, password }),
    'reset without a code': reset,
    register: post(own, calls.register, applicant),
    'register again elsewhere': post(other, calls.register, applicant),
    'resend at once': post(own, calls.resendOtp, { email }),
    'resend elsewhere': post(other, calls.resendOtp, { email }),
    'wrong code to register': post(own, calls.verifyOtp, code),
    'sign-in with a wrong password beside the attempt': post(other, calls.login, {
      email,
      password: 'not the password',
    }),
    'sign-in to the attempt': post(own, calls.login, { email, password }),
    forgot: post(other, calls.forgotPassword, { email }),
    'forgot at once': post(other, calls.forgotPassword, { email }),
    'forgot elsewhere': post(own, calls.forgotPassword, { email }),
    'reset with a wrong code': reset,
    'reset with a common password': post(own, calls.resetPassword, { ...code, password: 'Password1234!' }),
    'resend later': post(own, calls.resendOtp, { email }),
    'sign-in to the attempt, with a fresh code': post(own, calls.login, { email, password }),
    'forgot later': post(other, calls.forgotPassword, { email }),
    'sign-in to the attempt elsewhere': post(test.browser(), calls.login, { email, password }),
  };
  const seen: Record<string, Awaited<ReturnType<typeof observe>>> = {};
  for (const [name, step] of Object.entries(steps)) {
    if (later.has(name)) await letPass(test, 61);
    seen[name] = await observe(step);
    await test.app.jobs.runDue();
  }
  return seen;
};

it('a password is kept as OWASP has it: argon2id, 19 MiB, two passes', async () => {
  expect(await hashPassword(password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('whoever asks, an address with an account looks and costs like one without', async () => {
  const owner = await test.signedIn('student', { passwordHash: await hashPassword(ownersPassword) });
  const known = await probe(owner.email);
  const unknown = await probe(owner.email.replace(/^./, (first) => (first === 'x' ? 'y' : 'x')));
  expect(known).toEqual(unknown);

  // Else the steps would have been alike by doing nothing.
  const did = (name: string) => ({
    status: known[name]?.status,
    ...known[name]?.passwords,
    written: known[name]?.written,
  });
  expect(did('sign-in with a wrong password')).toEqual({
    status: 401,
    hashed: 0,
    verified: 1,
    written: ['audit_events', 'throttles', 'throttles', 'throttles'],
  });
  expect(did('register')).toEqual({
    status: 200,
    hashed: 1,
    verified: 0,
    written: ['codes', 'pgboss.job', 'registrations', 'throttles', 'throttles'],
  });
  expect(did('resend at once').status).toBe(429);
  expect(did('resend later')).toMatchObject({
    status: 200,
    written: ['codes', 'pgboss.job', 'throttles', 'throttles'],
  });
  expect(did('sign-in to the attempt')).toMatchObject({ status: 403, verified: 2 });
  expect(did('forgot')).toEqual({
    status: 200,
    hashed: 0,
    verified: 0,
    written: ['pgboss.job', 'throttles', 'throttles'],
  });
  expect(did('forgot at once').status).toBe(429);
  expect(did('forgot later').status).toBe(200);
  expect(did('reset with a wrong code')).toMatchObject({ status: 400, hashed: 0, written: ['codes'] });
});
