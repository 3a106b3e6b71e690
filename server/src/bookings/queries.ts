import { type BookingStatus, hiddenStatuses, occupyingStatuses } from '@paadam/shared/domain';
import { and, count, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/openDatabase';
import { bookings, parentChildren, reviews, subjects, users } from '../db/schema';
import type { Interval } from '../tutors/interval';
import { isDue, statusNow } from './transitionSql';

const student = alias(users, 'student');
const tutor = alias(users, 'tutor');
const bookedBy = alias(users, 'booked_by');

const bookingColumns = {
  id: bookings.id,
  student: { _id: student.id, name: student.name },
  tutor: { _id: tutor.id, name: tutor.name },
  subject: { _id: subjects.id, name: subjects.name, category: subjects.category },
  createdAt: bookings.createdAt,
  startsAt: bookings.startsAt,
  endsAt: bookings.endsAt,
  status: statusNow,
  price: bookings.price,
  meetingLink: bookings.meetingLink,
  rating: reviews.rating,
};

const selectBookings = (queryable: Queryable) =>
  queryable
    .select(bookingColumns)
    .from(bookings)
    .innerJoin(student, eq(student.id, bookings.studentId))
    .innerJoin(tutor, eq(tutor.id, bookings.tutorId))
    .innerJoin(subjects, eq(subjects.id, bookings.subjectId))
    .leftJoin(reviews, eq(reviews.bookingId, bookings.id));

export type BookingRow = Awaited<ReturnType<typeof selectBookings>>[number];

const contactOf = (person: typeof student | typeof tutor | typeof bookedBy) => ({
  id: person.id,
  name: person.name,
  email: person.email,
  timeZone: person.timeZone,
});

const selectBookingsWithContacts = (queryable: Queryable) =>
  queryable
    .select({
      ...bookingColumns,
      studentContact: contactOf(student),
      tutorContact: contactOf(tutor),
      bookedByContact: contactOf(bookedBy),
    })
    .from(bookings)
    .innerJoin(student, eq(student.id, bookings.studentId))
    .innerJoin(tutor, eq(tutor.id, bookings.tutorId))
    .innerJoin(bookedBy, eq(bookedBy.id, bookings.bookedBy))
    .innerJoin(subjects, eq(subjects.id, bookings.subjectId))
    .leftJoin(reviews, eq(reviews.bookingId, bookings.id));

/** A booking with whom to write to about it. */
export type BookingWithContacts = Awaited<ReturnType<typeof selectBookingsWithContacts>>[number];

/** @param whose limits the search to some people's bookings */
export const findBooking = async (
  queryable: Queryable,
  id: string,
  whose?: SQL,
): Promise<BookingWithContacts | undefined> => {
  const [booking] = await selectBookingsWithContacts(queryable).where(and(eq(bookings.id, id), whose));
  return booking;
};

/** @returns the booking with this id, which the same transaction has just made */
export const getBooking = async (queryable: Queryable, id: string): Promise<BookingWithContacts> => {
  const booking = await findBooking(queryable, id);
  if (!booking) throw new Error(`Booking ${id} is missing.`);
  return booking;
};

/** Whose bookings: the ones that a tutor gives, a student takes, or the children of a parent take. */
export const ofTutor = (id: string): SQL => eq(bookings.tutorId, id);
export const ofStudent = (id: string): SQL => eq(bookings.studentId, id);
export const ofChildrenOf = (parentId: string): SQL =>
  sql`${bookings.studentId} in (
    select ${parentChildren.childId} from ${parentChildren} where ${parentChildren.parentId} = ${parentId})`;

export interface BookingPosition {
  /** Milliseconds of the epoch. */
  startsAt: number;
  id: string;
}

interface BookingPage {
  /** One status only; absent: all but the hidden ones. */
  status?: BookingStatus | undefined;
  after: BookingPosition | undefined;
  count: number;
}

/** @returns the latest first, by the start of the lesson */
export const listBookings = (queryable: Queryable, whose: SQL, { status, after, count }: BookingPage) =>
  selectBookings(queryable)
    .where(
      and(
        whose,
        status ? sql`${statusNow} = ${status}` : notInArray(statusNow, [...hiddenStatuses]),
        after && isAfter(after),
      ),
    )
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(count);

const isAfter = ({ startsAt, id }: BookingPosition): SQL =>
  sql`(${bookings.startsAt}, ${bookings.id}) < (${new Date(startsAt)}::timestamptz, ${id}::uuid)`;

/** @returns how many of the bookings have one of the statuses at this moment */
export const countBookings = async (
  queryable: Queryable,
  whose: SQL,
  statuses: readonly BookingStatus[],
): Promise<number> => {
  const [row] = await queryable
    .select({ bookings: count() })
    .from(bookings)
    .where(and(whose, inArray(statusNow, [...statuses])));
  return row?.bookings ?? 0;
};

/**
 * The times within a stretch at which the tutor, or the student where one is named, has a lesson or is asked
 * for one. Phrased as the constraints against double booking are, so that their indexes answer it.
 */
export const findBusyTimes = (
  queryable: Queryable,
  { tutorId, studentId }: { tutorId: string; studentId?: string | undefined },
  { start, end }: Interval,
): Promise<Interval[]> => {
  const whose = studentId
    ? sql`(${bookings.tutorId} = ${tutorId} or ${bookings.studentId} = ${studentId})`
    : eq(bookings.tutorId, tutorId);
  return queryable
    .select({ start: bookings.startsAt, end: bookings.endsAt })
    .from(bookings)
    .where(
      and(
        whose,
        sql`tstzrange(${bookings.startsAt}, ${bookings.endsAt}, '[)') && tstzrange(${start}, ${end}, '[)')`,
        sql`${bookings.status} in ${sql.raw(`('${occupyingStatuses.join("', '")}')`)}`,
        sql`not ${isDue}`,
      ),
    );
};
