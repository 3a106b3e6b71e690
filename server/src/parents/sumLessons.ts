import { eq, type SQL, sql } from 'drizzle-orm';
import { ofStudent } from '../bookings/queries';
import { statusNow } from '../bookings/transitionSql';
import type { Queryable } from '../db/openDatabase';
import { bookings, reviews, subjects } from '../db/schema';
import type { Week } from './lastWeeks';

const number = (expression: SQL): SQL<number> => expression.mapWith(Number);

const isCompleted = sql`${statusNow} = 'completed'`;
const lessons = number(sql`count(*) filter (where ${isCompleted})`);
const minutes = number(
  sql`coalesce(sum(extract(epoch from ${bookings.endsAt} - ${bookings.startsAt}) / 60) filter (where ${isCompleted}), 0)`,
);

/**
 * @returns a row for each subject that the student has ever asked for: completed lessons and their minutes, bookings to
 *   come, reviews given and the sum of their stars; the subject with the most minutes first
 */
export const sumBySubject = (queryable: Queryable, studentId: string) =>
  queryable
    .select({
      _id: subjects.id,
      name: subjects.name,
      lessons,
      minutes,
      upcoming: number(sql`count(*) filter (where ${statusNow} in ('pending', 'accepted'))`),
      ratings: number(sql`count(${reviews.rating})`),
      stars: number(sql`coalesce(sum(${reviews.rating}), 0)`),
    })
    .from(bookings)
    .innerJoin(subjects, eq(subjects.id, bookings.subjectId))
    .leftJoin(reviews, eq(reviews.bookingId, bookings.id))
    .where(ofStudent(studentId))
    .groupBy(subjects.id)
    .orderBy(sql`${minutes} desc`, subjects.name);

/** @returns completed lessons and their minutes, by the week in which they started; weeks without any booking are absent */
export const sumByWeek = (queryable: Queryable, studentId: string, weeks: readonly Week[]) => {
  const column = (read: (week: Week) => string) => sql.param(weeks.map(read));
  return queryable
    .select({ from: sql<string>`week.monday`, lessons, minutes })
    .from(bookings)
    .innerJoin(
      sql`unnest(
        ${column(({ from }) => from)}::text[],
        ${column(({ start }) => start.toISOString())}::timestamptz[],
        ${column(({ end }) => end.toISOString())}::timestamptz[]
      ) as week (monday, starts_at, ends_at)`,
      sql`${bookings.startsAt} >= week.starts_at and ${bookings.startsAt} < week.ends_at`,
    )
    .where(ofStudent(studentId))
    .groupBy(sql`week.monday`);
};
