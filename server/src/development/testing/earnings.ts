import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../../foundation/db/inTransaction';
import { releaseHeld } from '../../lessons/ledger/changes';
import { gateway, held } from '../../lessons/ledger/ledger/accounts';
import { post } from '../../lessons/ledger/ledger/changes';
import { sealDestination } from '../../money/payouts/sealedDestination';
import { askToPay, testMoney } from './money';
import { addBooking, daysAhead } from './scene';
import type { Person, TestApp } from './testApp';

interface Lesson {
  bookingId: string;
  paymentId: string;
}

/** A lesson of ₹600 that was paid past every gateway, some days from now; before now it was given. */
export const addPaidLesson = async (
  test: TestApp,
  student: Person,
  tutor: Person,
  { days = 3, price = 60_000 }: { days?: number; price?: number } = {},
): Promise<Lesson> => {
  const status = 'accepted' as const;
  const bookingId = await addBooking(test, student, tutor, daysAhead(days, 10), { status, price });
  const paymentId = await askToPay(test, bookingId);
  const ref = `pay_${uuidv7()}`;
  const { $client: client } = test.database;
  await client.query(
    `insert into captures (provider, ref, payment_id, payer_id, amount, fate) values ('test', $1, $2, $3, $4, 'paid')`,
    [ref, paymentId, student.id, price],
  );
  await inTransaction(test.database, (tx) =>
    post(tx, {
      event: 'paid',
      sourceKey: `test:${ref}:captured`,
      bookingId,
      transfers: [{ debit: gateway, credit: held(bookingId), amount: price }],
    }),
  );
  await client.query(
    `update payments set status = 'paid', provider = 'test', method = 'upi', payer_id = $2, paid_at = now() where id = $1`,
    [paymentId, student.id],
  );
  await client.query(
    `update bookings set pay_by = null, status = case when ends_at < now() then 'completed' else status end where id = $1`,
    [bookingId],
  );
  return { bookingId, paymentId };
};

/** A lesson whose money is the tutor's: ₹510 of ₹600. */
export const addEarnedLesson = async (
  test: TestApp,
  student: Person,
  tutor: Person,
  price = 60_000,
): Promise<Lesson> => {
  const lesson = await addPaidLesson(test, student, tutor, {
    days: -3 - Math.floor(Math.random() * 1_000),
    price,
  });
  await inTransaction(test.database, (tx) =>
    releaseHeld(tx, testMoney, lesson.paymentId, 'completed', {
      bookingId: lesson.bookingId,
      tutorId: tutor.id,
      amount: price,
    }),
  );
  return lesson;
};

/** Where a tutor's money goes, and may go by now. */
export const addDestination = async (
  { database, app }: TestApp,
  tutor: Person,
  { usable = true, accountNumber = '001234567890' } = {},
): Promise<string> => {
  const id = uuidv7();
  const destination = { kind: 'bank', holder: tutor.name, accountNumber, ifsc: 'HDFC0001234' } as const;
  const sealed = sealDestination(app.sealer, id, destination);
  await database.$client.query(
    `insert into payout_destinations (id, tutor_id, kind, sealed, masked, usable_from)
     values ($1, $2, 'bank', $3, $4, now() + $5::interval)`,
    [id, tutor.id, sealed, `••••${accountNumber.slice(-4)}, HDFC0001234`, usable ? '-1 hour' : '47 hours'],
  );
  return id;
};

/** A refund of ₹100 that the gateway has refused. @returns its id */
export const addFailedRefund = async ({ database }: TestApp, paymentId: string): Promise<string> => {
  const id = uuidv7();
  await database.$client.query(
    `insert into refunds (id, payment_id, provider, capture_ref, amount, reason, status, problem, failures, try_at)
     select $1, payment_id, provider, ref, 10000, 'operator', 'failed', 'failed', 1, now() + interval '1 day'
     from captures where payment_id = $2`,
    [id, paymentId],
  );
  return id;
};
