import type { BookingActor, BookingStatus } from '@paadam/shared/domain';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { violatedConstraint } from '../db/databaseError';
import type { Transaction } from '../db/openDatabase';
import { bookingEvents, bookings } from '../db/schema';
import { isDue, mayMove, settledAt, statusNow } from './transitionSql';

export type NewBooking = Pick<
  typeof bookings.$inferInsert,
  'studentId' | 'tutorId' | 'subjectId' | 'bookedBy' | 'startsAt' | 'endsAt' | 'price'
>;

/**
 * Makes requests for one tutor, or of one student, come one after the other. The constraints alone keep the
 * bookings right, but two requests that wait for each other's verdict are a deadlock, which takes a second to
 * be noticed; in this order, the tutor first, they cannot.
 */
export const lockCalendars = async (tx: Transaction, tutorId: string, studentId: string): Promise<void> => {
  await tx.execute(sql`select
    pg_advisory_xact_lock(hashtextextended(${`tutor ${tutorId}`}, 0)),
    pg_advisory_xact_lock(hashtextextended(${`student ${studentId}`}, 0))`);
};

/** @returns the id of the booking, which is pending @throws an error that `clashOf` knows, where the time is taken */
export const insertBooking = async (tx: Transaction, booking: NewBooking): Promise<string> => {
  const id = uuidv7();
  await tx.insert(bookings).values({ id, ...booking });
  await tx
    .insert(bookingEvents)
    .values({ id: uuidv7(), bookingId: id, status: 'pending', actorId: booking.bookedBy });
  return id;
};

/** Whose calendar a new booking does not fit into. */
export type Clash = 'tutor' | 'student';

const clashes: Record<string, Clash> = {
  bookings_tutor_no_overlap: 'tutor',
  bookings_student_no_overlap: 'student',
};

/** @returns whose time was taken, where that is what the database refused the booking for */
export const clashOf = (error: unknown): Clash | undefined => clashes[violatedConstraint(error) ?? ''];

export interface Move {
  bookingId: string;
  /** Limits the move to bookings that the actor has a part in. */
  whose: SQL;
  to: BookingStatus;
  actor: BookingActor;
  actorId: string;
  reason?: string | undefined;
}

/** @returns whether the booking was moved; it is not where the table of transitions does not allow it now */
export const moveStatus = async (tx: Transaction, move: Move): Promise<boolean> => {
  const { bookingId, whose, to, actor, actorId, reason } = move;
  const moved = await tx
    .update(bookings)
    .set({ status: to })
    .where(and(eq(bookings.id, bookingId), whose, mayMove(to, actor)))
    .returning({ id: bookings.id });
  if (moved.length === 0) return false;
  await tx.insert(bookingEvents).values({ id: uuidv7(), bookingId, status: to, actorId, reason });
  return true;
};

/**
 * Stores the status that time has given to bookings. What another instance is just moving is left to it.
 *
 * @param atMost bookings in this transaction
 * @returns how many there were
 */
export const settleSome = async (tx: Transaction, atMost: number): Promise<number> => {
  const due = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(isDue)
    .limit(atMost)
    .for('update', { skipLocked: true });
  const settled = await tx
    .update(bookings)
    .set({ status: statusNow })
    .where(inArray(bookings.id, due))
    .returning({ bookingId: bookings.id, status: bookings.status, at: settledAt });
  if (settled.length > 0) {
    await tx.insert(bookingEvents).values(settled.map((event) => ({ id: uuidv7(), ...event })));
  }
  return settled.length;
};
