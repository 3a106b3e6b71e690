import { type CaptureFate, type PaymentProvider, straysBack } from '@paadam/shared/domain';
import type { Config } from '../../foundation/config/Config';
import type { Transaction } from '../../foundation/db/openDatabase';
import type { Server } from '../../foundation/http/server';
import { enqueue, enqueueAll } from '../../foundation/jobs/enqueue';
import { mailJob } from '../../foundation/mail/mailQueue';
import { mailsAbout } from '../../lessons/bookings/bookingMails';
import { notesAbout } from '../../lessons/bookings/bookingNotes';
import { getBooking } from '../../lessons/bookings/queries';
import { type HeldPayment, holdPayment, movePayment, wantRefund } from '../../lessons/ledger/changes';
import type { GatewayFact } from '../../lessons/ledger/gatewayFacts';
import { issueCreditNote, issueReceipt } from '../../lessons/ledger/invoices/issueInvoices';
import { bank, creditOf, gateway, goodwill, held } from '../../lessons/ledger/ledger/accounts';
import { post } from '../../lessons/ledger/ledger/changes';
import { refundQueue } from '../../lessons/ledger/paymentClock';
import type { NoteFor } from '../../realtime/news/changes';
import {
  addCapture,
  closeCheckout,
  endDue,
  keepDispute,
  lockMoney,
  moveRefund,
  sumRefunded,
  wakeRefunds,
} from './changes';
import { findCapture, findCheckout, findOpenCheckout, findRefund, listLost, type RefundRow } from './queries';

type Tell = (notes: readonly NoteFor[]) => void;
type Site = Pick<Server, 'config' | 'news'>;
type Settings = Pick<Config, 'publicOrigin' | 'money'>;

/**
 * Takes in what a gateway says has happened. Callback, webhook and reconciler all end here, in any order and as often as they
 * like: whichever comes first does it, and the others find it done.
 */
export const takeFact = (
  { config, news }: Site,
  provider: PaymentProvider,
  fact: GatewayFact,
): Promise<void> =>
  news.inTransaction((tx, tell) => {
    if (fact.kind === 'captured') return takeCapture(tx, tell, config, provider, fact);
    if (fact.kind === 'refunded') return takeRefund(tx, tell, config, provider, fact);
    return fact.kind === 'ended' ? takeEnd(tx, provider, fact) : takeDispute(tx, provider, fact);
  });

const fateOf = (payment: HeldPayment, isWhole: boolean): CaptureFate => {
  if (!isWhole) return 'other-sum';
  if (payment.status === 'due' && payment.bookingStatus === 'accepted') return 'paid';
  return payment.status === 'due' || payment.status === 'void' ? 'late' : 'double';
};

const takeCapture = async (
  tx: Transaction,
  tell: Tell,
  config: Settings,
  provider: PaymentProvider,
  { checkout: checkoutId, ref, amount, method }: Extract<GatewayFact, { kind: 'captured' }>,
): Promise<void> => {
  await lockMoney(tx, provider, ref);
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
    // One that was opened after it: it is to be ended as well.
    const other = await findOpenCheckout(tx, paymentId);
    if (other) await closeCheckout(tx, other.id, true);
    await settlePaid(tx, tell, config, payment, { provider, method, payerId });
  } else {
    await wantRefund(tx, { paymentId, provider, captureRef: ref, amount, reason: fate });
  }
  // A dispute may have been told of before.
  await bearLost(tx, provider, { captureRef: ref, bookingId });
};

/** The payer can be led to a new page, where there is time for it. */
const takeEnd = async (
  tx: Transaction,
  provider: PaymentProvider,
  { checkout: checkoutId }: Extract<GatewayFact, { kind: 'ended' }>,
): Promise<void> => {
  const checkout = await findCheckout(tx, checkoutId);
  if (!checkout || checkout.provider !== provider || !(await holdPayment(tx, checkout.paymentId))) return;
  const now = await findCheckout(tx, checkoutId);
  if (now && !now.closedAt) await closeCheckout(tx, checkoutId, true);
};

/** While a bank asks for money it stays where it is; what it has got the house bears. */
const takeDispute = async (
  tx: Transaction,
  provider: PaymentProvider,
  { capture: captureRef, ref, amount, status, reason, respondBy }: Extract<GatewayFact, { kind: 'disputed' }>,
): Promise<void> => {
  await lockMoney(tx, provider, captureRef);
  const capture = await findCapture(tx, provider, captureRef);
  const payment = capture && (await holdPayment(tx, capture.paymentId));
  const until = respondBy ? new Date(respondBy) : null;
  const isNews = await keepDispute(tx, {
    provider,
    ref,
    captureRef,
    amount,
    status,
    reason: reason?.slice(0, 100) ?? null,
    respondBy: until,
  });
  if (!isNews || !payment) return;
  await bearLost(tx, provider, { captureRef, bookingId: payment.bookingId });
  if (status === 'open') return;
  for (const refundId of await wakeRefunds(tx, { provider, captureRef })) {
    await enqueue(tx, refundQueue, { refundId });
  }
};

const bearLost = async (
  tx: Transaction,
  provider: PaymentProvider,
  { captureRef, bookingId }: { captureRef: string; bookingId: string },
): Promise<void> => {
  for (const { ref, amount } of await listLost(tx, provider, captureRef)) {
    await post(tx, {
      event: 'dispute lost',
      sourceKey: `${provider}:${ref}:lost`,
      bookingId,
      transfers: [{ debit: goodwill, credit: gateway, amount }],
    });
  }
};

/** A payment that the transaction holds is paid: the lesson is certain, the payer has a receipt, and everybody is told. */
export const settlePaid = async (
  tx: Transaction,
  tell: Tell,
  config: Settings,
  { id, bookingId }: Pick<HeldPayment, 'id' | 'bookingId'>,
  { provider, method, payerId }: { provider: string; method: string; payerId: string },
): Promise<void> => {
  await movePayment(tx, id, 'paid', { provider, method, payerId, paidAt: new Date() });
  await endDue(tx, bookingId);
  await issueReceipt(tx, config.money, id);
  const booking = await getBooking(tx, bookingId);
  const payer = [booking.studentContact, ...booking.parents].find((person) => person.id === payerId);
  const by = payer && {
    id: payer.id,
    name: payer.name,
    role: payer.id === booking.studentContact.id ? ('student' as const) : ('parent' as const),
  };
  const about = { event: 'paid', booking, by: by ?? null } as const;
  tell(notesAbout(about));
  await enqueueAll(tx, mailsAbout(about, config.publicOrigin).map(mailJob));
};

const takeRefund = async (
  tx: Transaction,
  tell: Tell,
  config: Settings,
  provider: PaymentProvider,
  { refund: name, ref, status }: Extract<GatewayFact, { kind: 'refunded' }>,
): Promise<void> => {
  const refund = await findRefund(tx, provider, { refund: name, ref });
  if (refund) await settleRefund(tx, tell, config, refund, { ref, status, isAnswer: false });
};

/** Moves a refund on, and with it the money, once it has gone. */
export const settleRefund = async (
  tx: Transaction,
  tell: Tell,
  config: Settings,
  { id, paymentId, provider, amount, reason }: RefundRow,
  outcome: {
    /** The gateway's name; null: it has none. */
    ref: string | null;
    status: 'sent' | 'done' | 'failed';
    isAnswer: boolean;
    /** Whether the payer's bank has given it back already, at the house's cost: then it is the house's again. */
    byBank?: boolean;
    /** Whether an operator has sent it from the bank. */
    byHand?: boolean;
  },
): Promise<void> => {
  const payment = await holdPayment(tx, paymentId);
  if (!payment || !(await moveRefund(tx, id, outcome))) return;
  const { bookingId } = payment;
  const gone = outcome.byHand ? bank : outcome.byBank ? goodwill : gateway;
  await post(tx, {
    event: 'refunded',
    sourceKey: `refund:${id}:done`,
    bookingId,
    transfers: [
      {
        debit: held(bookingId),
        credit: provider === 'credit' && !outcome.byHand ? creditOf(payment.payerId ?? '') : gone,
        amount,
      },
    ],
  });
  if (!straysBack.some((stray) => stray === reason)) {
    const isWhole = (await sumRefunded(tx, paymentId)) >= payment.amount;
    await movePayment(tx, paymentId, isWhole ? 'refunded' : 'part_refunded');
    await issueCreditNote(tx, config.money, paymentId, { refundId: id, amount, reason });
  }
  const booking = await getBooking(tx, bookingId);
  const about = { event: 'refunded', booking, by: null, refunded: amount } as const;
  tell(notesAbout(about));
  await enqueueAll(tx, mailsAbout(about, config.publicOrigin).map(mailJob));
};
