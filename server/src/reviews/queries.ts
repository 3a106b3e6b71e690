import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { microsecondsOf, momentAt } from '../db/microseconds';
import type { Queryable, Transaction } from '../db/openDatabase';
import { bookings, reviews, subjects, tutors, users } from '../db/schema';
import type { MomentPosition } from '../http/page';
import { isChildOf } from '../parents/queries';

const student = alias(users, 'student');
const tutor = alias(users, 'tutor');

const selectReviews = (queryable: Queryable) =>
  queryable
    .select({
      id: reviews.id,
      bookingId: reviews.bookingId,
      student: { _id: student.id, name: student.name },
      tutor: { _id: tutor.id, name: tutor.name },
      subject: { _id: subjects.id, name: subjects.name },
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
export const givenBy = (studentId: string): SQL => eq(reviews.studentId, studentId);
export const givenByChildrenOf = (parentId: string): SQL => isChildOf(reviews.studentId, parentId);
export const gotBy = (tutorId: string): SQL => eq(reviews.tutorId, tutorId);

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

type NewReview = Pick<
  typeof reviews.$inferSelect,
  'bookingId' | 'tutorId' | 'studentId' | 'rating' | 'comment'
>;

/** Adds a review, and its stars to the tutor's. @returns its id; undefined where the booking has a review already */
export const insertReview = async (tx: Transaction, review: NewReview): Promise<string | undefined> => {
  const [made] = await tx
    .insert(reviews)
    .values({ id: uuidv7(), ...review })
    .onConflictDoNothing({ target: reviews.bookingId })
    .returning({ id: reviews.id });
  if (!made) return undefined;
  await tx
    .update(tutors)
    .set({
      ratingSum: sql`${tutors.ratingSum} + ${review.rating}`,
      ratingCount: sql`${tutors.ratingCount} + 1`,
    })
    .where(eq(tutors.id, review.tutorId));
  return made.id;
};

export const isTutor = async (queryable: Queryable, id: string): Promise<boolean> =>
  (await queryable.select({ id: tutors.id }).from(tutors).where(eq(tutors.id, id))).length > 0;
