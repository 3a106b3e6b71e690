import { uuidv7 } from 'uuidv7';
import { writeInBulk } from '../../../development/testing/populate';
import { measureStatements } from '../../../development/testing/statementCosts';
import { createTestDatabase, type TestDatabase } from '../../../development/testing/testDatabase';
import { inTransaction } from '../../../foundation/db/inTransaction';
import { commission, earningsOf, gateway, gst, held } from './accounts';
import { post } from './changes';
import { balanceOf, recountLedger } from './queries';

/** As a site has some years after it began. A posting of one transfer reads 52 buffers there, a release 91 (decision 0120). */
const accounts = 400_000;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('posts at the same cost, however many accounts there are', async () => {
  const { database } = test;
  await writeInBulk(
    database,
    [
      {
        text: `INSERT INTO ledger_accounts (kind, owner_id, side) SELECT 'held', md5('lesson' || n)::uuid, 'credit'
          FROM generate_series(1, $1::integer) n`,
        values: [accounts],
      },
    ],
    ['ledger_accounts'],
  );
  const costs = measureStatements(database);
  const lesson = async () => {
    const [booking, tutor] = [uuidv7(), uuidv7()];
    const paid = await costs.of(() =>
      inTransaction(database, (tx) =>
        post(tx, {
          event: 'paid',
          sourceKey: `test:${booking}:captured`,
          bookingId: booking,
          transfers: [{ debit: gateway, credit: held(booking), amount: 60_000 }],
        }),
      ),
    );
    const released = await costs.of(() =>
      inTransaction(database, (tx) =>
        post(tx, {
          event: 'completed',
          sourceKey: `test:${booking}:completed`,
          bookingId: booking,
          transfers: [
            { debit: held(booking), credit: earningsOf(tutor), amount: 51_000 },
            { debit: held(booking), credit: commission, amount: 7_627 },
            { debit: held(booking), credit: gst, amount: 1_373 },
          ],
        }),
      ),
    );
    const balances = await costs.of(async () => [
      await balanceOf(database, earningsOf(tutor)),
      await balanceOf(database, gst),
    ]);
    expect(balances.result[0]).toBe(51_000n);
    return { paid, released, balances };
  };
  // The first postings create the house's accounts and cached plans.
  for (let lessons = 0; lessons < 8; lessons += 1) await lesson();
  const { paid, released, balances } = await lesson();
  expect(paid.buffers).toBeLessThan(100);
  expect(released.buffers).toBeLessThan(100); // of three transfers, to a tutor's new account
  expect(balances.buffers).toBeLessThan(20);
  for (const { statements } of [paid, released, balances]) {
    expect(statements.flatMap(({ wholeTables }) => wholeTables)).not.toContain('ledger_accounts');
  }
  expect((await recountLedger(database)).differences).toEqual([]);
});
