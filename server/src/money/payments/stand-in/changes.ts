import { and, eq, isNull, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Queryable } from '../../../foundation/db/openDatabase';
import { standInLinks, standInPayments, standInRefunds } from '../../../foundation/db/schema';

type NewLink = Omit<typeof standInLinks.$inferInsert, 'id'>;

/** Opens a way to pay, once for each reference. */
export const addLink = async (queryable: Queryable, link: NewLink) => {
  await queryable
    .insert(standInLinks)
    .values({ id: uuidv7(), ...link })
    .onConflictDoNothing();
  const [opened] = await queryable
    .select()
    .from(standInLinks)
    .where(eq(standInLinks.reference, link.reference));
  if (!opened) throw new Error('A link that was opened is not there.');
  return opened;
};

export const cancelLink = async (queryable: Queryable, reference: string): Promise<void> => {
  await queryable
    .update(standInLinks)
    .set({ cancelledAt: sql`now()` })
    .where(and(eq(standInLinks.reference, reference), isNull(standInLinks.cancelledAt)));
};

/** @param at when the money comes; absent: now @param refundFails whether sending it back fails the first time */
export const addPayment = async (
  queryable: Queryable,
  payment: { linkId: string; amount: number; method: 'upi' | 'card'; at?: Date; refundFails?: boolean },
) => {
  const [added] = await queryable
    .insert(standInPayments)
    .values({ ref: `pay_${uuidv7()}`, ...payment })
    .returning();
  if (!added) throw new Error('A payment that was added is not there.');
  return added;
};

/** Sends money back, once for each key. */
export const addRefund = async (
  queryable: Queryable,
  refund: { paymentRef: string; key: string; amount: number; status: 'done' | 'failed' },
) => {
  await queryable
    .insert(standInRefunds)
    .values({ ref: `rfnd_${uuidv7()}`, ...refund })
    .onConflictDoNothing();
  const [sent] = await queryable.select().from(standInRefunds).where(eq(standInRefunds.key, refund.key));
  if (!sent) throw new Error('A refund that was sent is not there.');
  return sent;
};
