import {
  type BookingActor,
  type BookingStatus,
  type BookingTransition,
  bookingTransitions,
  limits,
} from '@paadam/shared/domain';
import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bookings } from './schema';

const pendingTime = sql`make_interval(hours => ${limits.pendingBookingHours})`;

/** From when the hours of a request are counted. */
const asked = sql`coalesce(${bookings.renewedAt}, ${bookings.createdAt})`;

/** One of the ways in which a moment has come. */
interface Way {
  is: SQL;
  /** An index has the bookings of a status in this order. */
  inOrder: SQLWrapper;
}

const hasStarted: Way = { is: sql`${bookings.startsAt} <= now()`, inOrder: bookings.startsAt };

/** The moments of the table of transitions, by the database's clock, which all instances share. */
const momentHasCome: Record<NonNullable<BookingTransition['when']>, readonly Way[]> = {
  'before-start': [{ is: sql`${bookings.startsAt} > now()`, inOrder: bookings.startsAt }],
  // The start says nothing new here, but the index is by start.
  'after-end': [{ ...hasStarted, is: sql`(${bookings.endsAt} <= now() and ${hasStarted.is})` }],
  'unanswered-for-48-h-or-started': [
    { is: sql`${asked} <= now() - ${pendingTime}`, inOrder: asked },
    hasStarted,
  ],
  // Of a lesson for which nothing is due it is false, and not unknown.
  unpaid: [
    { is: sql`(${bookings.payBy} is not null and ${bookings.payBy} <= now())`, inOrder: bookings.payBy },
  ],
};

const waysOf = ({ when }: BookingTransition): readonly Way[] => (when ? momentHasCome[when] : []);

const conditionOf = (move: BookingTransition): SQL | undefined =>
  and(eq(bookings.status, move.from), or(...waysOf(move).map(({ is }) => is)));

const movesBy = (actor: BookingActor) => bookingTransitions.filter(({ by }) => by.includes(actor));

const clockMoves = movesBy('clock');

/** Whether the clock has something to do on a booking that it has not done yet. */
export const isDue: SQL | undefined = or(...clockMoves.map(conditionOf));

/**
 * Finds bookings that are due without reading the others. Each way is asked for by itself, in the order of its index: asked
 * for all at once, the planner, who does not know that hardly any are due, would rather read the whole table.
 *
 * @param atMost of each way
 * @returns a query of their ids
 */
export const dueIds = (atMost: number): SQL => {
  const ways = clockMoves.flatMap((move) => waysOf(move).map((way) => ({ from: move.from, ...way })));
  return sql.join(
    ways.map(
      ({ from, is, inOrder }) =>
        sql`(select id from ${bookings} where ${bookings.status} = ${from} and ${is} order by ${inOrder} limit ${atMost})`,
    ),
    sql` union all `,
  );
};

/**
 * The status that a booking has at this moment. The stored one lags behind until the clock's job has run, longer
 * where the server was down; the person who reads, counts or moves bookings goes by this one.
 */
export const statusNow: SQL<BookingStatus> = sql`case ${sql.join(
  clockMoves.map((move) => sql`when ${conditionOf(move)} then ${move.to}`),
  sql` `,
)} else ${bookings.status} end`;

/** The moment at which the clock's move of a booking fell due, once the clock has moved it. */
export const settledAt: SQL<Date> = sql`case ${bookings.status}
  when 'completed' then ${bookings.endsAt}
  when 'cancelled' then ${bookings.payBy}
  else least(${bookings.startsAt}, ${asked} + ${pendingTime}) end`.mapWith(bookings.endsAt);

/** Whether the actor may move a booking to that status at this moment. */
export const mayMove = (to: BookingStatus, actor: BookingActor): SQL | undefined => {
  const moves = movesBy(actor).filter((move) => move.to === to);
  return and(sql`not ${isDue}`, or(sql`false`, ...moves.map(conditionOf)));
};
