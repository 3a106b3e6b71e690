import type { SettlementKind } from '@paadam/shared/domain';
import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../../foundation/db/openDatabase';
import { refunds, settlements } from '../../../foundation/db/schema';
import { enqueue } from '../../../foundation/jobs/enqueue';
import { bank, fees, gateway, goodwill, held } from '../../../lessons/ledger/ledger/accounts';
import { post } from '../../../lessons/ledger/ledger/changes';
import { refundQueue } from '../../../lessons/ledger/paymentClock';

/** What went to the tutor already is the house's to bear. */
export const bearRefund = async (
  tx: Transaction,
  { refundId, bookingId, amount }: { refundId: string; bookingId: string; amount: number },
): Promise<void> => {
  await post(tx, {
    event: 'refund borne',
    sourceKey: `refund:${refundId}:borne`,
    bookingId,
    transfers: [{ debit: goodwill, credit: held(bookingId), amount }],
  });
};

/** Holds a refund until the transaction ends. @returns it, and whether the gateway is perhaps being asked for it right now */
export const holdRefund = async (tx: Transaction, id: string) => {
  const [row] = await tx
    .select({
      refund: refunds,
      isBeingTried: sql<boolean>`coalesce(${refunds.triedAt} > clock_timestamp() - interval '2 minutes', false)`,
    })
    .from(refunds)
    .where(eq(refunds.id, id))
    .for('update');
  return row;
};

/** Has it tried at once. */
export const retryRefund = async (tx: Transaction, id: string): Promise<void> => {
  await tx.update(refunds).set({ tryAt: sql`clock_timestamp()` }).where(eq(refunds.id, id));
  await enqueue(tx, refundQueue, { refundId: id });
};

/** Writes down by which transfer of the bank it went. */
export const keepHandReference = async (tx: Transaction, id: string, reference: string): Promise<void> => {
  await tx
    .update(refunds)
    .set({ handReference: reference })
    .where(and(eq(refunds.id, id)));
};

/** @returns whether it was not entered before */
export const addSettlement = async (
  tx: Transaction,
  entry: { kind: SettlementKind; amount: number; reference: string; onDay: string; enteredBy: string },
): Promise<boolean> => {
  const added = await tx
    .insert(settlements)
    .values({ id: uuidv7(), ...entry })
    .onConflictDoNothing()
    .returning({ id: settlements.id });
  if (added.length === 0) return false;
  const { kind, amount, reference } = entry;
  await post(tx, {
    event: kind === 'fee' ? 'gateway fee' : 'settlement',
    sourceKey: `desk:${kind}:${reference}`,
    bookingId: null,
    transfers: [{ debit: kind === 'fee' ? fees : bank, credit: gateway, amount }],
  });
  return true;
};
