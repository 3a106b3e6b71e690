import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../foundation/db/openDatabase';
import { standInLinks, standInPayments, standInRefunds } from '../../../foundation/db/schema';

export type StandInLink = typeof standInLinks.$inferSelect;
export type StandInPayment = typeof standInPayments.$inferSelect;

export const findLink = async (queryable: Queryable, id: string): Promise<StandInLink | undefined> => {
  const [link] = await queryable.select().from(standInLinks).where(eq(standInLinks.id, id));
  return link;
};

/** @returns what was paid by a link so far, oldest first */
export const paymentsOf = (queryable: Queryable, reference: string): Promise<StandInPayment[]> =>
  queryable
    .select({
      ref: standInPayments.ref,
      linkId: standInPayments.linkId,
      amount: standInPayments.amount,
      method: standInPayments.method,
      at: standInPayments.at,
      refundFails: standInPayments.refundFails,
    })
    .from(standInPayments)
    .innerJoin(standInLinks, eq(standInLinks.id, standInPayments.linkId))
    .where(and(eq(standInLinks.reference, reference), lte(standInPayments.at, sql`clock_timestamp()`)))
    .orderBy(asc(standInPayments.at));

export const findSentRefund = async (queryable: Queryable, ref: string) => {
  const [refund] = await queryable.select().from(standInRefunds).where(eq(standInRefunds.ref, ref));
  return refund;
};

/** @returns whether a refund of it is to fail the first time */
export const doesRefundFail = async (queryable: Queryable, ref: string): Promise<boolean> => {
  const [payment] = await queryable
    .select({ refundFails: standInPayments.refundFails })
    .from(standInPayments)
    .where(eq(standInPayments.ref, ref));
  return payment?.refundFails ?? false;
};
