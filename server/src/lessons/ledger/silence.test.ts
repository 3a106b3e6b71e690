import { uuidv7 } from 'uuidv7';
import { populate } from '../../development/testing/populate';
import { measureStatements } from '../../development/testing/statementCosts';
import { createTestDatabase, type TestDatabase } from '../../development/testing/testDatabase';
import { findSilence } from './queries';

let test: TestDatabase;
const run = (text: string, values: unknown[] = []) => test.database.$client.query(text, values);

beforeAll(async () => {
  test = await createTestDatabase();
  await populate(test.database, { students: 2_000, tutors: 500, past: 20_000 });
});
afterAll(() => test.drop());

/** Deletes the rows of a test. Populated rows are older than a day. */
afterEach(async () => {
  await run("delete from captures where ref like 'new-%'");
  await run("delete from gateway_events where event_id like 'new-%'");
});

/** Adds a capture by a gateway, for one of the payments that have a checkout of `test`. */
const captured = (provider: string, minutesAgo: number) =>
  run(
    `insert into captures (provider, ref, payment_id, amount, fate, at)
     select $1, 'new-' || $2::uuid, payment_id, 60000, 'paid', now() - make_interval(mins => $3)
     from checkouts where id = (select id from checkouts limit 1)`,
    [provider, uuidv7(), minutesAgo],
  );
const heard = (provider: string, minutesAgo: number) =>
  run(
    `insert into gateway_events (provider, event_id, facts, received_at)
     values ($1, 'new-' || $2::uuid, '[]', now() - make_interval(mins => $3))`,
    [provider, uuidv7(), minutesAgo],
  );
const silentMinutes = async () => {
  const since = await findSilence(test.database);
  return since && Math.round((Date.now() - since.getTime()) / 60_000);
};

it('is not silent while no money comes', async () => {
  expect(await silentMinutes()).toBeNull();
});

it('begins with the first money that no webhook announced within ten minutes', async () => {
  await heard('test', 300);
  await captured('test', 305);
  expect(await silentMinutes()).toBeNull();
  await captured('test', 200);
  await captured('test', 100);
  expect(await silentMinutes()).toBe(200);
});

it('ends with the next webhook', async () => {
  await captured('test', 200);
  await heard('test', 5);
  expect(await silentMinutes()).toBeNull();
});

it('is not detected before ten minutes, nor for money of more than a day ago', async () => {
  await captured('test', 5);
  await captured('test', 25 * 60);
  expect(await silentMinutes()).toBeNull();
});

it('is separate for each gateway, and ignores credits, which no gateway announces', async () => {
  await captured('test', 60);
  await heard('razorpay', 1);
  expect(await silentMinutes()).toBe(60);
  await heard('test', 1);
  await captured('credit', 60);
  expect(await silentMinutes()).toBeNull();
});

it('is found at the same cost, however much money has come', async () => {
  // All money of the last day was announced.
  await run(`update captures set at = now() - random() * interval '20 hours' - interval '15 minutes'`);
  await run(`update gateway_events set received_at = now() - random() * interval '20 hours'`);
  await heard('test', 1);
  await run('vacuum (analyze) captures, gateway_events');
  const costs = measureStatements(test.database);
  const few = await costs.of(() => findSilence(test.database));
  expect(few.result).toBeNull();
  expect(few.buffers).toBeLessThan(50);
  // Nothing was announced since then.
  await run(`delete from gateway_events where received_at > now() - interval '10 hours'`);
  await run('vacuum (analyze) gateway_events');
  const silent = await costs.of(() => findSilence(test.database));
  expect(silent.result).not.toBeNull();
  expect(silent.buffers).toBeLessThan(50);
});
