import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { uuidv7 } from 'uuidv7';
import { startSession } from '../../development/testing/startSession';
import { measureStatements } from '../../development/testing/statementCosts';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import {
  auditEvents,
  availabilityExceptions,
  codes,
  idempotencyKeys,
  registrations,
  sessions,
  throttles,
} from '../../foundation/db/schema';
import { mailQueue } from '../../foundation/mail/mailQueue';
import { batchRows, batchStatement, removeByAge } from './changes';
import { ageLimits } from './lives';
import { partsOfARun, runSteps, type Step } from './runSteps';
import { hourlySteps } from './upkeep';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const runUpkeep = (steps: readonly Step[] = hourlySteps(test.app)) =>
  runSteps(test.app, steps, new AbortController().signal);

const ago = (interval: string) => sql`now() - ${interval}::interval`;

it('removes expired rows, and nothing else', async () => {
  const { database } = test;
  const { id: userId } = await test.signedIn('student');
  for (const userAgent of ['unused', 'begun long ago']) await startSession(database, userId, userAgent);
  await database
    .update(sessions)
    .set({ lastSeenAt: ago('15 days') })
    .where(sql`${sessions.userAgent} = 'unused'`);
  await database
    .update(sessions)
    .set({ createdAt: ago('91 days') })
    .where(sql`${sessions.userAgent} = 'begun long ago'`);
  await database.insert(auditEvents).values([
    { id: uuidv7(), event: 'signed-in', userId, at: ago('401 days'), userAgent: 'old' },
    { id: uuidv7(), event: 'signed-in', userId, at: ago('399 days'), userAgent: 'young' },
  ]);
  const key = (name: string, age: string) => ({
    userId,
    key: name,
    requestHash: '',
    answer: sql`'{}'::jsonb`,
    createdAt: ago(age),
  });
  await database.insert(idempotencyKeys).values([key('old', '25 hours'), key('young', '23 hours')]);
  const code = (target: string, age: string) => ({
    id: uuidv7(),
    purpose: 'reset' as const,
    target,
    codeHash: '',
    triesLeft: 5,
    expiresAt: ago(age),
  });
  await database.insert(codes).values([code('old', '25 hours'), code('young', '23 hours')]);
  const attempt = (name: string, age: string) => ({
    id: uuidv7(),
    browserHash: name,
    name,
    email: `${name}@paadam.test`,
    role: 'student' as const,
    timeZone: 'UTC',
    createdAt: ago(age),
  });
  await database.insert(registrations).values([attempt('old', '8 days'), attempt('young', '6 days')]);
  const count = (name: string, age: string) => ({
    key: name,
    count: 1,
    lastAt: ago('1 hour'),
    resetsAt: ago(age),
  });
  await database.insert(throttles).values([count('old', '1 minute'), count('young', '-1 minute')]);

  await runUpkeep();

  const left = {
    sessions: (await database.select().from(sessions)).map((row) => row.userAgent),
    audit: (await database.select().from(auditEvents)).map((row) => row.userAgent),
    keys: (await database.select().from(idempotencyKeys)).map((row) => row.key),
    codes: (await database.select().from(codes)).map((row) => row.target),
    attempts: (await database.select().from(registrations)).map((row) => row.name),
    counts: (await database.select().from(throttles)).map((row) => row.key),
  };
  expect(left).toEqual({
    sessions: ['test'],
    audit: ['young'],
    keys: ['young'],
    codes: ['young'],
    attempts: ['young'],
    counts: ['young'],
  });
});

it('removes days off a month after they have passed, and extra hours except a tutor’s last', async () => {
  const { database } = test;
  const { id: tutorId } = await test.signedIn('tutor');
  const passed = (kind: 'off' | 'extra', days: number, note: string) => {
    const day = sql`current_date - ${days}::integer`;
    const times = kind === 'extra' ? { startMinute: 540, endMinute: 600 } : {};
    return { id: uuidv7(), tutorId, kind, firstDay: day, lastDay: day, note, ...times };
  };
  await database
    .insert(availabilityExceptions)
    .values([
      passed('off', 31, 'old day off'),
      passed('off', 30, 'young day off'),
      passed('extra', 90, 'older hours'),
      passed('extra', 60, 'last hours'),
    ]);
  const notes = async () => {
    await runUpkeep();
    const rows = await database.select({ note: availabilityExceptions.note }).from(availabilityExceptions);
    return rows.map(({ note }) => note).sort();
  };
  expect(await notes()).toEqual(['last hours', 'young day off']);
  await database.insert(availabilityExceptions).values(passed('extra', -3, 'hours to come'));
  expect(await notes()).toEqual(['hours to come', 'young day off']);
});

it('removes jobs a day after they completed, or a week after they failed', async () => {
  await test.database.execute(sql`delete from pgboss.job`);
  const job = (state: string, hours: number) => sql`(${mailQueue.name}, ${state}::pgboss.job_state,
    jsonb_build_object('of', ${`${state} ${hours}`}::text), now() - make_interval(hours => ${hours}))`;
  await test.database.execute(sql`insert into pgboss.job (name, state, data, completed_on) values
    ${job('completed', 23)}, ${job('completed', 25)}, ${job('failed', 167)}, ${job('failed', 169)},
    ${job('cancelled', 167)}, ${job('cancelled', 169)}`);
  await test.database.execute(
    sql`insert into pgboss.job (name, data) values (${mailQueue.name}, '{"of": "waiting"}')`,
  );
  await runUpkeep();
  const { rows } = await test.database.execute<{ of: string }>(
    sql`select data ->> 'of' as of from pgboss.job order by 1`,
  );
  expect(rows.map((row) => row.of)).toEqual(['cancelled 167', 'completed 23', 'failed 167', 'waiting']);
});

describe('a run', () => {
  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.$client.query(text, values)).rows;

  const connect = async () => {
    const client = new Client({ connectionString: test.databaseUrl });
    await client.connect();
    return client;
  };

  /** Adds sessions of a student that were last used 15 days ago. */
  const expire = async (count: number) => {
    const { id } = await test.signedIn('student');
    await query(
      `INSERT INTO sessions (id, token_hash, user_id, user_agent, created_at, last_seen_at)
       SELECT gen_random_uuid(), gen_random_uuid()::text, $1, 'expired', now() - interval '20 days',
         now() - interval '15 days' - make_interval(secs => n) FROM generate_series(1, $2) AS n`,
      [id, count],
    );
    await query('ANALYZE sessions');
  };
  const expired = async () =>
    (await query(`SELECT count(*)::integer AS count FROM sessions WHERE user_agent = 'expired'`))[0].count;

  it('deletes any number of expired sessions by statements of bounded size, and announces each', async () => {
    const count = 20 * batchRows + 1;
    await expire(count);
    const told = new Set<string>();
    const line = await connect();
    line.on('notification', ({ payload = '' }) => {
      for (const id of payload.split(',')) told.add(id);
    });
    await line.query('LISTEN paadam_ended_sessions');
    const rows: number[] = [];
    const counting = hourlySteps(test.app).map(({ name, next }) => ({
      name,
      next: async (from: string | null) => {
        const removed = await next(from);
        rows.push(removed.rows);
        return removed;
      },
    }));
    await runUpkeep(counting);
    expect(await expired()).toBe(0);
    expect(Math.max(...rows)).toBe(batchRows);
    await line.query('SELECT');
    while (told.size < count) await once(line, 'notification');
    expect(told.size).toBe(count);
    await line.end();
  });

  it('reads as much for the last batch as for the first', async () => {
    await expire(20 * batchRows);
    const limit = ageLimits().find(({ table, column }) => table === 'sessions' && column === 'last_seen_at');
    if (!limit) throw new Error('Sessions have no idle limit.');
    const costs = measureStatements(test.database);
    const buffers: number[] = [];
    let from: string | null = null;
    for (let batch = 0; batch < 20; batch += 1) {
      const { result, statements } = await costs.of(() => removeByAge(test.database, limit, from));
      from = result.next;
      expect(statements.flatMap(({ wholeTables }) => wholeTables)).toEqual([]);
      // The last cost is the deletion itself, including its trigger's statements.
      buffers.push(statements.at(-1)?.buffers ?? 0);
    }
    expect(await expired()).toBe(0);
    expect(Math.max(...buffers)).toBeLessThan(2 * Math.min(...buffers));
    expect(Math.min(...buffers)).toBeGreaterThan(0);
  });

  it('continues after a step that fails, and counts it', async () => {
    await query('ALTER TABLE codes RENAME TO elsewhere');
    await expire(1);
    await query(
      `INSERT INTO throttles (key, count, last_at, resets_at) VALUES ('past', 1, now(), now() - interval '1 minute')`,
    );
    await runUpkeep();
    await query('ALTER TABLE elsewhere RENAME TO codes');
    expect([await expired(), await query(`SELECT key FROM throttles WHERE key = 'past'`)]).toEqual([0, []]);
    const { text } = await test.app.metrics.print();
    expect(text).toContain('paadam_upkeep_runs_total{step="codes.expires_at",outcome="failed"} 1');
    expect(text).toMatch(/paadam_upkeep_runs_total\{step="throttles\.resets_at",outcome="done"\} [1-9]/);
    expect(text.match(/outcome="failed"\}/g)).toHaveLength(1);
  });

  it('leaves the rest to the next run if there is too much to do', async () => {
    let left = 2 * partsOfARun;
    const endless: Step = {
      name: 'endless',
      next: async () => {
        left -= 1;
        return { rows: 1, next: left > 0 ? 'more' : null };
      },
    };
    await runUpkeep([endless]);
    expect(left).toBe(partsOfARun);
    await runUpkeep([endless]);
    expect(left).toBe(0);
  });

  it.each(ageLimits().map((limit) => [`${limit.table}.${limit.column}`, limit] as const))(
    'finds %s by an index',
    async (_, limit) => {
      const client = await connect();
      await client.query('SET enable_seqscan = off; SET enable_sort = off');
      const values = [limit.days * 86_400, '-infinity', batchRows];
      const { rows } = await client.query(`EXPLAIN ${batchStatement(limit)}`, values);
      await client.end();
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index (Only )?Scan/);
      expect(plan).not.toMatch(/Sort|Disabled|cost=1\d{9}/);
    },
  );
});
