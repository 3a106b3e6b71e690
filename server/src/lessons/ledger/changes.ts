import { type BookingStatus, type PaymentStatus, paymentFroms, paymentWindow } from '@paadam/shared/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { MoneySettings } from '../../foundation/config/Config';
import type { Queryable, Transaction } from '../../foundation/db/openDatabase';
import { bookings, captures, checkouts, payments, refunds } from '../../foundation/db/schema';
import { statusNow } from '../../foundation/db/transitionSql';
import { enqueue } from '../../foundation/jobs/enqueue';
import { type CancelShare, cancelShare } from './cancelShare';
import { chargedFrom } from './chargedFrom';
import { issueCommission } from './invoices/issueInvoices';
import { commission, creditOf, earningsOf, goodwill, gst, held } from './ledger/accounts';
import { post } from './ledger/changes';
import { askQueue, refundQueue } from './paymentClock';
import {
  findPaymentOf,
  hasOpenProblem,
  isDisputed,
  listMoves,
  type PaymentOfBooking,
  sumGoingBack,
} from './queries';
import { splitPrice } from './splitPrice';

const asking = `
  with booking as (
    update bookings set pay_by = least(starts_at, greatest(now() + make_interval(mins => ${paymentWindow.leastMinutes}),
      least(greatest(now() + make_interval(hours => ${paymentWindow.hours}),
          case when series_id is not null then starts_at - make_interval(days => ${paymentWindow.seriesDaysBefore}) end),
        starts_at - make_interval(hours => ${paymentWindow.hoursBefore}))))
    where id = $1::uuid and status = 'accepted' and price > 0 returning id, price, pay_by
  ), asked as (
    insert into payments (id, booking_id, amount) select $2::uuid, id, price from booking returning id, amount
  )
  select asked.id, asked.amount, booking.pay_by from asked, booking`;

/**
 * Asks for the payment of a lesson, in the transaction that has just accepted it.
 *
 * @returns what the booking has with that; nulls where lessons are not paid here, or this one costs nothing
 */
export const askForPayment = async (
  tx: Transaction,
  { provider }: MoneySettings,
  bookingId: string,
): Promise<{ payBy: Date | null; payment: PaymentOfBooking | null }> => {
  if (!provider) return { payBy: null, payment: null };
  const { rows } = await tx.$client.query<{ id: string; amount: number; pay_by: Date }>({
    name: 'ask-for-payment',
    text: asking,
    values: [bookingId, uuidv7()],
  });
  const [asked] = rows;
  if (!asked) return { payBy: null, payment: null };
  const { id, amount, pay_by: payBy } = asked;
  return { payBy, payment: { _id: id, status: 'due', amount, refund: 0, refunded: 0, isTest: false } };
};

export interface HeldPayment {
  id: string;
  bookingId: string;
  status: (typeof payments.$inferSelect)['status'];
  amount: number;
  payerId: string | null;
  createdAt: Date;
  releasedAt: Date | null;
  /** Whether a bank asks for what was paid. */
  isDisputed: boolean;
  hasOpenProblem: boolean;
  bookingStatus: BookingStatus;
  payBy: Date | null;
  tutorId: string;
  /** Whether the lesson was cancelled, or ended long enough ago for its money to be released. */
  hasWaited: boolean;
}

/**
 * Holds a payment and its booking until the transaction ends: the booking first, as the person who cancels it does.
 *
 * @returns both as they stand at this moment
 */
export const holdPayment = async (tx: Transaction, paymentId: string): Promise<HeldPayment | undefined> => {
  await tx.execute(sql`select from ${bookings}
    where ${bookings.id} = (select ${payments.bookingId} from ${payments} where ${payments.id} = ${paymentId}) for update`);
  const [held] = await tx
    .select({
      id: payments.id,
      bookingId: payments.bookingId,
      status: payments.status,
      amount: payments.amount,
      payerId: payments.payerId,
      createdAt: payments.createdAt,
      releasedAt: payments.releasedAt,
      isDisputed,
      hasOpenProblem,
      // By the clock of this moment: the transaction may have waited over the deadline.
      bookingStatus: sql<BookingStatus>`case when ${bookings.status} = 'accepted' and ${bookings.payBy} <= clock_timestamp()
        then 'cancelled' else ${statusNow} end`,
      payBy: bookings.payBy,
      tutorId: bookings.tutorId,
      hasWaited: sql<boolean>`release_moment(${bookings}) <= clock_timestamp()`,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(payments.id, paymentId))
    .for('update', { of: payments });
  return held;
};

/** @returns whether the payment was in a state from which it gets there */
export const movePayment = async (
  tx: Transaction,
  id: string,
  to: PaymentStatus,
  values: Partial<typeof payments.$inferInsert> = {},
): Promise<boolean> => {
  const moved = await tx
    .update(payments)
    .set({ ...values, status: to })
    .where(and(eq(payments.id, id), inArray(payments.status, paymentFroms(to))))
    .returning({ id: payments.id });
  return moved.length > 0;
};

/** Ends the checkout at the gateway, and asks whether it was paid. */
const closeCheckouts = async (tx: Transaction, paymentId: string): Promise<void> => {
  const closed = await tx
    .update(checkouts)
    .set({ closedAt: sql`clock_timestamp()`, askAt: sql`clock_timestamp()` })
    .where(and(eq(checkouts.paymentId, paymentId), isNull(checkouts.closedAt)))
    .returning({ id: checkouts.id });
  if (closed.length > 0) await enqueue(tx, askQueue, { paymentId });
};

interface Refund {
  paymentId: string;
  provider: (typeof refunds.$inferInsert)['provider'];
  captureRef: string;
  /** Paise. */
  amount: number;
  reason: (typeof refunds.$inferInsert)['reason'];
}

/** Has money go back. @returns its id @throws an error of `refunds_covered` where it is more than came */
export const wantRefund = async (tx: Transaction, refund: Refund): Promise<string> => {
  const id = uuidv7();
  await tx.insert(refunds).values({ id, ...refund });
  await enqueue(tx, refundQueue, { refundId: id });
  return id;
};

interface Lesson {
  bookingId: string;
  tutorId: string;
  /** Paise of what is held. */
  amount: number;
}

/** What was held for a lesson becomes the tutor's, and the house's, who says so in a document. */
export const releaseHeld = async (
  tx: Transaction,
  settings: MoneySettings,
  paymentId: string,
  event: 'completed' | 'cancelled',
  { bookingId, tutorId, amount }: Lesson,
): Promise<void> => {
  const isTaxed = settings.seller.gstin !== null;
  const share = splitPrice(amount, { commissionPercent: settings.commissionPercent, isTaxed });
  await post(tx, {
    event,
    sourceKey: `payment:${paymentId}:released`,
    bookingId,
    transfers: [
      { debit: held(bookingId), credit: earningsOf(tutorId), amount: share.tutor },
      { debit: held(bookingId), credit: commission, amount: share.commission },
      { debit: held(bookingId), credit: gst, amount: share.gst },
    ],
  });
  await tx.update(payments).set({ releasedAt: sql`clock_timestamp()` }).where(eq(payments.id, paymentId));
  await issueCommission(tx, settings, paymentId, { event, amount, ...share });
};

/**
 * Ends what is asked or was paid for lessons that do not take place, in the transaction that has just cancelled them: what is
 * due is void; of what was paid the policy says how much goes back, and the rest is the tutor's.
 *
 * @param by which side cancelled, or an operator; null: the clock, of what was not paid
 * @returns what goes back; null where nothing had been paid
 */
export const endPayment = async (
  tx: Transaction,
  settings: MoneySettings,
  bookingId: string,
  by: 'tutor' | 'student' | 'operator' | null,
): Promise<CancelShare | null> => {
  const [lesson] = await tx
    .select({
      startsAt: bookings.startsAt,
      tutorId: bookings.tutorId,
      now: sql<Date>`clock_timestamp()`.mapWith(bookings.startsAt),
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for('update');
  const payment = await findPaymentOf(tx, bookingId);
  if (!lesson || !payment) return null;
  if (payment.status === 'due') {
    await movePayment(tx, payment.id, 'void');
    await tx.update(bookings).set({ payBy: null }).where(eq(bookings.id, bookingId));
    await closeCheckouts(tx, payment.id);
    return null;
  }
  const [capture] = await tx
    .select()
    .from(captures)
    .where(and(eq(captures.paymentId, payment.id), eq(captures.fate, 'paid')));
  const isPaid = payment.status === 'paid' || payment.status === 'part_refunded';
  if (!isPaid || payment.releasedAt || !capture || !by) return null;
  // An operator may have sent a part of it back before.
  const amount = payment.amount - (await sumGoingBack(tx, payment.id));
  const moves = await listMoves(tx, bookingId, payment.createdAt);
  const share = cancelShare(settings.refundPolicy, {
    amount,
    chargedFrom: chargedFrom(lesson.startsAt.getTime(), moves),
    now: lesson.now.getTime(),
    by,
    isByCredit: capture.provider === 'credit',
  });
  if (share.refund > 0) {
    const { provider, ref: captureRef } = capture;
    const reason = by === 'tutor' ? 'tutor-cancelled' : 'cancelled';
    await wantRefund(tx, { paymentId: payment.id, provider, captureRef, amount: share.refund, reason });
  }
  const rest = { bookingId, tutorId: lesson.tutorId, amount: amount - share.refund };
  // What a bank asks for belongs to no side until it is clear; the clock gives it out then.
  if (!payment.isDisputed) await releaseHeld(tx, settings, payment.id, 'cancelled', rest);
  if (share.credit > 0 && capture.payerId) {
    await post(tx, {
      event: 'tutor cancelled late',
      sourceKey: `payment:${payment.id}:credit`,
      bookingId,
      transfers: [{ debit: goodwill, credit: creditOf(capture.payerId), amount: share.credit }],
    });
  }
  return share;
};

/** @returns paise that are held for a lesson and not yet given to a side; null: nothing is */
export const heldAmount = async (queryable: Queryable, bookingId: string): Promise<number | null> => {
  const payment = await findPaymentOf(queryable, bookingId);
  const isHeld = payment?.status === 'paid' || payment?.status === 'part_refunded';
  return isHeld && !payment.releasedAt ? payment.amount - (await sumGoingBack(queryable, payment.id)) : null;
};

/**
 * Has some of what is held for a lesson go back, since something went wrong in it, and makes the rest the tutor's. The
 * transaction holds the booking.
 *
 * @param refund paise, of which not more than that are held
 */
export const settleHeld = async (
  tx: Transaction,
  settings: MoneySettings,
  bookingId: string,
  refund: number,
): Promise<void> => {
  const payment = await findPaymentOf(tx, bookingId);
  const [lesson] = await tx
    .select({ tutorId: bookings.tutorId, capture: captures })
    .from(bookings)
    .innerJoin(payments, eq(payments.bookingId, bookings.id))
    .innerJoin(captures, and(eq(captures.paymentId, payments.id), eq(captures.fate, 'paid')))
    .where(and(eq(bookings.id, bookingId), eq(payments.id, payment?.id ?? bookingId)));
  const whole = await heldAmount(tx, bookingId);
  if (!payment || !lesson || whole === null) throw new Error(`Nothing is held for ${bookingId}.`);
  const { provider, ref: captureRef } = lesson.capture;
  await wantRefund(tx, { paymentId: payment.id, provider, captureRef, amount: refund, reason: 'problem' });
  const rest = { bookingId, tutorId: lesson.tutorId, amount: whole - refund };
  // What a bank asks for belongs to no side until it is clear; the clock gives it out then.
  if (!payment.isDisputed) await releaseHeld(tx, settings, payment.id, 'completed', rest);
};
