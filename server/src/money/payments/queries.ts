import type { PaidBy, PaymentProvider, PaymentStatus } from '@paadam/shared/domain';
import { and, asc, desc, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MomentPosition } from '../../access/calls/page';
import { microsecondsOf, momentAt } from '../../foundation/db/microseconds';
import type { Queryable } from '../../foundation/db/openDatabase';
import {
  bookings,
  captures,
  checkouts,
  disputes,
  gatewayEvents,
  payments,
  refunds,
  subjects,
  users,
} from '../../foundation/db/schema';
import { statusNow } from '../../foundation/db/transitionSql';
import type { GatewayFact } from '../../lessons/ledger/gatewayFacts';
import { invoicesOfPayment } from '../../lessons/ledger/invoices/queries';
import { answeredName } from '../../people/subjects/queries';

const student = alias(users, 'student');
const tutor = alias(users, 'tutor');

/** @param placed the moment by which they are ordered */
const selectPayments = (queryable: Queryable, placed: SQLWrapper = payments.createdAt) =>
  queryable
    .select({
      id: payments.id,
      bookingId: payments.bookingId,
      status: payments.status,
      amount: payments.amount,
      method: payments.method,
      provider: payments.provider,
      paidAt: payments.paidAt,
      createdAt: payments.createdAt,
      payBy: sql<Date | null>`case when ${payments.status} = 'due' then ${bookings.payBy} end`.mapWith(
        bookings.payBy,
      ),
      refund: sql<number>`(select coalesce(sum(${refunds.amount}), 0)::integer from ${refunds}
        where ${refunds.paymentId} = ${payments.id} and ${refunds.reason} not in ('late', 'double', 'other-sum'))`,
      refunded: sql<number>`(select coalesce(sum(${refunds.amount}), 0)::integer from ${refunds}
        where ${refunds.paymentId} = ${payments.id} and ${refunds.reason} not in ('late', 'double', 'other-sum')
          and ${refunds.status} = 'done')`,
      student: { _id: student.id, name: student.name },
      tutor: { _id: tutor.id, name: tutor.name },
      documents: invoicesOfPayment,
      subject: answeredName(),
      dateTime: bookings.startsAt,
      isOpened: sql<boolean>`exists (select from ${checkouts}
        where ${checkouts.paymentId} = ${payments.id} and ${checkouts.closedAt} is null and ${checkouts.url} is not null)`,
      surplus: sql<number>`(select coalesce(sum(${captures.amount}), 0)::integer from ${captures}
        where ${captures.paymentId} = ${payments.id} and ${captures.fate} <> 'paid')`,
      microseconds: microsecondsOf(placed),
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(student, eq(student.id, bookings.studentId))
    .innerJoin(tutor, eq(tutor.id, bookings.tutorId))
    .innerJoin(subjects, eq(subjects.id, bookings.subjectId));

export type PaymentRow = Awaited<ReturnType<typeof selectPayments>>[number];

interface Selection {
  status: PaymentStatus | undefined;
  after: MomentPosition | undefined;
  count: number;
}

/** @returns a person's payments, latest first; of those that are due, first what has to be paid first */
export const listPayments = (queryable: Queryable, whose: SQL, { status, after, count }: Selection) => {
  const isDue = status === 'due';
  const placed = isDue ? sql`coalesce(${bookings.payBy}, ${payments.createdAt})` : payments.createdAt;
  const place = after && sql`(${momentAt(after.microseconds)}, ${after.id}::uuid)`;
  return selectPayments(queryable, placed)
    .where(
      and(
        whose,
        status && eq(payments.status, status),
        place &&
          (isDue ? sql`(${placed}, ${payments.id}) > ${place}` : sql`(${placed}, ${payments.id}) < ${place}`),
      ),
    )
    .orderBy(isDue ? asc(placed) : desc(placed), isDue ? asc(payments.id) : desc(payments.id))
    .limit(count);
};

/**
 * @returns the paid lessons that would be cancelled, with the paise that are left of them: this one alone, or with those of its
 *   series that start after it
 */
export const listCancellable = (
  queryable: Queryable,
  { bookingId, whose, withRest }: { bookingId: string; whose: SQL; withRest: boolean },
) => {
  const isRest = sql`exists (select from ${bookings} as first where first.id = ${bookingId}
    and first.series_id = ${bookings.seriesId} and first.starts_at <= ${bookings.startsAt})`;
  // An operator may have sent a part of it back before.
  const left = sql`${payments.amount} - (select coalesce(sum(${refunds.amount}), 0) from ${refunds}
    where ${refunds.paymentId} = ${payments.id} and ${refunds.reason} not in ('late', 'double', 'other-sum'))`;
  return queryable
    .select({
      id: bookings.id,
      startsAt: bookings.startsAt,
      amount: sql<number>`(${left})::integer`,
      createdAt: payments.createdAt,
      isByCredit: sql<boolean>`exists (select from ${captures} where ${captures.paymentId} = ${payments.id}
        and ${captures.fate} = 'paid' and ${captures.provider} = 'credit')`,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(
        whose,
        withRest ? sql`(${eq(bookings.id, bookingId)} or ${isRest})` : eq(bookings.id, bookingId),
        inArray(payments.status, ['paid', 'part_refunded']),
        sql`${left} > 0`,
        sql`${statusNow} = 'accepted'`,
        sql`${bookings.startsAt} > clock_timestamp()`,
      ),
    );
};

export const findPayment = async (
  queryable: Queryable,
  id: string,
  whose: SQL,
): Promise<PaymentRow | undefined> => {
  const [payment] = await selectPayments(queryable).where(and(eq(payments.id, id), whose));
  return payment;
};

/** @returns the way to pay that is open now */
export const findOpenCheckout = async (queryable: Queryable, paymentId: string) => {
  const [open] = await queryable
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.paymentId, paymentId), isNull(checkouts.closedAt)));
  return open;
};

export type CheckoutRow = typeof checkouts.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

export const findCheckout = async (queryable: Queryable, id: string): Promise<CheckoutRow | undefined> => {
  const [checkout] = await queryable.select().from(checkouts).where(eq(checkouts.id, id));
  return checkout;
};

/** @param name ours, or the gateway's where it does not repeat ours */
export const findRefund = async (
  queryable: Queryable,
  provider: PaymentProvider,
  { refund, ref }: { refund: string | null; ref: string },
): Promise<RefundRow | undefined> => {
  const [found] = await queryable
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.provider, provider),
        refund === null ? eq(refunds.providerRef, ref) : eq(refunds.id, refund),
      ),
    );
  return found;
};

export const findCapture = async (queryable: Queryable, provider: PaidBy, ref: string) => {
  const [capture] = await queryable
    .select()
    .from(captures)
    .where(and(eq(captures.provider, provider), eq(captures.ref, ref)));
  return capture;
};

/** @returns how some money stands that a bank asks back whole; of several times, how it went for the payer at best */
export const findDisputeOf = async (queryable: Queryable, provider: PaidBy, captureRef: string) => {
  const [dispute] = await queryable
    .select({ ref: disputes.ref, status: disputes.status })
    .from(disputes)
    .innerJoin(captures, and(eq(captures.provider, disputes.provider), eq(captures.ref, disputes.captureRef)))
    .where(
      and(
        sql`${disputes.provider} = ${provider}`,
        eq(disputes.captureRef, captureRef),
        sql`(${disputes.status} = 'open' or ${disputes.amount} >= ${captures.amount})`,
      ),
    )
    .orderBy(sql`array_position(array['lost', 'open', 'won'], ${disputes.status})`)
    .limit(1);
  return dispute;
};

/** @returns the disputes of some money that the house has lost */
export const listLost = (queryable: Queryable, provider: PaymentProvider, captureRef: string) =>
  queryable
    .select({ ref: disputes.ref, amount: disputes.amount })
    .from(disputes)
    .where(
      and(eq(disputes.provider, provider), eq(disputes.captureRef, captureRef), eq(disputes.status, 'lost')),
    );

/** @returns what a gateway has told and no one has handled; undefined where that is done */
export const findGatewayEvent = async (
  queryable: Queryable,
  { provider, eventId }: { provider: PaymentProvider; eventId: string },
): Promise<GatewayFact[] | undefined> => {
  const [event] = await queryable
    .select({ facts: gatewayEvents.facts })
    .from(gatewayEvents)
    .where(
      and(
        eq(gatewayEvents.provider, provider),
        eq(gatewayEvents.eventId, eventId),
        isNull(gatewayEvents.handledAt),
      ),
    );
  return event?.facts as GatewayFact[] | undefined;
};
