import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../foundation/db/openDatabase';
import { bookings } from '../../../foundation/db/schema';
import { statusNow } from '../../../foundation/db/transitionSql';

/** @returns whether the student has a trial lesson with the tutor, or had one: what was called off, or never answered, was none */
export const hasTrial = async (
  queryable: Queryable,
  studentId: string,
  tutorId: string,
): Promise<boolean> => {
  const [trial] = await queryable
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.studentId, studentId),
        eq(bookings.tutorId, tutorId),
        bookings.isTrial,
        inArray(statusNow, ['pending', 'accepted', 'completed']),
      ),
    )
    .limit(1);
  return trial !== undefined;
};
