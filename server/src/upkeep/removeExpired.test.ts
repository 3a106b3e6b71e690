import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import {
  auditEvents,
  availabilityExceptions,
  codes,
  idempotencyKeys,
  registrations,
  sessions,
  throttles,
} from '../db/schema';
import { startSession } from '../testing/startSession';
import { startTestApp, type TestApp } from '../testing/testApp';
import { removeExpired } from './changes';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const ago = (interval: string) => sql`now() - ${interval}::interval`;

it('removes what has expired, and nothing else', async () => {
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

  await removeExpired(database);

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

it('forgets days off a month after they have passed, and extra hours but for the last, by which a tutor has given hours', async () => {
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
    await removeExpired(database);
    const rows = await database.select({ note: availabilityExceptions.note }).from(availabilityExceptions);
    return rows.map(({ note }) => note).sort();
  };
  expect(await notes()).toEqual(['last hours', 'young day off']);
  await database.insert(availabilityExceptions).values(passed('extra', -3, 'hours to come'));
  expect(await notes()).toEqual(['hours to come', 'young day off']);
});
