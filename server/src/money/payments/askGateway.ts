import type { PaymentProvider, RefundProblem } from '@paadam/shared/domain';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../foundation/db/inTransaction';
import { delayRefund, noteAsked, takeCheckoutToAsk, takeRefundToTry } from './changes';
import { type Gateway, GatewayRefused, type SentRefund } from './gateway';
import { type CheckoutRow, findDisputeOf, type RefundRow } from './queries';
import { settleRefund, takeFact } from './takeFact';

declare module 'fastify' {
  interface FastifyInstance {
    /** Who takes the money; null: lessons are not paid here. */
    gateway: Gateway | null;
    /** All that can be asked: what another took before goes back by that one. */
    gateways: ReadonlyMap<PaymentProvider, Gateway>;
  }
}

export type Site = Pick<FastifyInstance, 'database' | 'config' | 'news' | 'gateway' | 'gateways' | 'log'>;

/**
 * Asks the gateway that opened a checkout what has become of it, and takes it in. One that is closed is closed there first. Of a
 * gateway whose keys are no longer set nothing can be known.
 */
export const askAbout = async (
  site: Site,
  { id, provider, providerRef: ref, closedAt, createdAt: openedAt }: CheckoutRow,
): Promise<void> => {
  const gateway = site.gateways.get(provider);
  if (!gateway) return;
  if (closedAt) await gateway.cancel({ id, ref, openedAt });
  for (const fact of await gateway.find({ id, ref, openedAt })) await takeFact(site, provider, fact);
};

/**
 * Asks about every checkout whose turn has come: what a webhook did not bring is found so. A gateway that is away is asked again
 * at the next turn.
 */
export const askDueCheckouts = async (site: Site): Promise<void> => {
  for (;;) {
    const checkout = await inTransaction(site.database, takeCheckoutToAsk);
    if (!checkout) return;
    const hasAnswered = await askAbout(site, checkout).then(
      () => true,
      (error: unknown) => {
        site.log.warn({ err: error, checkout: checkout.id }, 'the gateway could not be asked');
        return false;
      },
    );
    await noteAsked(site.database, checkout.id, hasAnswered);
  }
};

/** Sends every refund whose turn has come, or asks what has become of it. */
export const sendDueRefunds = async (site: Site): Promise<void> => {
  for (;;) {
    const refund = await inTransaction(site.database, takeRefundToTry);
    if (!refund) return;
    await send(site, refund).catch((error: unknown) =>
      site.log.warn({ err: error, refund: refund.id }, 'the refund could not be sent'),
    );
  }
};

const send = async (site: Site, refund: RefundRow): Promise<void> => {
  const outcome = await outcomeOf(site, refund);
  if ('problem' in outcome) {
    site.log.error({ refund: refund.id, problem: outcome.problem }, 'the refund does not go by itself');
    return inTransaction(site.database, (tx) => delayRefund(tx, refund.id, outcome.problem));
  }
  await site.news.inTransaction((tx, tell) =>
    settleRefund(tx, tell, site.config, refund, { ...outcome, isAnswer: true }),
  );
};

type Outcome = { problem: RefundProblem | null } | (SentRefund & { byBank?: boolean });

const outcomeOf = async (
  { database, gateways }: Site,
  { id, provider, status, failures, ...refund }: RefundRow,
): Promise<Outcome> => {
  if (provider === 'credit') return { ref: id, status: 'done' };
  const { captureRef, amount } = refund;
  const dispute = await findDisputeOf(database, provider, captureRef);
  // While the bank asks for it no one knows who will have it; and what the bank has given back goes back once.
  if (dispute?.status === 'open') return { problem: null };
  if (dispute?.status === 'lost') return { ref: `${dispute.ref}/${id}`, status: 'done', byBank: true };
  const gateway = gateways.get(provider);
  if (!gateway) return { problem: 'no-keys' };
  if (status === 'sent' && refund.providerRef) return gateway.findRefund(refund.providerRef);
  const name = failures > 0 ? `${id}.${failures}` : id;
  return gateway.refund({ id: name, captureRef, amount }).catch((error: unknown) => {
    if (error instanceof GatewayRefused && error.isFinal) return { problem: 'refused' as const };
    throw error;
  });
};
