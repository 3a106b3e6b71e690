import { limits } from '@paadam/shared/domain';
import { and, count, eq, exists, inArray, like, or, sql } from 'drizzle-orm';
import { isChildOf } from '../../access/guardianship/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { bookings, parentChildren, reviews, users } from '../../foundation/db/schema';
import { statusNow } from '../../foundation/db/transitionSql';

/** @returns the student, where the viewer is a linked parent or a tutor that the student has ever booked */
export const findStudentKnownTo = async (queryable: Queryable, viewerId: string, studentId: string) => {
  const linked = queryable
    .select({ one: sql`1` })
    .from(parentChildren)
    .where(and(eq(parentChildren.parentId, viewerId), eq(parentChildren.childId, studentId)));
  const booked = queryable
    .select({ one: sql`1` })
    .from(bookings)
    .where(and(eq(bookings.tutorId, viewerId), eq(bookings.studentId, studentId)));
  const [student] = await queryable
    .select({ _id: users.id, name: users.name, email: users.email, profileUrl: users.profileUrl })
    .from(users)
    .where(and(eq(users.id, studentId), or(exists(linked), exists(booked))));
  return student;
};

/**
 * @returns whether the viewer has a booking with the tutor that waits, is accepted or completed, or is a linked parent of a
 *   student who has one
 */
export const hasBookingWith = async (
  queryable: Queryable,
  viewerId: string,
  tutorId: string,
): Promise<boolean> => {
  const booked = await queryable
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.tutorId, tutorId),
        or(eq(bookings.studentId, viewerId), isChildOf(bookings.studentId, viewerId)),
        inArray(statusNow, ['pending', 'accepted', 'completed']),
      ),
    )
    .limit(1);
  return booked.length > 0;
};

/** @returns some of the people whose picture stands at an address outside, in no order */
export const listOutsidePictures = async (
  queryable: Queryable,
  count: number,
): Promise<{ id: string; address: string }[]> => {
  const rows = await queryable
    .select({ id: users.id, address: users.profileUrl })
    .from(users)
    .where(like(users.profileUrl, 'http%'))
    .orderBy(sql`random()`)
    .limit(count);
  return rows.flatMap(({ id, address }) => (address === null ? [] : [{ id, address }]));
};

/** @returns how many reviews of the tutor give one star, two, and so on */
export const countRatings = async (queryable: Queryable, tutorId: string): Promise<number[]> => {
  const counted = await queryable
    .select({ stars: reviews.rating, count: count() })
    .from(reviews)
    .where(eq(reviews.tutorId, tutorId))
    .groupBy(reviews.rating);
  const byStars = new Map(counted.map(({ stars, count: given }) => [stars, given]));
  return Array.from({ length: limits.stars }, (_, index) => byStars.get(index + 1) ?? 0);
};
