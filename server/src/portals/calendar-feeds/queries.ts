import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { bookings, calendarFeeds, subjects, users } from '../../foundation/db/schema';
import { statusNow } from '../../foundation/db/transitionSql';
import { ofCaller } from '../../lessons/bookings/queries';
import { namesByLanguage } from '../../people/subjects/queries';

/** @returns whether a person takes lessons into their calendar from mails */
export const wantsInvitations = async (queryable: Queryable, userId: string): Promise<boolean> =>
  (await findSettings(queryable, userId)).mailInvitations;

export const findSettings = async (queryable: Queryable, userId: string) => {
  const [settings] = await queryable
    .select({ mailInvitations: users.mailInvitations, feedRequests: users.feedRequests })
    .from(users)
    .where(eq(users.id, userId));
  return settings ?? { mailInvitations: false, feedRequests: false };
};

export const findFeed = async (queryable: Queryable, userId: string) => {
  const [feed] = await queryable
    .select({ createdAt: calendarFeeds.createdAt, lastReadAt: calendarFeeds.lastReadAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return feed;
};

/** @returns whose feed has that secret */
export const findFeedOwner = async (queryable: Queryable, tokenHash: string) => {
  const [owner] = await queryable
    .select({
      id: users.id,
      role: users.role,
      language: users.language,
      feedRequests: users.feedRequests,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return owner;
};

const student = alias(users, 'student');
const tutor = alias(users, 'tutor');

/** Days around now that a feed holds. */
const daysBack = 30;
const daysAhead = 90;
/** How long a lesson that was cancelled is told of as such: for calendars that keep what is missing. */
const cancelledDays = 7;
/** More than anybody gives in a third of a year. */
const mostLessons = 2_000;

/**
 * @param withRequests whether those that wait for an answer are among them
 * @returns the lessons that a person's feed holds, the soonest first
 */
export const listFeedLessons = (
  queryable: Queryable,
  user: Pick<SessionUser, 'id' | 'role'>,
  withRequests: boolean,
) =>
  queryable
    .select({
      id: bookings.id,
      sequence: bookings.sequence,
      status: statusNow,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      meetingLink: bookings.meetingLink,
      payBy: bookings.payBy,
      student: { name: student.name },
      tutor: { name: tutor.name },
      subject: { name: subjects.name },
      subjectNames: namesByLanguage,
    })
    .from(bookings)
    .innerJoin(student, eq(student.id, bookings.studentId))
    .innerJoin(tutor, eq(tutor.id, bookings.tutorId))
    .innerJoin(subjects, eq(subjects.id, bookings.subjectId))
    .where(
      and(
        ofCaller(user),
        gt(bookings.startsAt, sql`now() - make_interval(days => ${daysBack})`),
        lt(bookings.startsAt, sql`now() + make_interval(days => ${daysAhead})`),
        sql`(${statusNow} in ('accepted', 'completed')
          or (${withRequests}::boolean and ${statusNow} = 'pending')
          or (${bookings.status} = 'cancelled' and ${bookings.sequence} > 0 and exists (
            select from booking_events event
            where event.booking_id = ${bookings.id} and event.status = 'cancelled'
              and event.at > now() - make_interval(days => ${cancelledDays}))))`,
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(mostLessons);
