import { eq, sql } from 'drizzle-orm';
import { addPaidLesson } from '../../development/testing/earnings';
import { startPaidSite, stopPaidSite } from '../../development/testing/payments';
import { populate } from '../../development/testing/populate';
import { addTutor, hoursFromNow } from '../../development/testing/scene';
import { measureStatements } from '../../development/testing/statementCosts';
import type { Person, TestApp } from '../../development/testing/testApp';
import { bookings, payments } from '../../foundation/db/schema';
import { askDueCheckouts, sendDueRefunds } from './askGateway';
import { releaseEarned } from './releaseEarned';

let test: TestApp;
let student: Person;
let tutor: Person;
beforeAll(async () => {
  test = await startPaidSite();
  student = await test.signedIn('student');
  tutor = await addTutor(test);
});
afterAll(() => stopPaidSite(test));

const read = async (id: string) => {
  const [payment] = await test.database
    .select({
      releasedAt: payments.releasedAt,
      releaseTries: payments.releaseTries,
      /** Minutes until the next try. */
      wait: sql<number | null>`(extract(epoch from ${payments.releaseAt} - now()) / 60)::float`,
    })
    .from(payments)
    .where(eq(payments.id, id));
  if (!payment) throw new Error('There is no such payment.');
  return payment;
};
const letPass = (id: string) =>
  test.database
    .update(payments)
    .set({ releaseAt: new Date(0) })
    .where(eq(payments.id, id));
const failures = async () => {
  const { text } = await test.app.metrics.print();
  return Number(/^paadam_background_failures_total\{work="release"\} (\d+)$/m.exec(text)?.[1] ?? 0);
};

describe('the money of lessons', () => {
  it('is released even if one lesson’s fails, which is counted and retried at growing intervals', async () => {
    const failing = await addPaidLesson(test, student, tutor, { days: -9 });
    const others = [
      await addPaidLesson(test, student, tutor, { days: -8 }),
      await addPaidLesson(test, student, tutor, { days: -7 }),
    ];
    // The amount is more than is held, so the ledger refuses.
    await test.database.update(payments).set({ amount: 60_100 }).where(eq(payments.id, failing.paymentId));
    expect(await releaseEarned(test.app)).toBe(2);
    for (const { paymentId } of others) {
      expect(await read(paymentId)).toEqual({ releasedAt: expect.any(Date), releaseTries: 1, wait: null });
    }
    expect(await failures()).toBe(1);
    const first = await read(failing.paymentId);
    expect(first).toMatchObject({ releasedAt: null, releaseTries: 1 });
    expect(first.wait).toBeGreaterThan(0);

    // It is not tried before its time.
    expect(await releaseEarned(test.app)).toBe(0);
    expect(await failures()).toBe(1);

    await letPass(failing.paymentId);
    await releaseEarned(test.app);
    expect(await failures()).toBe(2);
    const second = await read(failing.paymentId);
    expect(second.releaseTries).toBe(2);
    expect(second.wait).toBeGreaterThan(first.wait ?? 0);

    await test.database.update(payments).set({ amount: 60_000 }).where(eq(payments.id, failing.paymentId));
    await letPass(failing.paymentId);
    expect(await releaseEarned(test.app)).toBe(1);
    expect(await read(failing.paymentId)).toMatchObject({ releasedAt: expect.any(Date), wait: null });
  });

  it('is due a day after the end, also of a moved lesson, and at once after a cancellation', async () => {
    const { bookingId, paymentId } = await addPaidLesson(test, student, tutor);
    const move = (startsAt: Date, endsAt: Date) =>
      test.database.update(bookings).set({ startsAt, endsAt }).where(eq(bookings.id, bookingId));
    await move(hoursFromNow(10), hoursFromNow(11));
    expect((await read(paymentId)).wait).toBeCloseTo(35 * 60, -1);
    await move(hoursFromNow(-12), hoursFromNow(-11));
    expect((await read(paymentId)).wait).toBeCloseTo(13 * 60, -1);
    expect(await releaseEarned(test.app)).toBe(0);
    await move(hoursFromNow(20), hoursFromNow(21));
    await test.database.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, bookingId));
    expect((await read(paymentId)).wait).toBeLessThanOrEqual(0);
    expect(await releaseEarned(test.app)).toBe(1);
  });

  it('is released once, even if several servers try at the same time', async () => {
    for (let days = 20; days < 26; days += 1) await addPaidLesson(test, student, tutor, { days: -days });
    const released = await Promise.all([1, 2, 3].map(() => releaseEarned(test.app)));
    expect(released.reduce((sum, one) => sum + one)).toBe(6);
  });
});

it('costs almost nothing to look for while none is due, however many lessons are paid', async () => {
  await populate(test.database, { students: 2_000, tutors: 500, past: 10_000, upcoming: 5_000 });
  const costs = measureStatements(test.database);
  // Every 30 seconds.
  const looks: ((site: TestApp['app']) => Promise<unknown>)[] = [
    releaseEarned,
    askDueCheckouts,
    sendDueRefunds,
  ];
  for (const look of looks) {
    const { buffers, statements } = await costs.of(() => look(test.app));
    expect(statements).toHaveLength(1);
    expect(buffers).toBeLessThan(10);
  }
});
