import { and, count, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { ofChildrenOf } from '../bookings/queries';
import { statusNow } from '../bookings/transitionSql';
import { microsecondsOf, momentAt } from '../db/microseconds';
import type { Queryable } from '../db/openDatabase';
import { bookings, tutors, users } from '../db/schema';
import type { MomentPosition } from '../http/page';
import { publicColumns, subjectIds } from '../tutors/queries';

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
