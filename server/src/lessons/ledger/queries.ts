import { paymentProviders, paymentWindow } from '@paadam/shared/domain';
import { and, asc, eq, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';
import { bookingEvents, bookings, captures, payments, refunds } from '../../foundation/db/schema';
import type { Move } from './chargedFrom';

/** As JSON has it. */
export interface PaymentOfBooking {
  _id: string;
  status: 'due' | 'paid' | 'part_refunded' | 'refunded';
  /** Paise: what is asked for, what goes back, and what of that has gone. */
  amount: number;
  refund: number;
  refunded: number;
  isTest: boolean;
}

const ofCancelling = sql`${refunds.paymentId} = ${payments.id} and ${refunds.reason} not in ('late', 'double', 'other-sum')`;

/** What is asked or was paid for a booking; null: nothing is. A column for queries of bookings. */
export const paymentOfBooking = sql<PaymentOfBooking | null>`(
  select json_build_object('_id', ${payments.id}, 'status', ${payments.status}, 'amount', ${payments.amount},
    'refund', (select coalesce(sum(${refunds.amount}), 0) from ${refunds} where ${ofCancelling}),
    'refunded', (select coalesce(sum(${refunds.amount}), 0) from ${refunds} where ${ofCancelling} and ${refunds.status} = 'done'),
    'isTest', coalesce(${payments.provider} = 'test', false))
  from ${payments}
  where ${payments.bookingId} = ${bookings.id} and ${payments.status} <> 'void'
  order by ${payments.createdAt} desc limit 1)`;

/** Whether something went wrong in the lesson by what a person says, and it is not settled. Likewise a condition. */
export const hasOpenProblem = sql<boolean>`exists (
  select from lesson_problems
  where lesson_problems.booking_id = payments.booking_id and lesson_problems.status in ('open', 'disputed'))`;

/** Whether a bank asks for what was paid. A condition for queries of payments, whose names it has in full, joined or not. */
export const isDisputed = sql<boolean>`exists (
  select from captures join disputes on disputes.provider = captures.provider and disputes.capture_ref = captures.ref
  where captures.payment_id = payments.id and captures.fate = 'paid' and disputes.status = 'open')`;

/** @returns until when a lesson has to be paid that was accepted then; `bookings` says whether it is one of weekly lessons */
export const payByOf = (acceptedAt: SQLWrapper, startsAt: SQLWrapper): SQL<Date> =>
  sql`least(${startsAt}, greatest(${acceptedAt} + make_interval(mins => ${paymentWindow.leastMinutes}),
    least(greatest(${acceptedAt} + make_interval(hours => ${paymentWindow.hours}),
        case when ${bookings.seriesId} is not null
          then ${startsAt} - make_interval(days => ${paymentWindow.seriesDaysBefore}) end),
      ${startsAt} - make_interval(hours => ${paymentWindow.hoursBefore}))))`;

/** @returns the same of a lesson that is moved: never earlier than it was, but for a start that comes before that */
export const payByMovedTo = (startsAt: Date): SQL<Date> => {
  const start = sql`${startsAt.toISOString()}::timestamptz`;
  const asked = sql`(select ${payments.createdAt} from ${payments}
    where ${payments.bookingId} = ${bookings.id} and ${payments.status} = 'due')`;
  return sql`case when ${bookings.payBy} is not null
    then least(${start}, greatest(${bookings.payBy}, ${payByOf(asked, start)})) end`;
};

/** @returns the moves of a lesson within the last 48 hours, since it was accepted, oldest first */
export const listMoves = async (queryable: Queryable, bookingId: string, since: Date): Promise<Move[]> => {
  const rows = await queryable
    .select({
      from: bookingEvents.fromAt,
      takenByTutor: sql<boolean>`${bookingEvents.actorId} = ${bookings.tutorId}`,
    })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
    .where(
      and(
        eq(bookingEvents.bookingId, bookingId),
        eq(bookingEvents.kind, 'moved'),
        gt(bookingEvents.at, since),
        sql`${bookingEvents.at} > now() - interval '48 hours'`,
      ),
    )
    .orderBy(asc(bookingEvents.at), asc(bookingEvents.id));
  // The person who took the time, the other side had proposed it.
  return rows.flatMap(({ from, takenByTutor }) =>
    from ? [{ from: from.getTime(), by: takenByTutor ? ('student' as const) : ('tutor' as const) }] : [],
  );
};

/** @returns the payment of a booking that is not void; of one that was asked for and not paid, with the other's */
export const findPaymentOf = async (queryable: Queryable, bookingId: string) => {
  const [found] = await queryable
    .select({
      id: payments.id,
      status: payments.status,
      amount: payments.amount,
      payerId: payments.payerId,
      createdAt: payments.createdAt,
      releasedAt: payments.releasedAt,
      isDisputed,
    })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), sql`${payments.status} <> 'void'`));
  return found;
};

/** @returns paise of what was paid that go back, or have gone, since the lesson does not take place */
export const sumGoingBack = async (queryable: Queryable, paymentId: string): Promise<number> => {
  const [row] = await queryable
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::integer` })
    .from(refunds)
    .innerJoin(captures, and(eq(captures.provider, refunds.provider), eq(captures.ref, refunds.captureRef)))
    .where(and(eq(refunds.paymentId, paymentId), eq(captures.fate, 'paid')));
  return row?.sum ?? 0;
};

/**
 * Whether webhooks arrive. Gateways stop sending them after a day of failures, and money is then found only by asking. For each gateway
 * this looks up the last webhook, and the first money that came ten or more minutes after it, both by an index.
 *
 * @returns since when money has come of which nothing was told; null: it is told of, or none came in the last day
 */
export const findSilence = async (queryable: Queryable): Promise<Date | null> => {
  const { rows } = await queryable.execute<{ since: string | null }>(sql`
    select to_json(min(untold.at)) #>> '{}' as since
    from unnest(${sql.param([...paymentProviders])}::text[]) as gateway (provider)
      cross join lateral (
        select greatest(now() - interval '1 day', (select max(received_at) from gateway_events
          where gateway_events.provider = gateway.provider) + interval '10 minutes') as start
      ) silence
      cross join lateral (
        select at from captures
        where captures.provider = gateway.provider and at >= silence.start and at <= now() - interval '10 minutes'
          and exists (select from checkouts
            where checkouts.payment_id = captures.payment_id and checkouts.provider = captures.provider)
        order by at limit 1
      ) untold`);
  const since = rows[0]?.since;
  return since ? new Date(since) : null;
};
