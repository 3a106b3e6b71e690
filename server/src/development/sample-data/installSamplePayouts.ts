import { maskDestination, type PayoutDestination } from '@paadam/shared/domain';
import { inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { MoneySettings } from '../../foundation/config/Config';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database, Transaction } from '../../foundation/db/openDatabase';
import { payoutDestinations, payouts, settings, users } from '../../foundation/db/schema';
import type { Sealer } from '../../foundation/encryption/createSealer';
import { bank, earningsOf, payoutOf } from '../../lessons/ledger/ledger/accounts';
import { post } from '../../lessons/ledger/ledger/changes';
import { balanceOf } from '../../lessons/ledger/ledger/queries';
import { sealDestination } from '../../money/payouts/sealedDestination';
import { sampleTutors } from './sampleTutors';

const mark = 'sample-payouts';
const day = 86_400_000;
const monthAgo = (now: Date) => new Date(now.getTime() - 30 * day);

/**
 * Pays out a part of what the tutor of the sample sign-in has earned, once: one payout was sent, one waits at the desk. Another
 * tutor has told where the money goes, and waits for a payout.
 */
export const installSamplePayouts = (
  database: Database,
  sealer: Sealer,
  { provider }: MoneySettings,
): Promise<void> =>
  inTransaction(database, async (tx) => {
    if (provider !== 'test') return;
    const marked = await tx
      .insert(settings)
      .values({ key: mark, value: true })
      .onConflictDoNothing()
      .returning();
    if (marked.length === 0) return;
    const [first, second] = sampleTutors;
    const found = await tx
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(inArray(users.email, [first?.email ?? '', second?.email ?? '']));
    const [one, other] = [first, second].map((tutor) => found.find(({ email }) => email === tutor?.email));
    if (!one || !other) return;
    const toBank = {
      kind: 'bank',
      holder: one.name,
      accountNumber: '50100123456789',
      ifsc: 'HDFC0000001',
    } as const;
    const destinationId = await insertDestination(tx, sealer, one.id, toBank);
    await insertDestination(tx, sealer, other.id, { kind: 'upi', upiId: 'sample.tutor@okbank' });
    const quarter = Math.floor(Number(await balanceOf(tx, earningsOf(one.id))) / 4);
    if (quarter <= 0) return;
    const sent = await insertPayout(tx, { tutorId: one.id, destinationId, amount: 2 * quarter }, true);
    await post(tx, {
      event: 'payout sent',
      sourceKey: `payout:${sent}:sent`,
      bookingId: null,
      transfers: [{ debit: payoutOf(sent), credit: bank, amount: 2 * quarter }],
    });
    await insertPayout(tx, { tutorId: one.id, destinationId, amount: quarter }, false);
  });

const insertDestination = async (
  tx: Transaction,
  sealer: Sealer,
  tutorId: string,
  destination: PayoutDestination,
): Promise<string> => {
  const id = uuidv7();
  const since = monthAgo(new Date());
  await tx.insert(payoutDestinations).values({
    id,
    tutorId,
    kind: destination.kind,
    sealed: sealDestination(sealer, id, destination),
    masked: maskDestination(destination),
    createdAt: since,
    usableFrom: new Date(since.getTime() + 2 * day),
  });
  return id;
};

const insertPayout = async (
  tx: Transaction,
  payout: { tutorId: string; destinationId: string; amount: number },
  isSent: boolean,
): Promise<string> => {
  const id = uuidv7();
  const yesterday = new Date(Date.now() - day).toISOString().slice(0, 10);
  await tx.insert(payouts).values({
    id,
    ...payout,
    ...(isSent && { status: 'sent' as const, reference: 'SAMPLE0001', sentOn: yesterday }),
  });
  await post(tx, {
    event: 'payout',
    sourceKey: `payout:${id}`,
    bookingId: null,
    transfers: [{ debit: earningsOf(payout.tutorId), credit: payoutOf(id), amount: payout.amount }],
  });
  return id;
};
