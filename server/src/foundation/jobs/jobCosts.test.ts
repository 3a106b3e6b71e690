import PgBoss from 'pg-boss';
import { pino } from 'pino';
import { writeInBulk } from '../../development/testing/populate';
import { measureStatements } from '../../development/testing/statementCosts';
import { createTestDatabase, type TestDatabase } from '../../development/testing/testDatabase';
import { queues } from '../../queues';
import { inTransaction } from '../db/inTransaction';
import { composeMail } from '../mail/composeMail';
import { mailQueue } from '../mail/mailQueue';
import { takeJobs } from './changes';
import { enqueue } from './enqueue';
import { Jobs } from './Jobs';
import { LostJobs } from './LostJobs';
import { listDueQueues } from './queries';
import { defineQueue } from './queue';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test.drop());

const log = pino({ level: 'silent' });
const names = queues.map(({ name }) => name);

/** Adds mail jobs numbered `from` to `to`. Each has been due for as many seconds as its number; a negative number lies in the future. */
const addJobs = (from: number, to: number) =>
  writeInBulk(
    test.database,
    [
      {
        text: `INSERT INTO pgboss.job (name, data, start_after, retry_limit)
          SELECT 'mail', jsonb_build_object('place', n), now() - n * interval '1 second', 10 FROM generate_series($1::integer, $2::integer) n`,
        values: [from, to],
      },
    ],
    ['pgboss.job'],
  );

it('are each taken at the same cost, however many are due', async () => {
  const costs = measureStatements(test.database);
  const takeSome = async () => {
    const { result, buffers, rows } = await costs.of(() =>
      takeJobs<{ place: number }>(test.database, 'mail', { jobs: 200, retries: 8 }),
    );
    // Each job is read twice, when it is found and when it is written. Jobs that others have just taken are skipped.
    expect(rows / result.length).toBeLessThan(6);
    return { places: result.map(({ data }) => data.place), each: buffers / result.length };
  };
  await addJobs(1, 2_000);
  // The others are scheduled for later.
  await addJobs(-2_000, -60);
  const { each: few } = await takeSome();
  await addJobs(2_001, 20_000);
  const { each: many, places } = await takeSome();
  expect(places).toEqual(Array.from({ length: 200 }, (_, index) => 20_000 - index));
  expect(many).toBeLessThan(few * 1.5);
  expect(many).toBeLessThan(30);
});

it('are polled at almost no cost, and so are jobs in hand, however many jobs wait or are finished', async () => {
  await addJobs(-20_000, -60);
  await test.database.$client.query(
    `INSERT INTO pgboss.job (name, state, completed_on) SELECT 'mail', 'completed', now() FROM generate_series(1, 20000)`,
  );
  await test.database.$client.query('VACUUM (ANALYZE) pgboss.job');
  const [{ name: mailTable }] = (
    await test.database.$client.query("SELECT partition_name AS name FROM pgboss.queue WHERE name = 'mail'")
  ).rows;
  const costs = measureStatements(test.database);
  const look = await costs.of(() => listDueQueues(test.database, names));
  expect(look.result.size).toBe(0);
  // About three pages of each queue's index, every two seconds.
  expect(look.buffers).toBeLessThan(3 * names.length + 3);
  // Every four seconds.
  const beat = await costs.of(() => new LostJobs(test.database, log).beat(names, []));
  expect(beat.buffers).toBeLessThan(2 * names.length + 3);
  // Every two minutes, by one of the servers.
  const boss = new PgBoss({
    db: { executeSql: (text, values) => test.database.$client.query(text, values) },
    migrate: false,
  });
  const upkeep = await costs.of(() => boss.maintain());
  expect(upkeep.statements.length).toBeGreaterThanOrEqual(3);
  expect(upkeep.buffers).toBeLessThan(10 * names.length);
  for (const { statements } of [look, beat, upkeep]) {
    expect(statements.flatMap(({ wholeTables }) => wholeTables)).not.toContain(mailTable);
  }
});

it('that only wake work are done together, by one run', async () => {
  const queue = defineQueue<{ n: number }>('booking-clock', { wakes: true });
  const handler = jest.fn(async () => {});
  const jobs = new Jobs(test.database, log);
  jobs.handle(queue, handler);
  await inTransaction(test.database, async (tx) => {
    for (let n = 0; n < 30; n += 1) await enqueue(tx, queue, { n });
  });
  await jobs.runDue();
  expect(handler).toHaveBeenCalledTimes(1);
  const { rows } = await test.database.$client.query(
    'SELECT state, count(*)::integer FROM pgboss.job GROUP BY state',
  );
  expect(rows).toEqual([{ state: 'completed', count: 30 }]);
});

it('that have not begun when a server stops are given back, with all their tries', async () => {
  await addJobs(1, 100);
  let begun = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let full = () => {};
  const isFull = new Promise<void>((resolve) => {
    full = resolve;
  });
  const jobs = new Jobs(test.database, log);
  jobs.handle(mailQueue, async () => {
    begun += 1;
    if (begun === 8) full();
    await released;
  });
  await jobs.start();
  await isFull;
  const stopped = jobs.stop();
  release();
  await stopped;
  expect(begun).toBe(8);
  const { rows } = await test.database.$client.query(
    'SELECT state, retry_count, started_on, count(*)::integer FROM pgboss.job GROUP BY 1, 2, 3',
  );
  expect(rows).toEqual([{ state: 'created', retry_count: 0, started_on: null, count: 92 }]);
});

it('that were lost with their server are taken again a few at a time', async () => {
  const take = () => takeJobs<{ place: number }>(test.database, 'mail', { jobs: 200, retries: 8 });
  await addJobs(51, 150);
  expect(await take()).toHaveLength(100);
  // The server is killed, and its jobs are given back, as `LostJobs` does.
  await test.database.$client.query(`UPDATE pgboss.job SET state = 'retry' WHERE state = 'active'`);
  await addJobs(1, 50);
  const places = (await take()).map(({ data }) => data.place);
  expect(places).toEqual([...[150, 149, 148, 147, 146, 145, 144, 143], ...places.slice(8)]);
  expect(places.slice(8)).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index));
  const { rows } = await test.database.$client.query(
    'SELECT state, retry_count, count(*)::integer FROM pgboss.job GROUP BY 1, 2 ORDER BY 1, 2',
  );
  expect(rows).toEqual([
    { state: 'retry', retry_count: 0, count: 92 },
    { state: 'active', retry_count: 0, count: 50 },
    { state: 'active', retry_count: 1, count: 8 },
  ]);
});

it('run while another job taken with them is slow', async () => {
  const mail = (to: string) => composeMail({ to, subject: 'Hello', paragraphs: ['Hello.'] });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let finish = () => {};
  const second = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const jobs = new Jobs(test.database, log);
  jobs.handle(mailQueue, async ({ to }) => {
    if (to !== 'slow@paadam.test') return finish();
    begin();
    await released;
  });
  await jobs.start();
  await inTransaction(test.database, (tx) => enqueue(tx, mailQueue, mail('slow@paadam.test')));
  await begun;
  await inTransaction(test.database, (tx) => enqueue(tx, mailQueue, mail('quick@paadam.test')));
  await second;
  release();
  await jobs.stop();
});
