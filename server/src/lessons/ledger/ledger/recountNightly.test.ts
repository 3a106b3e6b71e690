import { startTestApp, type TestApp } from '../../../development/testing/testApp';
import { inTransaction } from '../../../foundation/db/inTransaction';
import { ledgerRecounts } from '../../../foundation/db/schema';
import { enqueue } from '../../../foundation/jobs/enqueue';
import { gateway, held } from './accounts';
import { post } from './changes';
import { planRecount, recountQueue } from './recountNightly';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const planned = async (): Promise<Date[]> => {
  const { rows } = await test.database.$client.query(
    `select start_after from pgboss.job where name = 'ledger-recount' and state = 'created'`,
  );
  return rows.map(({ start_after }) => start_after);
};

it('recounts the ledger when its night has come, keeps what it found, and plans the next night once', async () => {
  await inTransaction(test.database, async (tx) => {
    const [bookingId, amount] = [crypto.randomUUID(), 60_000];
    const transfers = [{ debit: gateway, credit: held(bookingId), amount }];
    await post(tx, { event: 'paid', sourceKey: 'a', bookingId, transfers });
    await enqueue(tx, recountQueue, { what: 'ledger' });
  });
  await test.app.jobs.runDue();
  expect(await test.database.select().from(ledgerRecounts)).toMatchObject([
    { accounts: 2, journals: 1, differences: [] },
  ]);

  await planRecount(test.app);
  const [next, ...others] = await planned();
  expect(others).toEqual([]);
  expect(next?.getTime()).toBeGreaterThan(Date.now());
  expect(next?.getTime()).toBeLessThanOrEqual(Date.now() + 86_400_000);
});
