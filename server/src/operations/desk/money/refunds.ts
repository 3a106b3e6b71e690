import type { Body, Data, DeskCalls } from '@paadam/shared/contract';
import { type ApprovalAnswer, deskLimits, formatPaise } from '@paadam/shared/domain';
import type { Transaction } from '../../../foundation/db/openDatabase';
import { HttpError, invalidFields } from '../../../foundation/http/HttpError';
import { holdPayment, wantRefund } from '../../../lessons/ledger/changes';
import { sumGoingBack } from '../../../lessons/ledger/queries';
import { settleRefund } from '../../../money/payments/takeFact';
import { decideIn } from '../approvals';
import { insertApproval, recordAtDesk } from '../changes';
import type { DeskActor, DeskServer } from '../deskActor';
import { bearRefund, holdRefund, keepHandReference, retryRefund } from './changes';
import { listCaptures, sumByOperators } from './queries';

interface Wanted {
  payment: string;
  /** Paise. */
  amount: number;
  reason: string;
}

/**
 * Sends back what was paid, or a part of it. What is held comes off what the tutor gets; what the tutor has is borne by the house.
 * Above a sum it waits for a second operator, also where it comes in several pieces.
 *
 * @throws HttpError `not_found`; `payment_not_due` where nothing was paid; `validation_failed` for more than there is;
 *   `status_stale` where one waits already
 */
export const refundAtDesk = async (
  server: Pick<DeskServer, 'news'>,
  wanted: Body<DeskCalls['refundAtDesk']>,
  actor: DeskActor,
): Promise<Data<DeskCalls['refundAtDesk']>> =>
  server.news.inTransaction(async (tx) => {
    const { bookingId } = await checkRefund(tx, wanted);
    const inAll = (await sumByOperators(tx, wanted.payment)) + wanted.amount;
    if (inAll <= deskLimits.refundAlone) {
      await refundIn(tx, wanted, actor);
      return { outcome: 'wanted' };
    }
    const { operatorId, network } = actor;
    const detail = { reason: wanted.reason, amount: wanted.amount };
    const asked = { act: 'big-refund', aboutId: wanted.payment, detail, askedBy: operatorId } as const;
    if (!(await insertApproval(tx, asked))) {
      throw new HttpError(
        'status_stale',
        () => 'A refund of this payment waits for a second operator already.',
      );
    }
    const about = { kind: 'booking', id: bookingId } as const;
    await recordAtDesk(tx, { operatorId, action: 'refund-asked', about, detail, network });
    return { outcome: 'asked' };
  });

/** @returns the payment, held until the transaction ends, with the money that came for it */
const checkRefund = async (tx: Transaction, { payment: id, amount }: Wanted) => {
  const payment = await holdPayment(tx, id);
  if (!payment) throw new HttpError('not_found', () => 'There is no such payment.');
  const capture = (await listCaptures(tx, id)).find(({ fate }) => fate === 'paid');
  if (!capture || (payment.status !== 'paid' && payment.status !== 'part_refunded')) {
    throw new HttpError('payment_not_due', () => 'Nothing was paid that could go back.');
  }
  const left = payment.amount - (await sumGoingBack(tx, id));
  if (amount > left) throw invalidFields({ amount: () => `At most ${formatPaise(left)} can go back.` });
  return { ...payment, capture };
};

const refundIn = async (
  tx: Transaction,
  wanted: Wanted,
  { operatorId, network }: DeskActor,
): Promise<void> => {
  const { payment: paymentId, amount, reason } = wanted;
  const { bookingId, capture, releasedAt } = await checkRefund(tx, wanted);
  const { provider, ref: captureRef } = capture;
  const refundId = await wantRefund(tx, { paymentId, provider, captureRef, amount, reason: 'operator' });
  if (releasedAt) await bearRefund(tx, { refundId, bookingId, amount });
  const about = { kind: 'booking', id: bookingId } as const;
  await recordAtDesk(tx, { operatorId, action: 'refunded', about, detail: { reason, amount }, network });
};

/**
 * Approves a refund that another operator asks for, which is wanted with it, or refuses it; or takes one's own back.
 *
 * @throws HttpError `not_found`; `forbidden` for one's own, or to take back another's; `status_stale` where it is decided;
 *   as `refundAtDesk` where it cannot be any more
 */
export const decideRefund = (
  server: DeskServer,
  { id, answer }: { id: string; answer: ApprovalAnswer },
  actor: DeskActor,
): Promise<void> =>
  server.news.inTransaction(async (tx) => {
    const { aboutId: payment, detail } = await decideIn(tx, { id, answer, right: 'money' }, actor);
    const { operatorId, network } = actor;
    const held = await holdPayment(tx, payment);
    const about = held && ({ kind: 'booking', id: held.bookingId } as const);
    await recordAtDesk(tx, { operatorId, action: answer, ...(about && { about }), detail, network });
    if (answer !== 'approved') return;
    await refundIn(tx, { payment, amount: Number(detail.amount), reason: String(detail.reason) }, actor);
  });

/**
 * Has a refund that has failed tried again; or takes down that it was sent past the gateway.
 *
 * @throws HttpError `not_found`; `status_stale` where it has not failed, or is being tried; `validation_failed`
 */
export const changeRefund = (
  server: DeskServer,
  id: string,
  { act, reference = '' }: Body<DeskCalls['changeRefund']>,
  { operatorId, network }: DeskActor,
): Promise<void> => {
  if (act === 'by-hand' && !reference)
    throw invalidFields({ reference: () => 'Enter the bank’s reference.' });
  return server.news.inTransaction(async (tx, tell) => {
    const held = await holdRefund(tx, id);
    if (!held) throw new HttpError('not_found', () => 'There is no such refund.');
    const { refund, isBeingTried } = held;
    if (refund.status === 'done' || (refund.status !== 'failed' && refund.problem === null)) {
      throw new HttpError('status_stale', () => 'This refund has not failed. Please reload the page.');
    }
    // The gateway may have sent it while its answer is on the way.
    if (act === 'by-hand' && isBeingTried) {
      throw new HttpError(
        'status_stale',
        () => 'The gateway is asked for it right now. Please wait two minutes.',
      );
    }
    const payment = await holdPayment(tx, refund.paymentId);
    const about = payment && ({ kind: 'booking', id: payment.bookingId } as const);
    const action = act === 'retry' ? 'refund-retried' : 'refund-by-hand';
    const detail = { amount: refund.amount, ...(act === 'by-hand' && { reference }) };
    await recordAtDesk(tx, { operatorId, action, ...(about && { about }), detail, network });
    if (act === 'retry') return retryRefund(tx, id);
    await keepHandReference(tx, id, reference);
    const outcome = { ref: refund.providerRef, status: 'done', isAnswer: true, byHand: true } as const;
    await settleRefund(tx, tell, server.config, refund, outcome);
  });
};
