import type { MoneySettings } from '../../foundation/config/Config';
import { inTransaction } from '../../foundation/db/inTransaction';
import { askForPayment, movePayment } from '../../lessons/ledger/changes';
import { addBooking } from './scene';
import type { Person, TestApp } from './testApp';

/** Lessons are paid, at the gateway that stands in. */
export const testMoney: MoneySettings = {
  provider: 'test',
  razorpay: null,
  stripe: null,
  commissionPercent: 15,
  refundPolicy: [
    { hours: 12, percent: 100 },
    { hours: 0, percent: 50 },
  ],
  seller: { name: null, address: null, state: null, gstin: null, sac: null },
};

/** Has a payment asked for an accepted booking. @returns its id */
export const askToPay = async (
  { database }: Pick<TestApp, 'database'>,
  bookingId: string,
): Promise<string> => {
  const { payment } = await inTransaction(database, (tx) => askForPayment(tx, testMoney, bookingId));
  if (!payment) throw new Error('Nothing is asked for this booking.');
  return payment._id;
};

/** An accepted lesson that is to be paid. */
export const addDueLesson = async (
  test: TestApp,
  student: Person,
  tutor: Person,
  startsAt: Date,
): Promise<{ bookingId: string; paymentId: string }> => {
  const bookingId = await addBooking(test, student, tutor, startsAt, { status: 'accepted', price: 60_000 });
  return { bookingId, paymentId: await askToPay(test, bookingId) };
};

/** Says that a payment is paid, past every gateway. */
export const markPaid = ({ database }: Pick<TestApp, 'database'>, paymentId: string): Promise<boolean> =>
  inTransaction(database, (tx) => movePayment(tx, paymentId, 'paid', { paidAt: new Date() }));
