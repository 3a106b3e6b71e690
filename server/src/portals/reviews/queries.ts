import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MomentPosition } from '../../access/calls/page';
import { isChildOf } from '../../access/guardianship/queries';
import type { SessionUser } from '../../access/sessions/queries';
import { microsecondsOf, momentAt } from '../../foundation/db/microseconds';
import type { Queryable, Transaction } from '../../foundation/db/openDatabase';
import { bookings, reviews, subjects, tutors, users } from '../../foundation/db/schema';
import { answeredName } from '../../people/subjects/queries';

const student = alias(users, 'student');
const tutor = alias(users, 'tutor');

const selectReviews = (queryable: Queryable) =>
  queryable
    .select({
      id: reviews.id,
      bookingId: reviews.bookingId,
      student: { _id: student.id, name: student.name },
      tutor: { _id: tutor.id, name: tutor.name },
      subject: { _id: subjects.id, name: answeredName() },
      rating: reviews.rating,
      comment: reviews.comment,
      createdAt: reviews.createdAt,
      microseconds: microsecondsOf(reviews.createdAt),
    })
    .from(reviews)
    .innerJoin(student, eq(student.id, reviews.studentId))
    .innerJoin(tutor, eq(tutor.id, reviews.tutorId))
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .innerJoin(subjects, eq(subjects.id, bookings.subjectId));

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

/** Whose reviews: those that a student gave, that the children of a parent gave, or that a tutor got. */
const givenBy = (studentId: string): SQL => eq(reviews.studentId, studentId);
export const givenByChildrenOf = (parentId: string): SQL => isChildOf(reviews.studentId, parentId);
/** Both, for the link may end before the reviews are read. */
export const givenByChildOf = (parentId: string, childId: string): SQL =>
  sql`${givenByChildrenOf(parentId)} and ${givenBy(childId)}`;
export const gotBy = (tutorId: string): SQL => eq(reviews.tutorId, tutorId);
/** Of those that a tutor got, only the newest of each student. */
export const gotPerStudent = (tutorId: string): SQL =>
  sql`${gotBy(tutorId)} and not exists (
    select from ${reviews} newer
    where newer.student_id = ${reviews.studentId} and newer.tutor_id = ${reviews.tutorId}
      and (newer.created_at, newer.id) > (${reviews.createdAt}, ${reviews.id}))`;

/** @returns the newest first */
export const listReviews = (
  queryable: Queryable,
  whose: SQL,
  after: MomentPosition | undefined,
  count: number,
): Promise<ReviewRow[]> =>
  selectReviews(queryable)
    .where(and(whose, after && isAfter(after)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(count);

const isAfter = ({ microseconds, id }: MomentPosition): SQL =>
  sql`(${reviews.createdAt}, ${reviews.id}) < (${momentAt(microseconds)}, ${id}::uuid)`;

/** @returns the review with this id, which the same transaction has just made */
export const getReview = async (tx: Transaction, id: string): Promise<ReviewRow> => {
  const [review] = await selectReviews(tx).where(eq(reviews.id, id));
  if (!review) throw new Error(`Review ${id} is missing.`);
  return review;
};

export const isTutor = async (queryable: Queryable, id: string): Promise<boolean> =>
  (await queryable.select({ id: tutors.id }).from(tutors).where(eq(tutors.id, id))).length > 0;

/** @returns the reviews that are a person's own: the ones a student gave, a parent's children gave, or a tutor got */
export const whoseReviews = ({ id, role }: Pick<SessionUser, 'id' | 'role'>): SQL => {
  switch (role) {
    case 'student':
      return givenBy(id);
    case 'parent':
      return givenByChildrenOf(id);
    case 'tutor':
      return gotBy(id);
  }
};
