import type { Calls, Payment, Query, RefundQuote } from '@paadam/shared/contract';
import { sideOf } from '@paadam/shared/domain';
import { MomentPosition, momentPositionOf, readPage } from '../../access/calls/page';
import type { SessionUser } from '../../access/sessions/queries';
import { HttpError, noSuch } from '../../foundation/http/HttpError';
import { findBooking, ofCaller } from '../../lessons/bookings/queries';
import { cancelShare, sumShares } from '../../lessons/ledger/cancelShare';
import { chargedFrom } from '../../lessons/ledger/chargedFrom';
import { creditOf } from '../../lessons/ledger/ledger/accounts';
import { balanceOf } from '../../lessons/ledger/ledger/queries';
import { listMoves } from '../../lessons/ledger/queries';
import { toRefundQuote } from '../../lessons/ledger/refundQuote';
import * as words from '../../messages/payments';
import { askAbout, type Site } from './askGateway';
import { takeCheckoutsToLookAt } from './changes';
import { findPayment, listCancellable, listPayments, type PaymentRow } from './queries';

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
  isOpened: row.isOpened,
  surplus: row.surplus,
});

/** @returns a page of the caller's payments, or the children's, with the caller's credit */
export const paymentPage = async (
  { database, config }: Site,
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
  const refundPolicy = [...config.money.refundPolicy];
  return { data: rows.map(toPayment), nextCursor, credit, refundPolicy };
};

/**
 * @returns one payment; while it is due, the gateway is asked first, so that the person who comes back from there sees it as it is, but not
 *   for each of many looks. A
 *   gateway that does not answer leaves it as it was.
 * @throws HttpError `not_found` where it is for no one of the caller's
 */
export const viewPayment = async (site: Site, caller: SessionUser, id: string): Promise<Payment> => {
  const find = () => findPayment(site.database, id, ofCaller(caller));
  const found = await find();
  if (!found) throw new HttpError('not_found', words.thereIsNoSuchPayment);
  if (found.status !== 'due') return toPayment(found);
  for (const checkout of await takeCheckoutsToLookAt(site.database, id)) {
    await askAbout(site, checkout).catch((error: unknown) =>
      site.log.warn({ err: error, checkout: checkout.id }, 'the gateway could not be asked'),
    );
  }
  return toPayment((await find()) ?? found);
};

/**
 * @param rest whether those of its series that come after it are cancelled with it
 * @returns what comes back if the caller cancels the lesson now
 * @throws HttpError `not_found` where the caller has no part in it; `payment_not_due` where nothing was paid for it
 */
export const quoteRefund = async (
  { database, config }: Site,
  caller: SessionUser,
  bookingId: string,
  { rest }: Query<Calls['refundQuote']>,
): Promise<RefundQuote> => {
  const whose = ofCaller(caller);
  const booking = await findBooking(database, bookingId, whose);
  if (!booking) throw noSuch('booking');
  const paid = await listCancellable(database, { bookingId, whose, withRest: rest === 'yes' });
  if (paid.length === 0) {
    throw new HttpError('payment_not_due', words.nothingWasPaidForThisLesson);
  }
  const now = Date.now();
  const shares = await Promise.all(
    paid.map(async ({ id, startsAt, amount, createdAt, isByCredit }) => {
      const moves = await listMoves(database, id, createdAt);
      const from = chargedFrom(startsAt.getTime(), moves);
      const by = sideOf(caller.role);
      return cancelShare(config.money.refundPolicy, { amount, chargedFrom: from, now, by, isByCredit });
    }),
  );
  return toRefundQuote(sumShares(shares));
};
