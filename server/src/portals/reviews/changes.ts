import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../foundation/db/openDatabase';
import { reviews, tutors } from '../../foundation/db/schema';

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
