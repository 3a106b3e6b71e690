import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@paadam/shared/contract';
import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { inTransaction } from '../../foundation/db/inTransaction';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ drawPages: false });
});
afterAll(() => test.stop());

/** Waits until the condition holds. The limit only ends a failed test. */
const until = async (is: () => boolean): Promise<void> => {
  const limit = Date.now() + 15_000;
  while (!is()) {
    if (Date.now() > limit) throw new Error('It did not come to pass.');
    await pause(5);
  }
};

it('answers others, however much one person asks for at once', async () => {
  const [flooding, other] = await Promise.all([test.signedIn('student'), test.signedIn('student')]);
  const statuses: number[] = [];
  let flood: Promise<unknown> = Promise.resolve();
  await inTransaction(test.database, async (tx) => {
    // The first person's calls wait for this; the other person's do not.
    await tx.execute(sql`lock table bookings in access exclusive mode`);
    flood = Promise.all(
      Array.from({ length: 300 }, async () => {
        const { status } = await flooding.browser.call(calls.ownBookings, { query: {} });
        statuses.push(status);
      }),
    );
    await until(() => test.database.$client.queueLength >= 150 && statuses.length > 0);
    expect(new Set(statuses)).toEqual(new Set([429]));
    expect((await other.browser.call(calls.sessions)).status).toBe(200);
  });
  await flood;
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(150);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});
