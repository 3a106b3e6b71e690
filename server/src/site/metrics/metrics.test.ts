import { calls } from '@paadam/shared/contract';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../../app';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { readConfig } from '../../foundation/config/readConfig';
import { inTransaction } from '../../foundation/db/inTransaction';
import { openDatabase } from '../../foundation/db/openDatabase';
import { composeMail } from '../../foundation/mail/composeMail';
import { enqueueMail } from '../../foundation/mail/mailQueue';
import { keepRecount } from '../../lessons/ledger/ledger/changes';

const metricsToken = 'sixteen-letters-or-more';
let test: TestApp;
const start = async () => {
  test = await startTestApp({ metricsToken });
};
const stop = () => test.stop();

const read = (options: Partial<InjectOptions> = {}) =>
  test.browser().request({ url: '/api/metrics', ...options });
const lines = async (name: string): Promise<string[]> =>
  (await read()).body.split('\n').filter((line) => line.startsWith(name));

describe('the metrics', () => {
  // What they count begins with the app.
  beforeEach(start);
  afterEach(stop);

  it('count requests by route and status, never by address', async () => {
    const visitor = test.browser();
    for (const id of ['a', 'b', 'c']) await visitor.request({ url: `/api/bookings/${id}?secret=${id}` });
    await visitor.request({ url: '/api/subjects' });
    await visitor.request({ url: '/api/made-up/1' });
    await visitor.request({ url: '/api/made-up/2' });
    await visitor.request({ url: '/api/login', method: 'POST', payload: {} });

    expect((await lines('paadam_http_requests_total')).sort()).toEqual([
      'paadam_http_requests_total{method="GET",route="/api/*",status="404"} 2',
      'paadam_http_requests_total{method="GET",route="/api/bookings/:id",status="401"} 3',
      'paadam_http_requests_total{method="GET",route="/api/subjects",status="200"} 1',
      'paadam_http_requests_total{method="POST",route="/api/login",status="400"} 1',
    ]);
    expect(await lines('paadam_http_request_duration_seconds_count')).toContain(
      'paadam_http_request_duration_seconds_count{method="GET",route="/api/bookings/:id"} 3',
    );
  });

  it('keep the addresses of strangers out, whatever the method', async () => {
    const visitor = test.browser();
    for (const method of ['PUT', 'PATCH', 'OPTIONS', 'DELETE'] as const) {
      await visitor.request({ url: '/api/made-up', method });
      await visitor.request({ url: '/made-up', method });
    }
    await visitor.request({ url: '/%zz' });
    await visitor.request({ url: `/api/profile/${'x'.repeat(500)}` });
    expect((await read()).body).not.toMatch(/made-up|%zz|xxxx/);
  });

  it('are each instance’s own', async () => {
    const { config, database } = test.app;
    const other = await buildApp({ config, database, mail: { send: async () => {}, close: async () => {} } });
    try {
      await other.inject('/api/subjects');
      expect((await other.inject('/api/metrics')).body).toContain('route="/api/subjects"');
      expect(await lines('paadam_http_requests_total')).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('tell of the process, the pool and the jobs that are due', async () => {
    await inTransaction(test.database, async (tx) => {
      for (const to of ['kavya@paadam.test', 'arun@paadam.test']) {
        await enqueueMail(tx, composeMail({ to, subject: 'Hello', paragraphs: ['Hello.'] }));
      }
    });
    expect(await lines('process_cpu_seconds_total')).toHaveLength(1);
    expect(await lines('nodejs_eventloop_lag_seconds')).not.toEqual([]);
    expect(await lines('paadam_jobs_due')).toContain('paadam_jobs_due{queue="mail"} 2');
    await test.app.jobs.runDue();
    expect(await lines('paadam_jobs_due')).toContain('paadam_jobs_due{queue="mail"} 0');

    expect(await lines('paadam_jobs_given_up')).toContain('paadam_jobs_given_up{queue="mail"} 0');
    await test.database.execute(`insert into pgboss.job (name, state, completed_on) values
      ('mail', 'cancelled', now()), ('mail', 'failed', now()), ('mail', 'failed', now() - interval '8 days')`);
    expect(await lines('paadam_jobs_given_up')).toContain('paadam_jobs_given_up{queue="mail"} 2');

    const held = await test.database.$client.connect();
    const pool = (await lines('paadam_database_')).map((line) => line.split(' '));
    held.release();
    expect(pool.map(([name]) => name)).toEqual([
      'paadam_database_connections',
      'paadam_database_connections_idle',
      'paadam_database_waiting',
    ]);
    const [all, idle, waiting] = pool.map(([, value]) => Number(value));
    // The question about the jobs may open one more, after these were counted.
    expect(all).toBeGreaterThanOrEqual(1);
    expect(all).toBeLessThanOrEqual(test.database.$client.options.max);
    expect(idle).toBeLessThan(all ?? 0);
    expect(waiting).toBe(0);
  });

  it('are available without the database: its figures are NaN and counted as failed', async () => {
    const database = openDatabase('postgres://nobody@127.0.0.1:1/none');
    const mail = { send: async () => {}, close: async () => {} };
    const app = await buildApp({ config: readConfig({}), database, mail });
    await app.inject('/api/metrics');
    const { statusCode, body } = await app.inject('/api/metrics');
    expect(statusCode).toBe(200);
    expect(body).toContain('process_cpu_seconds_total');
    const measured = [
      'paadam_ledger_differences',
      'paadam_ledger_recount_timestamp_seconds',
      'paadam_payment_webhooks_silent_seconds',
    ];
    for (const name of measured) {
      expect(body).toMatch(new RegExp(`^${name} Nan$`, 'm'));
      expect(body).toMatch(new RegExp(`^paadam_metrics_failed_total\\{metric="${name}"\\} [12]$`, 'm'));
    }
    expect(body).toMatch(/^paadam_jobs_due\{queue="mail"\} Nan$/m);
    expect(body).not.toMatch(/^paadam_jobs_due\{.*\} 0$/m);
    expect(body).toMatch(/^paadam_metrics_failed_total\{metric="paadam_jobs_due"\} [12]$/m);
    await app.close();
    await database.$client.end();
  });

  it('say that the ledger was never recounted, and not that it balances', async () => {
    expect(await lines('paadam_ledger_differences')).toEqual(['paadam_ledger_differences Nan']);
    await keepRecount(test.database, { accounts: 1, journals: 1, differences: [] });
    expect(await lines('paadam_ledger_differences')).toEqual(['paadam_ledger_differences 0']);
    const [, at] = (await lines('paadam_ledger_recount_timestamp_seconds'))[0]?.split(' ') ?? [];
    expect(Math.abs(Number(at) - Date.now() / 1_000)).toBeLessThan(3_600);
    expect(await lines('paadam_metrics_failed_total')).toEqual([]);
  });
});

describe('who may read the metrics', () => {
  beforeAll(start);
  afterAll(stop);

  const elsewhere = { remoteAddress: '203.0.113.9' };
  const authorization = `Bearer ${metricsToken}`;

  it('is this machine, and who has the token', async () => {
    const response = await read();
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await read({ ...elsewhere, headers: { authorization } })).statusCode).toBe(200);
  });

  it.each<[string, Partial<InjectOptions>]>([
    ['another machine', elsewhere],
    ['a proxy', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['a foreign name for this machine', { headers: { host: 'rebound.example' } }],
    ['a wrong token', { ...elsewhere, headers: { authorization: `${authorization}x` } }],
    ['the beginning of the token', { ...elsewhere, headers: { authorization: authorization.slice(0, -1) } }],
    ['no token behind the word', { ...elsewhere, headers: { authorization: 'Bearer ' } }],
    ['the token by another scheme', { ...elsewhere, headers: { authorization: `Basic ${metricsToken}` } }],
  ])('is not %s', async (_, options) => {
    const response = await read(options);
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.body).not.toContain('process_');
  });

  it('is not this machine either where the site is at an https address, whose proxy may stand on it', async () => {
    const behindProxy = await startTestApp({ metricsToken, publicOrigin: 'https://lessons.example' });
    try {
      const visitor = behindProxy.browser();
      expect((await visitor.request({ url: '/api/metrics' })).statusCode).toBe(401);
      expect((await visitor.request({ url: '/api/dev/mail' })).statusCode).toBe(404);
      const told = await visitor.request({ url: '/api/metrics', headers: { authorization } });
      expect(told.statusCode).toBe(200);
    } finally {
      await behindProxy.stop();
    }
  });

  it('is nobody elsewhere where no token is set, nor somebody who is signed in', async () => {
    const closed = await startTestApp();
    try {
      for (const value of ['Bearer null', 'Bearer undefined', 'Bearer ', '']) {
        const { statusCode } = await closed.browser().request({
          url: '/api/metrics',
          ...elsewhere,
          headers: { authorization: value },
        });
        expect(statusCode).toBe(401);
      }
      const { browser } = await closed.signedIn('tutor');
      expect((await browser.request({ url: '/api/metrics', ...elsewhere })).statusCode).toBe(401);
      expect((await browser.call(calls.tutorDashboard)).status).toBe(200);
    } finally {
      await closed.stop();
    }
  });
});
