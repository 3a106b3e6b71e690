import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../foundation/db/openDatabase';
import { bookingReminders, bookings } from '../../../foundation/db/schema';
import { statusNow } from '../../../foundation/db/transitionSql';
import type { Reminder } from '../bookingClock';

/** Hours before the start at which a reminder of a day is left to the one of an hour, which comes soon. */
const tooLateForADay = 2;

/**
 * Writes down that a reminder of a lesson is being sent. The booking is held until the transaction ends, so that no one
 * is reminded of a lesson after the mail that it was cancelled.
 *
 * @returns whether it is to be sent: the booking is accepted, its start is the one meant and far enough, and no one has sent it yet
 */
export const takeReminder = async (
  tx: Transaction,
  { bookingId, hours, startsAt }: Reminder,
): Promise<boolean> => {
  const latest = hours > tooLateForADay ? tooLateForADay : 0;
  const [accepted] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.id, bookingId),
        sql`${statusNow} = 'accepted'`,
        startsAt === undefined ? undefined : eq(bookings.startsAt, new Date(startsAt)),
        sql`${bookings.startsAt} > now() + make_interval(hours => ${latest})`,
      ),
    )
    .for('share');
  if (!accepted) return false;
  const taken = await tx
    .insert(bookingReminders)
    .values({ bookingId, hours })
    .onConflictDoNothing()
    .returning({ hours: bookingReminders.hours });
  return taken.length > 0;
};
