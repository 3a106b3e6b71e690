import type { BookingActor, BookingStatus } from '@paadam/shared/domain';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../../foundation/db/openDatabase';
import { bookingEvents, bookings } from '../../../foundation/db/schema';
import { dueIds, isDue, mayMove, settledAt, statusNow } from '../../../foundation/db/transitionSql';

/** The person who moves a booking; of an operator the name is the marketplace's. */
export interface Mover {
  id: string;
  name: string;
  role: Exclude<BookingActor, 'clock'>;
}

export interface Move {
  bookingId: string;
  /** Limits the move to bookings that the mover has a part in. */
  whose: SQL;
  to: BookingStatus;
  by: Mover;
  reason?: string | undefined;
  /** Of a cancellation: the paise that were said to come back, credit included. Absent: none were. */
  quoted?: number | undefined;
}

/**
 * @returns the status that the booking was moved from; undefined where the table of transitions does not allow the move
 *   now
 */
export const moveStatus = async (tx: Transaction, move: Move): Promise<BookingStatus | undefined> => {
  const { bookingId, whose, to, by, reason } = move;
  const [before] = await tx
    .select({ status: bookings.status })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), whose))
    .for('update');
  const moved = await tx
    .update(bookings)
    .set({ status: to })
    .where(and(eq(bookings.id, bookingId), whose, mayMove(to, by.role)))
    .returning({ id: bookings.id });
  if (moved.length === 0) return undefined;
  // By the clock, not the beginning of the transaction, which may have waited for the move before this one.
  const at = sql`clock_timestamp()`;
  const whoDid = by.role === 'operator' ? { operatorId: by.id } : { actorId: by.id };
  await tx.insert(bookingEvents).values({ id: uuidv7(), bookingId, status: to, ...whoDid, reason, at });
  return before?.status;
};

/**
 * Sets or removes the meeting link.
 *
 * @returns the link before, where it was done; it is not where the booking is not accepted now
 */
export const storeMeetingLink = async (
  tx: Transaction,
  { bookingId, whose, link }: { bookingId: string; whose: SQL; link: string | null },
): Promise<{ before: string | null } | undefined> => {
  const [before] = await tx
    .select({ link: bookings.meetingLink })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), whose))
    .for('update');
  const stored = await tx
    .update(bookings)
    .set({ meetingLink: link })
    .where(and(eq(bookings.id, bookingId), whose, sql`${statusNow} = 'accepted'`))
    .returning({ id: bookings.id });
  return before && stored.length > 0 ? { before: before.link } : undefined;
};

/**
 * Holds a booking until the transaction ends, so that no notice is sent of it after the mail that it was cancelled.
 *
 * @returns whether it is upcoming
 */
export const holdUpcoming = async (tx: Transaction, bookingId: string): Promise<boolean> => {
  const held = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), sql`${statusNow} = 'accepted'`))
    .for('share');
  return held.length > 0;
};

interface Settled {
  bookingId: string;
  tutorId: string;
  status: BookingStatus;
}

/**
 * Stores the status that time has given to bookings. What another instance is just moving is left to it.
 *
 * @param atMost bookings in this transaction
 * @param only the id of the only booking to settle; absent: the bookings that have been due longest
 */
export const settleSome = async (tx: Transaction, atMost: number, only?: string): Promise<Settled[]> => {
  const due = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(only ? eq(bookings.id, only) : sql`${bookings.id} in (${dueIds(atMost)})`, isDue))
    .limit(atMost)
    .for('update', { skipLocked: true });
  const settled = await tx
    .update(bookings)
    .set({ status: statusNow })
    .where(inArray(bookings.id, due))
    .returning({
      bookingId: bookings.id,
      tutorId: bookings.tutorId,
      status: bookings.status,
      at: settledAt,
    });
  if (settled.length > 0) {
    await tx.insert(bookingEvents).values(
      settled.map(({ bookingId, status, at }) => ({
        id: uuidv7(),
        bookingId,
        status,
        at,
        // By the clock: no one else says why.
        reason: status === 'cancelled' ? 'It was not paid in time.' : null,
      })),
    );
  }
  return settled;
};
