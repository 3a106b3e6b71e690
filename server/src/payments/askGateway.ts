import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/inTransaction';
import type { Gateway } from '../money/gateway';
import { takeCheckoutToAsk, takeRefundToTry } from './changes';
import type { CheckoutRow, RefundRow } from './queries';
import { settleRefund, takeFact } from './takeFact';

declare module 'fastify' {
  interface FastifyInstance {
    /** Who takes the money; null: lessons are not paid here. */
    gateway: Gateway | null;
  }
}

export type Site = Pick<FastifyInstance, 'database' | 'config' | 'news' | 'gateway' | 'log'>;

/** Asks the gateway what has become of a checkout, and takes it in. One that is closed is closed there first. */
export const askAbout = async (
  site: Site,
  { id, providerRef: ref, closedAt }: CheckoutRow,
): Promise<void> => {
  const { gateway } = site;
  if (!gateway) return;
  if (closedAt) await gateway.cancel({ id, ref });
  for (const fact of await gateway.find({ id, ref })) await takeFact(site, gateway.provider, fact);
};

/**
 * Asks about every checkout whose turn has come: what a webhook did not bring is found so. A gateway that is away is asked again
 * at the next turn.
 */
export const askDueCheckouts = async (site: Site): Promise<void> => {
  if (!site.gateway) return;
  for (;;) {
    const checkout = await inTransaction(site.database, takeCheckoutToAsk);
    if (!checkout) return;
    await askAbout(site, checkout).catch((error: unknown) =>
      site.log.warn({ err: error, checkout: checkout.id }, 'the gateway could not be asked'),
    );
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
  if (!outcome) return;
  await site.news.inTransaction((tx, tell) =>
    settleRefund(tx, tell, site.config.publicOrigin, refund, { ...outcome, isAnswer: true }),
  );
};

const outcomeOf = async ({ gateway }: Site, { id, provider, status, failures, ...refund }: RefundRow) => {
  if (provider === 'credit') return { ref: id, status: 'done' as const };
  if (gateway?.provider !== provider) return undefined;
  if (status === 'sent' && refund.providerRef) return gateway.findRefund(refund.providerRef);
  const { captureRef, amount } = refund;
  return gateway.refund({ id: failures > 0 ? `${id}.${failures}` : id, captureRef, amount });
};
