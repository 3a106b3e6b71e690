import { and, count, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { MomentPosition } from '../../access/calls/page';
import { microsecondsOf, momentAt } from '../../foundation/db/microseconds';
import type { Queryable } from '../../foundation/db/openDatabase';
import { bookings, parentChildren, reviews, subjects, tutors, users } from '../../foundation/db/schema';
import { statusNow } from '../../foundation/db/transitionSql';
import { ofChildrenOf, ofStudent, upcomingCount, waitingCount } from '../../lessons/bookings/queries';
import { answeredName } from '../../people/subjects/queries';
import { publicColumns, subjectIds } from '../../people/tutors/queries/findTutor';
import type { Week } from './lastWeeks';

/** @returns the tutors of the linked children's accepted and completed lessons, the one of the latest lesson first */
export const listFamilyTutors = (
  queryable: Queryable,
  parentId: string,
  after: MomentPosition | undefined,
  atMost: number,
) => {
  const lastLessonAt = max(bookings.startsAt);
  const lessons = queryable
    .select({
      tutorId: bookings.tutorId,
      lastLessonAt: lastLessonAt.as('last_lesson_at'),
      count: count().as('lessons'),
      studentIds: sql<string[]>`array_agg(distinct ${bookings.studentId})`.as('student_ids'),
    })
    .from(bookings)
    .where(and(ofChildrenOf(parentId), inArray(statusNow, ['accepted', 'completed'])))
    .groupBy(bookings.tutorId)
    .having(
      after &&
        sql`(${lastLessonAt}, ${bookings.tutorId}) < (${momentAt(after.microseconds)}, ${after.id}::uuid)`,
    )
    .orderBy(desc(lastLessonAt), desc(bookings.tutorId))
    .limit(atMost)
    .as('lessons_by_tutor');
  return queryable
    .select({
      id: tutors.id,
      ...publicColumns,
      subjects: subjectIds,
      lessons: lessons.count,
      studentIds: lessons.studentIds,
      lastLessonAt: sql<Date>`${lessons.lastLessonAt}`.mapWith(bookings.startsAt),
      microseconds: microsecondsOf(lessons.lastLessonAt),
    })
    .from(lessons)
    .innerJoin(tutors, eq(tutors.id, lessons.tutorId))
    .innerJoin(users, eq(users.id, lessons.tutorId))
    .orderBy(desc(lessons.lastLessonAt), desc(lessons.tutorId));
};

const number = (expression: SQL): SQL<number> => expression.mapWith(Number);

const isCompleted = sql`${statusNow} = 'completed'`;
const lessons = number(sql`count(*) filter (where ${isCompleted})`);
const minutes = number(
  sql`coalesce(sum(extract(epoch from ${bookings.endsAt} - ${bookings.startsAt}) / 60) filter (where ${isCompleted}), 0)`,
);

/**
 * @returns a row for each subject that the student has ever asked for: completed lessons and their minutes, lessons
 *   and requests to come, reviews given and the sum of their stars; the subject with the most minutes first
 */
export const sumBySubject = (queryable: Queryable, studentId: string) =>
  queryable
    .select({
      _id: subjects.id,
      name: answeredName(),
      lessons,
      minutes,
      upcoming: upcomingCount,
      waiting: waitingCount,
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

/**
 * @returns of each linked child the minutes of the completed lessons that began this month, by the clock of that zone, and
 *   the stars given last
 */
export const listChildFigures = (queryable: Queryable, parentId: string, timeZone: string) => {
  const month = (moment: SQL) => sql`date_trunc('month', ${moment} at time zone ${timeZone}::text)`;
  const isOfThisMonth = sql`${month(sql`${bookings.startsAt}`)} = ${month(sql`now()`)}`;
  return queryable
    .select({
      childId: parentChildren.childId,
      minutesThisMonth: number(
        sql`coalesce(sum(extract(epoch from ${bookings.endsAt} - ${bookings.startsAt}) / 60)
          filter (where ${isCompleted} and ${isOfThisMonth}), 0)`,
      ),
      lastRating: sql<number | null>`(
        select ${reviews.rating} from ${reviews} where ${reviews.studentId} = ${parentChildren.childId}
        order by ${reviews.createdAt} desc, ${reviews.id} desc limit 1)`,
    })
    .from(parentChildren)
    .leftJoin(bookings, eq(bookings.studentId, parentChildren.childId))
    .where(eq(parentChildren.parentId, parentId))
    .groupBy(parentChildren.childId);
};

/** @returns the average of the stars that the linked children gave, to two decimals; null where they gave none */
export const averageRatingByChildren = async (
  queryable: Queryable,
  parentId: string,
): Promise<number | null> => {
  const [row] = await queryable
    .select({ average: sql<number | null>`round(avg(${reviews.rating}), 2)::float8` })
    .from(reviews)
    .innerJoin(parentChildren, eq(parentChildren.childId, reviews.studentId))
    .where(eq(parentChildren.parentId, parentId));
  return row?.average ?? null;
};
