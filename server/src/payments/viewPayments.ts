import type { Calls, Payment, Query, RefundQuote } from '@paadam/shared/contract';
import { sideOf } from '@paadam/shared/domain';
import { findBooking, ofCaller } from '../bookings/queries';
import { MomentPosition, momentPositionOf, readPage } from '../calls/page';
import { HttpError, noSuch } from '../http/HttpError';
import { cancelShare } from '../money/cancelShare';
import { chargedFrom } from '../money/chargedFrom';
import { creditOf } from '../money/ledger/accounts';
import { balanceOf } from '../money/ledger/queries';
import { findPaymentOf, listMoves } from '../money/queries';
import type { SessionUser } from '../sessions/queries';
import { askAbout, type Site } from './askGateway';
import { findPayment, listCheckouts, listPayments, type PaymentRow } from './queries';

const toPayment = ({ id, payBy, paidAt, dateTime, createdAt, provider, ...row }: PaymentRow): Payment => ({
  _id: id,
  bookingId: row.bookingId,
  status: row.status,
  amount: row.amount,
  payBy: payBy?.toISOString() ?? null,
  refund: row.refund,
  refunded: row.refunded,
  isTest: provider === 'test',
  student: row.student,
  tutor: row.tutor,
  subject: row.subject,
  dateTime: dateTime.toISOString(),
  paidAt: paidAt?.toISOString() ?? null,
  method: row.method,
  documents: row.documents,
  createdAt: createdAt.toISOString(),
});

/** @returns a page of the caller's payments, or the children's, with the caller's credit */
export const paymentPage = async (
  { database }: Site,
  caller: SessionUser,
  { limit, cursor, status }: Query<Calls['payments']>,
) => {
  const { rows, nextCursor } = await readPage(
    { limit, cursor },
    MomentPosition,
    (after, count) => listPayments(database, ofCaller(caller), { status, after, count }),
    momentPositionOf,
  );
  const credit = Number(await balanceOf(database, creditOf(caller.id)));
  return { data: rows.map(toPayment), nextCursor, credit };
};

/**
 * @returns one payment; while it is due, the gateway is asked first, so that whoever comes back from there sees it as it is. A
 *   gateway that does not answer leaves it as it was.
 * @throws HttpError `not_found` where it is for nobody of the caller's
 */
export const viewPayment = async (site: Site, caller: SessionUser, id: string): Promise<Payment> => {
  const find = () => findPayment(site.database, id, ofCaller(caller));
  const found = await find();
  if (!found) throw new HttpError('not_found', 'There is no such payment.');
  if (found.status !== 'due') return toPayment(found);
  for (const checkout of await listCheckouts(site.database, id)) {
    await askAbout(site, checkout).catch((error: unknown) =>
      site.log.warn({ err: error, checkout: checkout.id }, 'the gateway could not be asked'),
    );
  }
  return toPayment((await find()) ?? found);
};

/**
 * @returns what comes back if the caller cancels the lesson now
 * @throws HttpError `not_found` where the caller has no part in it; `payment_not_due` where nothing was paid for it
 */
export const quoteRefund = async (
  { database, config }: Site,
  caller: SessionUser,
  bookingId: string,
): Promise<RefundQuote> => {
  const booking = await findBooking(database, bookingId, ofCaller(caller));
  if (!booking) throw noSuch('booking');
  const payment = await findPaymentOf(database, bookingId);
  if (booking.status !== 'accepted' || payment?.status !== 'paid') {
    throw new HttpError('payment_not_due', 'Nothing was paid for this lesson that could go back.');
  }
  const moves = await listMoves(database, bookingId, payment.createdAt);
  const share = cancelShare(config.money.refundPolicy, {
    amount: payment.amount,
    chargedFrom: chargedFrom(booking.startsAt.getTime(), moves),
    now: Date.now(),
    by: sideOf(caller.role),
  });
  const { percent, refund: amount, credit, until } = share;
  return { percent, amount, credit, until: until === null ? null : new Date(until).toISOString() };
};
