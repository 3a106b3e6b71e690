import { eq } from 'drizzle-orm';
import { bookingEvents, bookings, users } from '../../foundation/db/schema';
import { recountLedger } from '../../lessons/ledger/ledger/queries';
import { populate } from './populate';
import { measureStatements } from './statementCosts';
import { createTestDatabase, type TestDatabase } from './testDatabase';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('fills a site with consistent rows, and adds to it', async () => {
  await populate(test.database, { students: 50, tutors: 20, past: 300, upcoming: 100 });
  await populate(test.database, { students: 100, tutors: 30, past: 3_000, upcoming: 200 });
  expect(await test.database.$count(users)).toBe(130);
  expect(await test.database.$count(bookings)).toBe(3_200);
  const recount = await recountLedger(test.database);
  expect(recount).toMatchObject({ journals: 6_200, differences: [] });
});

it('measures what statements read, including those of triggers and of several connections', async () => {
  const { database } = test;
  const costs = measureStatements(database);
  const [any] = await database.select().from(bookingEvents).limit(1);
  const isThat = eq(bookingEvents.id, any?.id ?? '');
  const found = await costs.of(() => database.select().from(bookingEvents).where(isThat));
  expect(found.result).toEqual([any]);
  expect(found.statements).toHaveLength(1);
  expect(found).toMatchObject({ rows: 1, statements: [{ wholeTables: [] }] });
  expect(found.buffers).toBeGreaterThan(0);
  expect(found.buffers).toBeLessThan(10);

  const whole = await costs.of(() =>
    Promise.all([database.execute('select * from booking_events'), database.execute('select 1')]),
  );
  expect(whole.statements.flatMap(({ wholeTables }) => wholeTables)).toEqual(['booking_events']);
  expect(whole.rows).toBe(9_400);
  expect(whole.buffers).toBeGreaterThan(50);

  const triggered = await costs.of(() =>
    database.execute(
      "insert into ledger_transfers (journal_id, debit_id, credit_id, amount) select id, (select id from ledger_accounts where kind = 'gateway'), (select id from ledger_accounts where kind = 'tutor' limit 1), 1 from ledger_journals limit 1",
    ),
  );
  expect(triggered.statements.map(({ text }) => text.split(' ')[0])).toContain('WITH');
});
