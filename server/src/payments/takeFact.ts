import type { CaptureFate, PaymentProvider } from '@paadam/shared/domain';
import { mailsAbout } from '../bookings/bookingMails';
import { notesAbout } from '../bookings/bookingNotes';
import { getBooking } from '../bookings/queries';
import type { Transaction } from '../db/openDatabase';
import type { Server } from '../http/server';
import { enqueueAll } from '../jobs/enqueue';
import { mailJob } from '../mail/mailQueue';
import { movePayment, wantRefund } from '../money/changes';
import type { GatewayFact } from '../money/gatewayFacts';
import { creditOf, gateway, held } from '../money/ledger/accounts';
import { post } from '../money/ledger/changes';
import type { NoteFor } from '../news/changes';
import {
  addCapture,
  closeCheckout,
  endDue,
  type HeldPayment,
  holdPayment,
  moveRefund,
  sumRefunded,
} from './changes';
import { findCheckout, findRefund, type RefundRow } from './queries';

type Tell = (notes: readonly NoteFor[]) => void;
type Site = Pick<Server, 'config' | 'news'>;

/**
 * Takes in what a gateway says has happened. Callback, webhook and reconciler all end here, in any order and as often as they
 * like: whichever comes first does it, and the others find it done.
 */
export const takeFact = (
  { config, news }: Site,
  provider: PaymentProvider,
  fact: GatewayFact,
): Promise<void> =>
  news.inTransaction((tx, tell) =>
    fact.kind === 'captured'
      ? takeCapture(tx, tell, config.publicOrigin, provider, fact)
      : takeRefund(tx, tell, config.publicOrigin, provider, fact),
  );

const fateOf = (payment: HeldPayment, isWhole: boolean): CaptureFate => {
  if (!isWhole) return 'other-sum';
  if (payment.status === 'due' && payment.bookingStatus === 'accepted') return 'paid';
  return payment.status === 'due' || payment.status === 'void' ? 'late' : 'double';
};

const takeCapture = async (
  tx: Transaction,
  tell: Tell,
  origin: string,
  provider: PaymentProvider,
  { checkout: checkoutId, ref, amount, method }: Extract<GatewayFact, { kind: 'captured' }>,
): Promise<void> => {
  const checkout = await findCheckout(tx, checkoutId);
  const payment = checkout && (await holdPayment(tx, checkout.paymentId));
  // Of another site that shares the account, or of a database before this one.
  if (!payment || checkout.provider !== provider) return;
  const fate = fateOf(payment, amount === checkout.amount);
  const { id: paymentId, bookingId } = payment;
  const payerId = checkout.openedBy;
  if (!(await addCapture(tx, { provider, ref, paymentId, payerId, amount, fate }))) return;
  await post(tx, {
    event: 'paid',
    sourceKey: `${provider}:${ref}:captured`,
    bookingId,
    transfers: [{ debit: gateway, credit: held(bookingId), amount }],
  });
  if (fate === 'paid') {
    await closeCheckout(tx, checkout.id, false);
    await settlePaid(tx, tell, origin, payment, { provider, method, payerId });
  } else {
    await wantRefund(tx, { paymentId, provider, captureRef: ref, amount, reason: fate });
  }
};

/** A payment that the transaction holds is paid: the lesson is certain, and everybody is told. */
export const settlePaid = async (
  tx: Transaction,
  tell: Tell,
  origin: string,
  { id, bookingId }: Pick<HeldPayment, 'id' | 'bookingId'>,
  { provider, method, payerId }: { provider: string; method: string; payerId: string },
): Promise<void> => {
  await movePayment(tx, id, 'paid', { provider, method, payerId, paidAt: new Date() });
  await endDue(tx, bookingId);
  const booking = await getBooking(tx, bookingId);
  const payer = [booking.studentContact, ...booking.parents].find((person) => person.id === payerId);
  const by = payer && {
    id: payer.id,
    name: payer.name,
    role: payer.id === booking.studentContact.id ? ('student' as const) : ('parent' as const),
  };
  const about = { event: 'paid', booking, by: by ?? null } as const;
  tell(notesAbout(about));
  await enqueueAll(tx, mailsAbout(about, origin).map(mailJob));
};

const takeRefund = async (
  tx: Transaction,
  tell: Tell,
  origin: string,
  provider: PaymentProvider,
  { refund: name, ref, status }: Extract<GatewayFact, { kind: 'refunded' }>,
): Promise<void> => {
  const refund = await findRefund(tx, provider, { refund: name, ref });
  if (refund) await settleRefund(tx, tell, origin, refund, { ref, status, isAnswer: false });
};

/** Moves a refund on, and with it the money, once it has gone. */
export const settleRefund = async (
  tx: Transaction,
  tell: Tell,
  origin: string,
  { id, paymentId, provider, amount, reason }: RefundRow,
  outcome: { ref: string; status: 'sent' | 'done' | 'failed'; isAnswer: boolean },
): Promise<void> => {
  const payment = await holdPayment(tx, paymentId);
  if (!payment || !(await moveRefund(tx, id, outcome))) return;
  const { bookingId } = payment;
  await post(tx, {
    event: 'refunded',
    sourceKey: `refund:${id}:done`,
    bookingId,
    transfers: [
      {
        debit: held(bookingId),
        credit: provider === 'credit' ? creditOf(payment.payerId ?? '') : gateway,
        amount,
      },
    ],
  });
  if (reason === 'cancelled' || reason === 'tutor-cancelled') {
    const isWhole = (await sumRefunded(tx, paymentId)) >= payment.amount;
    await movePayment(tx, paymentId, isWhole ? 'refunded' : 'part_refunded');
  }
  const booking = await getBooking(tx, bookingId);
  const about = { event: 'refunded', booking, by: null, refunded: amount } as const;
  tell(notesAbout(about));
  await enqueueAll(tx, mailsAbout(about, origin).map(mailJob));
};
