import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PgBoss from 'pg-boss';
import { pino } from 'pino';
import { testMoney } from './development/testing/money';
import { populate, writeInBulk } from './development/testing/populate';
import { measureStatements } from './development/testing/statementCosts';
import { startTestApp, type TestApp } from './development/testing/testApp';
import { LostJobs } from './foundation/jobs/LostJobs';
import { listDueQueues } from './foundation/jobs/queries';
import { readDueCalendars } from './lessons/external-calendars/readDueCalendars';
import { askDueCheckouts, sendDueRefunds } from './money/payments/askGateway';
import { releaseEarned } from './money/payments/releaseEarned';
import { hourlySteps } from './operations/upkeep/upkeep';
import { listOutsidePictures } from './people/profiles/queries';
import { queues } from './queues';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ money: testMoney });
  await populate(test.database, { students: 2_000, tutors: 500, past: 10_000, upcoming: 10_000 });
  await writeInBulk(
    test.database,
    [
      {
        text: `INSERT INTO pgboss.job (name, data, start_after, retry_limit)
          SELECT name, '{}', now() + n * interval '1 minute', 10
          FROM pgboss.queue, generate_series(60, 2000) n WHERE name IN ('booking-clock', 'booking-reminder', 'payment-reminder')`,
      },
      {
        text: `INSERT INTO pgboss.job (name, state, completed_on)
          SELECT name, 'completed', now() FROM pgboss.queue, generate_series(1, 5000) WHERE name IN ('booking-clock', 'booking-reminder')`,
      },
    ],
    ['pgboss.job'],
  );
});
afterAll(() => test.stop());

const names = queues.map(({ name }) => name);

/** The periodic work of an idle server: its period in seconds, and its file. */
const works = (): { file: string; seconds: number; work: () => Promise<unknown> }[] => {
  const { app, database } = test;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.$client.query(text, values) },
    migrate: false,
  });
  return [
    { file: 'foundation/jobs/Jobs.ts', seconds: 2, work: () => listDueQueues(database, names) },
    {
      file: 'foundation/jobs/LostJobs.ts',
      seconds: 4,
      work: () => new LostJobs(database, pino({ level: 'silent' })).beat(names, []),
    },
    // Work of pg-boss itself, on one of the servers.
    { file: 'foundation/jobs/Jobs.ts', seconds: 120, work: () => boss.maintain() },
    { file: 'money/payments/routes.ts', seconds: 30, work: () => askDueCheckouts(app) },
    { file: 'money/payments/routes.ts', seconds: 30, work: () => sendDueRefunds(app) },
    { file: 'money/payments/routes.ts', seconds: 30, work: () => releaseEarned(app) },
    {
      file: 'operations/upkeep/upkeep.ts',
      seconds: 3_600,
      work: async () => {
        for (const { next } of hourlySteps(app)) await next(null);
      },
    },
    { file: 'operations/upkeep/upkeep.ts', seconds: 600, work: () => listOutsidePictures(database, 20) },
    { file: 'lessons/external-calendars/routes.ts', seconds: 60, work: () => readDueCalendars(app) },
  ];
};

/** Files whose timers cost an idle database nothing, and why. */
const others: Record<string, string> = {
  'foundation/jobs/doEvery.ts': 'begins the work of those who call it',
  'foundation/http/Lateness.ts': 'looks at this process',
  'foundation/rate-limits/callLimit.ts': 'looks at this process',
  'site/rendering/RenderThread.ts': 'looks at a thread',
  'foundation/db/LimitedQueuePool.ts': 'looks at this process',
  'realtime/live/Live.ts': 'beats connections, of which an idle server has none',
  'portals/lesson-room/Rooms.ts': 'beats rooms, of which an idle server has none',
};

it('costs the database at most 50 pages a second while the server is idle, however large the site is', async () => {
  const costs = measureStatements(test.database);
  let perSecond = 0;
  for (const { seconds, work } of works()) {
    // The first run may find work.
    await work();
    const { buffers, statements } = await costs.of(work);
    expect(statements).not.toEqual([]);
    perSecond += buffers / seconds;
  }
  expect(perSecond).toBeLessThan(50);
});

it('knows each clock of the server', () => {
  const folder = __dirname;
  const clocks = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^development\/testing\//.test(file))
    .filter((file) =>
      /\bsetInterval\(|\bdoEvery\(|\bsetTimeout\(next\b/.test(readFileSync(join(folder, file), 'utf8')),
    );
  const known = new Set([...works().map(({ file }) => file), ...Object.keys(others)]);
  expect(clocks.filter((file) => !known.has(file))).toEqual([]);
});
