import { occupyingStatuses } from '@paadam/shared/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { bookings } from '../db/schema';
import { isDue } from '../db/transitionSql';
import type { Interval } from './interval';

/**
 * What occupies its time, as the constraints against double booking have it, so that their indexes answer the questions
 * below. Text, for the statement that makes a booking has to say the same.
 */
export const occupying = `status in ('${occupyingStatuses.join("', '")}')`;

const isOccupying = sql.raw(`bookings.${occupying}`);

const overlaps = ({ start, end }: Interval): SQL =>
  sql`tstzrange(${bookings.startsAt}, ${bookings.endsAt}, '[)') && tstzrange(${start}, ${end}, '[)')`;

const ofEither = (tutorId: string, studentId: string): SQL =>
  sql`(${bookings.tutorId} = ${tutorId} or ${bookings.studentId} = ${studentId})`;

/**
 * The times within a stretch at which the tutor, or the student where one is named, has a lesson or is asked for one.
 */
export const findBusyTimes = (
  queryable: Queryable,
  { tutorId, studentId }: { tutorId: string; studentId?: string | undefined },
  within: Interval,
): Promise<Interval[]> =>
  queryable
    .select({ start: bookings.startsAt, end: bookings.endsAt })
    .from(bookings)
    .where(
      and(
        studentId ? ofEither(tutorId, studentId) : eq(bookings.tutorId, tutorId),
        overlaps(within),
        isOccupying,
        sql`not ${isDue}`,
      ),
    );

/** @returns the times within a stretch at which these tutors have a lesson or are asked for one, each with whose it is */
export const findBusyTimesOf = (
  queryable: Queryable,
  tutorIds: readonly string[],
  within: Interval,
): Promise<(Interval & { tutorId: string })[]> =>
  queryable
    .select({ tutorId: bookings.tutorId, start: bookings.startsAt, end: bookings.endsAt })
    .from(bookings)
    // Tutor by tutor, so that the constraint's index, which has the times as well, answers it.
    .innerJoin(
      sql`unnest(${sql.param(tutorIds)}::uuid[]) as asked (tutor_id)`,
      sql`asked.tutor_id = ${bookings.tutorId}`,
    )
    .where(and(overlaps(within), isOccupying, sql`not ${isDue}`));

/** @returns whether a lesson of either at that time has run its course, though the clock has not come to it yet */
export const isDueInTheWay = async (
  queryable: Queryable,
  studentId: string,
  tutorId: string,
  time: Interval,
): Promise<boolean> => {
  const due = await queryable
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(ofEither(tutorId, studentId), overlaps(time), isOccupying, isDue))
    .limit(1);
  return due.length > 0;
};
