import {
  type BookingActor,
  type BookingStatus,
  type BookingTransition,
  bookingTransitions,
  limits,
} from '@paadam/shared/domain';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { bookings } from '../db/schema';

const pendingTime = sql`make_interval(hours => ${limits.pendingBookingHours})`;

/** The moments of the table of transitions, by the database's clock, which all instances share. */
const momentHasCome: Record<NonNullable<BookingTransition['when']>, SQL> = {
  'before-start': sql`${bookings.startsAt} > now()`,
  // The start says nothing new here, but the clock's index is by start.
  'after-end': sql`(${bookings.endsAt} <= now() and ${bookings.startsAt} <= now())`,
  'unanswered-for-48-h-or-started': sql`(${bookings.createdAt} <= now() - ${pendingTime} or ${bookings.startsAt} <= now())`,
};

const conditionOf = ({ from, when }: BookingTransition): SQL | undefined =>
  and(eq(bookings.status, from), when && momentHasCome[when]);

const movesBy = (actor: BookingActor) => bookingTransitions.filter(({ by }) => by.includes(actor));

const clockMoves = movesBy('clock');

/** Whether the clock has something to do on a booking that it has not done yet. */
export const isDue: SQL | undefined = or(...clockMoves.map(conditionOf));

/**
 * The status that a booking has at this moment. The stored one lags behind until the clock's job has run, longer
 * where the server was down; whoever reads, counts or moves bookings goes by this one.
 */
export const statusNow: SQL<BookingStatus> = sql`case ${sql.join(
  clockMoves.map((move) => sql`when ${conditionOf(move)} then ${move.to}`),
  sql` `,
)} else ${bookings.status} end`;

/** The moment at which the clock's move of a booking fell due, once the clock has moved it. */
export const settledAt: SQL<Date> = sql`case ${bookings.status}
  when 'completed' then ${bookings.endsAt}
  else least(${bookings.startsAt}, ${bookings.createdAt} + ${pendingTime}) end`.mapWith(bookings.endsAt);

/** Whether the actor may move a booking to that status at this moment. */
export const mayMove = (to: BookingStatus, actor: BookingActor): SQL | undefined => {
  const moves = movesBy(actor).filter((move) => move.to === to);
  return and(sql`not ${isDue}`, or(sql`false`, ...moves.map(conditionOf)));
};
