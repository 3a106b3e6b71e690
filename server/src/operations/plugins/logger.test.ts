import { calls } from '@paadam/shared/contract';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { codeFrom } from '../../development/testing/codeFrom';
import { TestBrowser } from '../../development/testing/TestBrowser';
import { createTestDatabase, type TestDatabase } from '../../development/testing/testDatabase';
import { readConfig } from '../../foundation/config/readConfig';
import type { Mail } from '../../foundation/mail/mail';
import { createLogger } from './logger';

let database: TestDatabase;
let app: FastifyInstance;
let log: string[];
let sent: Mail[];
beforeEach(async () => {
  database = await createTestDatabase();
  log = [];
  sent = [];
  app = await buildApp({
    config: readConfig({ DATABASE_URL: database.url, METRICS_TOKEN: 'the-token-of-the-metrics' }),
    database: database.database,
    mail: {
      send: async (mail) => {
        sent.push(mail);
      },
      close: async () => {},
    },
    logger: createLogger('trace', { write: (line) => log.push(line) }),
  });
});
afterEach(async () => {
  await app.close();
  await database.drop();
});

const password = 'a very secret phrase';
const email = 'kavya@private.example';
const lines = (): Record<string, unknown>[] => log.map((line) => JSON.parse(line));

describe('the log', () => {
  it('has each request with its id, method, path and caller, and its answer under the same id', async () => {
    await app.inject({ url: '/api/subjects?limit=2', remoteAddress: '203.0.113.9' });
    await app.inject('/api/nothing');
    const [first, firstEnd, second, secondEnd] = lines();
    expect(first).toMatchObject({
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      req: { method: 'GET', url: '/api/subjects', remoteAddress: '203.0.113.9' },
    });
    expect(firstEnd).toMatchObject({ reqId: first?.reqId, res: { statusCode: 200 } });
    expect(second?.reqId).not.toBe(first?.reqId);
    expect(secondEnd).toMatchObject({ reqId: second?.reqId, res: { statusCode: 404 } });
  });

  it('names an error of ours under the id of its request, with its place', async () => {
    await database.database.$client.query('ALTER TABLE contact_messages RENAME TO elsewhere');
    const body = { name: 'Kavya', email, subject: 'Hello', message: 'Something private.' };
    const { status } = await new TestBrowser(app).call(calls.contact, { body });
    expect(status).toBe(500);
    const [request] = lines();
    expect(lines()).toContainEqual(
      expect.objectContaining({
        reqId: request?.reqId,
        msg: 'the call failed',
        err: expect.objectContaining({ stack: expect.stringContaining('contact') }),
      }),
    );
    expect(log.join('')).not.toMatch(/Something private|kavya/);
  });

  it('says why a database cannot be reached, for each of its addresses', () => {
    const refused = (address: string) =>
      Object.assign(new Error(`connect ECONNREFUSED ${address}`), { code: 'ECONNREFUSED' });
    const refusals = new AggregateError([refused('::1:5432'), refused('127.0.0.1:5432')]);
    const cause = Object.assign(refusals, { code: 'ECONNREFUSED' });
    const logger = createLogger('info', { write: (line) => log.push(line) });
    logger.error({ err: new DrizzleQueryError('select $1', ['Kavya'], cause) }, 'the call failed');
    expect(lines()[0]?.err).toMatchObject({
      type: 'QueryError',
      query: 'select $1',
      cause: {
        type: 'AggregateError',
        code: 'ECONNREFUSED',
        errors: [
          { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED ::1:5432' },
          { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' },
        ],
      },
    });
    expect(log.join('')).not.toContain('Kavya');
  });

  it('holds no password, code, cookie, token or address, whatever a person does', async () => {
    const browser = new TestBrowser(app);
    await browser.call(calls.register, { body: { name: 'Kavya', email, password, role: 'student' } });
    await app.jobs.runDue();
    const code = codeFrom(sent);
    const cookies = new Set(browser.cookies.values());
    await browser.call(calls.verifyOtp, { body: { email, otp: code } });
    await browser.call(calls.login, { body: { email, password: `${password} wrong` } });
    await browser.call(calls.login, { body: { email, password } });
    for (const cookie of browser.cookies.values()) cookies.add(cookie);
    await browser.request({ url: `/api/dev/mail?to=${email}` });
    await browser.request({ url: `/api/nothing?email=${encodeURIComponent(email)}&otp=${code}` });
    await browser.request({ url: `/login?returnTo=/tutors?q=${email}` });
    await browser.request({ url: `/%zz?email=${email}` });
    await browser.request({ url: `/api/subjects?email=${email}` });
    await browser.request({ method: 'POST', url: '/api/login', payload: `{"password":"${password}"` });
    await browser.request({
      url: '/api/metrics',
      remoteAddress: '203.0.113.9',
      headers: { authorization: 'Bearer the-token-of-the-metrics' },
    });
    await browser.call(calls.logout);

    expect(cookies.size).toBeGreaterThanOrEqual(3);
    const all = log.join('');
    expect(lines().length).toBeGreaterThan(20);
    const secrets = [password, email, encodeURIComponent(email), 'private.example', ...cookies];
    for (const secret of [...secrets, 'the-token-of-the-metrics']) expect(all).not.toContain(secret);
    // Within a longer number, such as a time, six digits are no one's code.
    expect(all).not.toMatch(new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`));
  });
});
