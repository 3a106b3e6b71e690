import type { BookingStatus } from '@paadam/shared/domain';
import { and, asc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../../foundation/db/openDatabase';
import { bookingEvents, bookingSeries, bookings } from '../../../foundation/db/schema';
import { mayMove, statusNow } from '../../../foundation/db/transitionSql';
import type { Mover } from './statusChanges';

/**
 * Makes the row of a series, to which its bookings are added by `insertBooking` in the same transaction. It takes the locks of that
 * first, in its order, so that no two requests wait for each other.
 */
export const insertSeries = async (
  tx: Transaction,
  series: typeof bookingSeries.$inferInsert,
): Promise<void> => {
  for (const person of [`tutor ${series.tutorId}`, `student ${series.studentId}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person}::text, 0))`);
  }
  await tx.insert(bookingSeries).values(series);
};

export interface SeriesMove {
  seriesId: string;
  /** Limits the move to bookings that the mover has a part in. */
  whose: SQL;
  to: Extract<BookingStatus, 'accepted' | 'declined' | 'cancelled'>;
  by: Mover;
  reason?: string | undefined;
  /** Only the bookings that start no earlier than this one of the series. */
  from?: string | undefined;
}

/**
 * Moves what is left of a series, in one order, so that two who do it at once do not wait for each other.
 *
 * @returns each booking that was moved, with the state that it was in; null where the mover has no part in the series, or `from` is none
 *   of its bookings
 */
export const moveSeries = async (
  tx: Transaction,
  { seriesId, whose, to, by, reason, from }: SeriesMove,
): Promise<{ bookingId: string; before: BookingStatus }[] | null> => {
  const held = await tx
    .select({ id: bookings.id, status: statusNow, startsAt: bookings.startsAt })
    .from(bookings)
    .where(and(eq(bookings.seriesId, seriesId), whose))
    .orderBy(asc(bookings.id))
    .for('update');
  const first = from === undefined ? undefined : held.find(({ id }) => id === from);
  if (held.length === 0 || (from !== undefined && !first)) return null;
  const moved = await tx
    .update(bookings)
    .set({ status: to })
    .where(
      and(
        inArray(
          bookings.id,
          held.map(({ id }) => id),
        ),
        first && gte(bookings.startsAt, first.startsAt),
        mayMove(to, by.role),
      ),
    )
    .returning({ id: bookings.id });
  if (moved.length === 0) return [];
  // By the clock, not the beginning of the transaction, which may have waited for the move before this one.
  const at = sql`clock_timestamp()`;
  await tx
    .insert(bookingEvents)
    .values(
      moved.map(({ id: bookingId }) => ({ id: uuidv7(), bookingId, status: to, actorId: by.id, reason, at })),
    );
  const before = new Map(held.map(({ id, status }) => [id, status]));
  return moved.map(({ id }) => ({ bookingId: id, before: before.get(id) ?? to }));
};
