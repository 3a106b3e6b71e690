import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { buildApp } from '../../app';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { throttles } from '../db/schema';
import { CallCounter } from './CallCounter';
import { rateLimitKey } from './rateLimit';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ addressLimits: { signIns: 3, registrations: 2, contacts: 2, calls: 20 } });
});
afterAll(() => test.stop());

const post = (url: string, remoteAddress: string, payload: object) =>
  test.browser().request({ method: 'POST', url, remoteAddress, payload });
const login = (remoteAddress: string, name: string) =>
  post('/api/login', remoteAddress, { email: `${name}@paadam.test`, password: 'x' });
const register = (remoteAddress: string, name: string) =>
  post('/api/register', remoteAddress, {
    name,
    email: `${name}@paadam.test`,
    password: 'a long enough phrase',
    role: 'student',
  });

describe('one address', () => {
  it('may sign in so many times, whatever the accounts, and then is told when to go on', async () => {
    for (const name of ['a', 'b', 'c']) expect((await login('203.0.113.1', name)).statusCode).toBe(401);
    const refused = await login('203.0.113.1', 'd');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await login('203.0.113.2', 'd')).statusCode).toBe(401);
  });

  it('may register so many times', async () => {
    for (const name of ['e', 'f']) expect((await register('203.0.113.3', name)).statusCode).toBe(200);
    expect((await register('203.0.113.3', 'g')).statusCode).toBe(429);
  });

  it('may make so many calls, but ask after the health as often as it likes', async () => {
    const get = (url: string) => test.browser().request({ url, remoteAddress: '203.0.113.4' });
    for (let calls = 1; calls <= 20; calls += 1)
      expect((await get('/api/refresh_auth')).statusCode).toBe(200);
    expect((await get('/api/refresh_auth')).statusCode).toBe(429);
    expect((await get('/api/health/live')).statusCode).toBe(200);
  });

  it('is believed from a proxy only where one is trusted', async () => {
    const from = (app: TestApp['app']) =>
      app.inject({ url: '/api/refresh_auth', headers: { 'x-forwarded-for': '203.0.113.5' } });
    const { config, database } = test.app;
    const mail = { send: async () => {}, close: async () => {} };
    const addressLimits = { signIns: 0, registrations: 0, contacts: 0, calls: 0 };
    const trusting = await buildApp({ config: { ...config, addressLimits, trustProxy: 1 }, database, mail });
    const wary = await buildApp({ config: { ...config, addressLimits }, database, mail });
    expect((await from(trusting)).statusCode).toBe(429);
    expect((await from(wary)).statusCode).toBe(200);
    await Promise.all([trusting.close(), wary.close()]);
  });
});

describe('calls', () => {
  it('are counted for all, whatever a proxy says of one', async () => {
    const { config, database } = test.app;
    const mail = { send: async () => {}, close: async () => {} };
    const trusting = await buildApp({ config: { ...config, trustProxy: 1 }, database, mail });
    const key = rateLimitKey({ what: 'calls', whose: '203.0.113.6' });
    const isCounted = async () =>
      (await database.select().from(throttles).where(eq(throttles.key, key))).length > 0;
    // More than an index holds, however it is packed.
    const long = randomBytes(4_500).toString('hex');
    for (const name of [long, '203.0.113.6']) {
      await trusting.inject({ url: '/api/refresh_auth', headers: { 'x-forwarded-for': name } });
    }
    const limit = Date.now() + 4_000;
    while (!(await isCounted()) && Date.now() < limit) await pause(50);
    expect(await isCounted()).toBe(true);
    await trusting.close();
  });

  it('are counted for all instances together', async () => {
    const [one, other] = [new CallCounter(900), new CallCounter(900)];
    for (let calls = 0; calls < 5; calls += 1) one.count('calls:x');
    for (let calls = 0; calls < 7; calls += 1) other.count('calls:x');
    await Promise.all([one.exchange(test.database), other.exchange(test.database)]);
    await one.exchange(test.database);
    one.count('calls:x');
    await one.exchange(test.database);
    expect(one.count('calls:x').calls).toBe(14);
  });
});
