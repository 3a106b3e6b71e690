import { type PayoutStatus, payoutFroms } from '@paadam/shared/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../foundation/db/openDatabase';
import { payoutDestinations, payouts } from '../../foundation/db/schema';
import { bank, earningsOf, payoutOf } from '../../lessons/ledger/ledger/accounts';
import { post } from '../../lessons/ledger/ledger/changes';
import { balanceOf } from '../../lessons/ledger/ledger/queries';
import type { DestinationRow, PayoutRow } from './queries';

/** @param waitHours until it may be used */
export const replaceDestination = async (
  tx: Transaction,
  set: Pick<DestinationRow, 'id' | 'tutorId' | 'kind' | 'sealed' | 'masked'>,
  waitHours: number,
): Promise<DestinationRow> => {
  // Of two at once the second waits, and ends the first.
  await tx.execute(sql`select from users where id = ${set.tutorId} for no key update`);
  await tx
    .update(payoutDestinations)
    .set({ endedAt: sql`clock_timestamp()` })
    .where(and(eq(payoutDestinations.tutorId, set.tutorId), isNull(payoutDestinations.endedAt)));
  const [row] = await tx
    .insert(payoutDestinations)
    .values({ ...set, usableFrom: sql`now() + make_interval(hours => ${waitHours})` })
    .returning();
  if (!row) throw new Error('A destination that was set is not there.');
  return row;
};

/** Why a tutor gets no payout now. */
export type NoPayout = 'nothing' | 'open' | 'no-destination' | 'waits';

/**
 * Takes all that a tutor has for a payout. Of two at once the second waits, and finds that the money has gone.
 *
 * @param madeBy an operator
 */
export const makePayout = async (
  tx: Transaction,
  { tutorId, madeBy }: { tutorId: string; madeBy: string | null },
): Promise<PayoutRow | NoPayout> => {
  const amount = Number(await balanceOf(tx, earningsOf(tutorId), { lock: true }));
  const [destination] = await tx
    .select({
      id: payoutDestinations.id,
      isUsable: sql<boolean>`${payoutDestinations.usableFrom} <= now()`,
    })
    .from(payoutDestinations)
    .where(and(eq(payoutDestinations.tutorId, tutorId), isNull(payoutDestinations.endedAt)))
    .for('share');
  if (amount <= 0) return 'nothing';
  if (!destination) return 'no-destination';
  if (!destination.isUsable) return 'waits';
  const [made] = await tx
    .insert(payouts)
    .values({ id: uuidv7(), tutorId, destinationId: destination.id, amount, madeBy })
    .onConflictDoNothing()
    .returning();
  if (!made) return 'open';
  await post(tx, {
    event: 'payout',
    sourceKey: `payout:${made.id}`,
    bookingId: null,
    transfers: [{ debit: earningsOf(tutorId), credit: payoutOf(made.id), amount }],
  });
  return made;
};

/** What an operator says of a payout. */
export type PayoutNews =
  | { status: 'sent'; reference: string; sentOn: string }
  | { status: 'failed' | 'cancelled'; reason: string };

/** Moves a payout on, and its money with it. @returns it; undefined where it is in no state from which it gets there */
export const movePayout = async (
  tx: Transaction,
  id: string,
  news: PayoutNews,
): Promise<PayoutRow | undefined> => {
  const [before] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  if (!before) return undefined;
  const [row] = await tx
    .update(payouts)
    .set({ ...news, changedAt: sql`clock_timestamp()` })
    .where(and(eq(payouts.id, id), inArray(payouts.status, payoutFroms[news.status] as PayoutStatus[])))
    .returning();
  if (!row) return undefined;
  const { amount, tutorId } = row;
  const own = payoutOf(id);
  await post(tx, {
    event: news.status === 'sent' ? 'payout sent' : `payout ${news.status}`,
    sourceKey: `payout:${id}:${news.status}`,
    bookingId: null,
    transfers:
      news.status === 'sent'
        ? [{ debit: own, credit: bank, amount }]
        : [
            ...(before.status === 'sent' ? [{ debit: bank, credit: own, amount }] : []),
            { debit: own, credit: earningsOf(tutorId), amount },
          ],
  });
  return row;
};
