import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { bookings, parentChildren, users } from '../db/schema';

/** @returns the student, where the viewer is a linked parent or a tutor whom the student has ever booked */
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
