import type { CaptureFate, PaidBy, PaymentProvider, RefundProblem } from '@paadam/shared/domain';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Queryable, Transaction } from '../../foundation/db/openDatabase';
import {
  bookings,
  captures,
  checkouts,
  disputes,
  gatewayEvents,
  payments,
  refunds,
} from '../../foundation/db/schema';
import { statusNow } from '../../foundation/db/transitionSql';
import type { GatewayFact } from '../../lessons/ledger/gatewayFacts';
import type { CheckoutRow, RefundRow } from './queries';

/** Says that nothing is due for a lesson any more. */
export const endDue = async (tx: Transaction, bookingId: string): Promise<void> => {
  await tx.update(bookings).set({ payBy: null }).where(eq(bookings.id, bookingId));
};

/** @param payBy the deadline, beyond which it cannot be used */
export const openCheckout = async (
  tx: Transaction,
  checkout: { paymentId: string; provider: PaymentProvider; amount: number; openedBy: string; payBy: Date },
): Promise<CheckoutRow> => {
  const { payBy, ...values } = checkout;
  const [opened] = await tx
    .insert(checkouts)
    .values({
      ...values,
      id: uuidv7(),
      expiresAt: payBy,
      askAt: sql`clock_timestamp() + interval '1 minute'`,
    })
    .returning();
  if (!opened) throw new Error('A checkout that was added is not there.');
  return opened;
};

/** Writes down what the gateway calls a checkout, and where it is. */
export const keepCheckout = async (
  queryable: Queryable,
  id: string,
  { ref, url }: { ref: string; url: string },
): Promise<void> => {
  await queryable.update(checkouts).set({ providerRef: ref, url }).where(eq(checkouts.id, id));
};

/** Writes down whether the gateway answered when it was asked. */
export const noteAsked = async (queryable: Queryable, id: string, hasAnswered: boolean): Promise<void> => {
  await queryable
    .update(checkouts)
    .set({ unanswered: hasAnswered ? 0 : sql`least(${checkouts.unanswered} + 1, 1000)` })
    .where(and(eq(checkouts.id, id), hasAnswered ? gt(checkouts.unanswered, 0) : undefined));
};

/** @param askAgain whether money may still come by it */
export const closeCheckout = async (tx: Transaction, id: string, askAgain: boolean): Promise<void> => {
  const now = sql`clock_timestamp()`;
  await tx
    .update(checkouts)
    .set({ closedAt: sql`coalesce(${checkouts.closedAt}, ${now})`, askAt: askAgain ? now : null })
    .where(eq(checkouts.id, id));
};

/** Minutes after a checkout was opened at which the gateway is asked about it; then around its deadline, and daily after it. */
const askedAfter = [1, 5, 15, 60];
const daysAfter = [1, 2, 3, 4, 5];
const minute = 60_000;

const nextAsk = ({ createdAt, expiresAt }: CheckoutRow, now: number): Date | null => {
  const end = expiresAt.getTime();
  const moments = [
    ...askedAfter.map((minutes) => createdAt.getTime() + minutes * minute),
    end - minute,
    end + 5_000,
    ...daysAfter.map((days) => end + days * 1_440 * minute),
  ];
  const next = Math.min(...moments.filter((moment) => moment > now));
  return Number.isFinite(next) ? new Date(next) : null;
};

/**
 * Takes one checkout whose turn it is to be asked about. The next turn is set before: a server that dies while it asks has only
 * skipped one.
 */
export const takeCheckoutToAsk = async (tx: Transaction): Promise<CheckoutRow | undefined> => {
  const [due] = await tx
    .select()
    .from(checkouts)
    .where(lte(checkouts.askAt, sql`clock_timestamp()`))
    .orderBy(asc(checkouts.askAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return undefined;
  await tx
    .update(checkouts)
    .set({ askAt: nextAsk(due, Date.now()), asked: sql`${checkouts.asked} + 1` })
    .where(eq(checkouts.id, due.id));
  return due;
};

/** Seconds between two looks at a payment for which the gateway is asked. */
const betweenLooks = 2;

/** @returns the ways to pay for it about which the gateway is asked since a person looks, oldest first; none, where that was just so */
export const takeCheckoutsToLookAt = async (
  queryable: Queryable,
  paymentId: string,
): Promise<CheckoutRow[]> => {
  const due = await queryable
    .update(checkouts)
    .set({ lookedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(checkouts.paymentId, paymentId),
        sql`coalesce(${checkouts.lookedAt} <= clock_timestamp() - make_interval(secs => ${betweenLooks}), true)`,
      ),
    )
    .returning();
  return due.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
};

/** The person who takes in what is said of some money waits for the person who does so already: it may be told of a dispute before it came. */
export const lockMoney = async (tx: Transaction, provider: PaymentProvider, ref: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${provider}:${ref}`}, 42))`);
};

/** The wait before the next try, which grows with each try up to a day. */
const untilNextLook = sql`least(interval '1 day', interval '1 minute' * power(4, least(${payments.releaseTries}, 8)))`;

/**
 * Takes payments whose money may have to be released now. As with refunds, it sets their next try beforehand. So a payment that fails
 * comes later each time, after those that wait for their first try, and a server that crashes only skips a try.
 *
 * @returns their ids
 */
export const takeReleases = async (queryable: Queryable, atMost: number): Promise<string[]> => {
  const due = queryable
    .select({ id: payments.id })
    .from(payments)
    .where(lte(payments.releaseAt, sql`clock_timestamp()`))
    .orderBy(asc(payments.releaseAt))
    .limit(atMost)
    .for('update', { skipLocked: true });
  const taken = await queryable
    .update(payments)
    .set({
      releaseAt: sql`clock_timestamp() + ${untilNextLook}`,
      releaseTries: sql`least(${payments.releaseTries} + 1, 1000)`,
    })
    .where(inArray(payments.id, due))
    .returning({ id: payments.id });
  return taken.map(({ id }) => id);
};

/** Sets a payment's next try to one day later. Nothing has failed. The triggers of `release_at` set an earlier time once something changes. */
export const postponeRelease = async (tx: Transaction, id: string): Promise<void> => {
  await tx
    .update(payments)
    .set({ releaseAt: sql`clock_timestamp() + interval '1 day'`, releaseTries: 0 })
    .where(and(eq(payments.id, id), isNotNull(payments.releaseAt)));
};

interface Capture {
  provider: PaidBy;
  ref: string;
  paymentId: string;
  payerId: string;
  amount: number;
  fate: CaptureFate;
}

/** @returns whether it was not known yet */
export const addCapture = async (tx: Transaction, capture: Capture): Promise<boolean> => {
  const added = await tx
    .insert(captures)
    .values(capture)
    .onConflictDoNothing()
    .returning({ ref: captures.ref });
  return added.length > 0;
};

/** The wait before the next try, which grows with each try up to a day. */
const untilNextTry = sql`least(interval '1 day', interval '1 minute' * power(4, least(${refunds.tries}, 8)))`;

/** Takes one refund that is to be sent, or asked about; as with checkouts, its next turn is set before. */
export const takeRefundToTry = async (tx: Transaction): Promise<RefundRow | undefined> => {
  const [due] = await tx
    .select()
    .from(refunds)
    .where(lte(refunds.tryAt, sql`clock_timestamp()`))
    .orderBy(asc(refunds.tryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return undefined;
  await tx
    .update(refunds)
    .set({
      tryAt: sql`clock_timestamp() + ${untilNextTry}`,
      triedAt: sql`clock_timestamp()`,
      tries: sql`least(${refunds.tries} + 1, 1000)`,
    })
    .where(eq(refunds.id, due.id));
  return due;
};

/**
 * Moves a refund that the transaction holds: never back from where it is done.
 *
 * @param isAnswer whether the gateway says it to who has just asked; what it tells otherwise may be of an attempt before
 * @returns whether it was done by this
 */
export const moveRefund = async (
  tx: Transaction,
  id: string,
  { ref, status, isAnswer }: { ref: string | null; status: 'sent' | 'done' | 'failed'; isAnswer: boolean },
): Promise<boolean> => {
  const [before] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (!before || before.status === 'done') return false;
  if (status !== 'done') {
    const isKnown = before.status === 'failed' && before.providerRef === ref;
    const isOld = !isAnswer && before.providerRef !== null && before.providerRef !== ref;
    if (isKnown || isOld) return false;
  }
  await tx
    .update(refunds)
    .set({
      status,
      providerRef: ref,
      problem: status === 'failed' ? 'failed' : null,
      ...(status === 'done' && { doneAt: sql`clock_timestamp()`, tryAt: null }),
      ...(status === 'failed' && {
        failures: sql`${refunds.failures} + 1`,
        tryAt: sql`clock_timestamp() + interval '1 day'`,
      }),
    })
    .where(eq(refunds.id, id));
  return status === 'done';
};

/**
 * Leaves a refund for later.
 *
 * @param problem what a person has to see to; null: nothing, it only waits
 */
export const delayRefund = async (
  tx: Transaction,
  id: string,
  problem: RefundProblem | null,
): Promise<void> => {
  if (!problem) return;
  const [before] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (!before || before.status === 'done') return;
  await tx
    .update(refunds)
    .set({
      problem,
      tryAt: sql`clock_timestamp() + interval '1 day'`,
      // One that was sent goes on under its name, and one that no one could ask about has not failed.
      ...(before.status === 'wanted' && { status: 'failed' as const }),
      ...(problem === 'refused' && { failures: sql`${refunds.failures} + 1` }),
    })
    .where(eq(refunds.id, id));
};

type NewDispute = Omit<typeof disputes.$inferInsert, 'openedAt' | 'closedAt'>;

/** Writes down what is known of a dispute: never back to where it was open. @returns whether it has brought something new */
export const keepDispute = async (tx: Transaction, dispute: NewDispute): Promise<boolean> => {
  const closedAt = dispute.status === 'open' ? null : sql`clock_timestamp()`;
  const kept = await tx
    .insert(disputes)
    .values({ ...dispute, closedAt })
    .onConflictDoUpdate({
      target: [disputes.provider, disputes.ref],
      set: { status: sql`excluded.status`, closedAt: sql`excluded.closed_at`, amount: sql`excluded.amount` },
      setWhere: sql`${disputes.status} = 'open' and excluded.status <> 'open'`,
    })
    .returning({ ref: disputes.ref });
  return kept.length > 0;
};

/** The refunds of some money are tried at once. @returns their ids */
export const wakeRefunds = async (
  tx: Transaction,
  { provider, captureRef }: { provider: PaymentProvider; captureRef: string },
): Promise<string[]> => {
  const woken = await tx
    .update(refunds)
    .set({ tryAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(refunds.provider, provider),
        eq(refunds.captureRef, captureRef),
        sql`${refunds.status} <> 'done'`,
      ),
    )
    .returning({ id: refunds.id });
  return woken.map(({ id }) => id);
};

/** @returns paise of what was paid for a lesson that have gone back */
export const sumRefunded = async (tx: Transaction, paymentId: string): Promise<number> => {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::integer` })
    .from(refunds)
    .innerJoin(captures, and(eq(captures.provider, refunds.provider), eq(captures.ref, refunds.captureRef)))
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'done'), eq(captures.fate, 'paid')));
  return row?.sum ?? 0;
};

/** @returns whether the gateway had not told of it before */
export const keepGatewayEvent = async (
  tx: Transaction,
  event: { provider: PaymentProvider; eventId: string; facts: GatewayFact[] },
): Promise<boolean> => {
  // The gateway waits for this, so each connection plans it once.
  const { rowCount } = await tx.$client.query({
    name: 'keep-gateway-event',
    text: `insert into gateway_events (provider, event_id, facts) values ($1, $2, $3::jsonb) on conflict do nothing`,
    values: [event.provider, event.eventId, JSON.stringify(event.facts)],
  });
  return rowCount === 1;
};

export const endGatewayEvent = async (
  queryable: Queryable,
  { provider, eventId }: { provider: PaymentProvider; eventId: string },
): Promise<void> => {
  await queryable
    .update(gatewayEvents)
    .set({ handledAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(gatewayEvents.provider, provider),
        eq(gatewayEvents.eventId, eventId),
        isNull(gatewayEvents.handledAt),
      ),
    );
};

/**
 * Lessons that were accepted while they were paid here are free of it where they no longer are. What a person pays after all at a
 * page that was opened before is asked for, and goes back.
 */
export const forgetDue = async (queryable: Queryable): Promise<void> => {
  await queryable.execute(sql`with ended as (
      update ${payments} set status = 'void' where status = 'due' returning id
    ), closed as (
      update ${checkouts} set closed_at = clock_timestamp(), ask_at = clock_timestamp()
      where closed_at is null and payment_id in (select id from ended)
    ) update ${bookings} set pay_by = null where ${bookings.payBy} is not null`);
};

/** @returns whether it waits for its payment by then, and is held so until the transaction ends */
export const holdUnpaid = async (tx: Transaction, bookingId: string, payBy: Date): Promise<boolean> => {
  const held = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.payBy, payBy), sql`${statusNow} = 'accepted'`))
    .for('share');
  return held.length > 0;
};
