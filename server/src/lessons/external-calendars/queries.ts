import { and, asc, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';
import { bookings, outsideBusy, outsideCalendars, tutors, users } from '../../foundation/db/schema';

const selectCalendars = (queryable: Queryable) =>
  queryable
    .select({
      id: outsideCalendars.id,
      tutorId: outsideCalendars.tutorId,
      name: outsideCalendars.name,
      addressSealed: outsideCalendars.addressSealed,
      countsAllDay: outsideCalendars.countsAllDay,
      etag: outsideCalendars.etag,
      modified: outsideCalendars.modified,
      readAt: outsideCalendars.readAt,
      expandedAt: outsideCalendars.expandedAt,
      failures: outsideCalendars.failures,
      failingSince: outsideCalendars.failingSince,
      stoppedAt: outsideCalendars.stoppedAt,
      problem: outsideCalendars.problem,
      isCut: outsideCalendars.isCut,
      assumedZone: outsideCalendars.assumedZone,
      events: outsideCalendars.events,
      inPart: outsideCalendars.inPart,
      firstInPartSealed: outsideCalendars.firstInPartSealed,
      timeZone: users.timeZone,
      email: users.email,
      language: users.language,
      busy: sql<number>`(select count(*)::integer from ${outsideBusy}
        where ${outsideBusy.calendarId} = ${outsideCalendars.id} and upper(${outsideBusy.during}) > now())`,
    })
    .from(outsideCalendars)
    .innerJoin(users, eq(users.id, outsideCalendars.tutorId));

export type CalendarRow = Awaited<ReturnType<typeof selectCalendars>>[number];

export const listCalendars = (queryable: Queryable, tutorId: string): Promise<CalendarRow[]> =>
  selectCalendars(queryable)
    .where(eq(outsideCalendars.tutorId, tutorId))
    .orderBy(asc(outsideCalendars.createdAt), asc(outsideCalendars.id));

export const findCalendar = async (queryable: Queryable, id: string): Promise<CalendarRow | undefined> => {
  const [row] = await selectCalendars(queryable).where(eq(outsideCalendars.id, id));
  return row;
};

/** @returns how many a tutor has; no one adds one until the transaction ends */
export const countCalendarsHeld = async (tx: Queryable, tutorId: string): Promise<number> => {
  await tx.select({ id: tutors.id }).from(tutors).where(eq(tutors.id, tutorId)).for('update');
  const [row] = await tx
    .select({ calendars: count() })
    .from(outsideCalendars)
    .where(eq(outsideCalendars.tutorId, tutorId));
  return row?.calendars ?? 0;
};

/** @returns a tutor's calendars whose last good reading is older than that, and which are not in trouble */
export const listOlderThan = async (
  queryable: Queryable,
  tutorId: string,
  minutes: number,
): Promise<string[]> => {
  const rows = await queryable
    .select({ id: outsideCalendars.id })
    .from(outsideCalendars)
    .where(
      and(
        eq(outsideCalendars.tutorId, tutorId),
        eq(outsideCalendars.failures, 0),
        isNull(outsideCalendars.stoppedAt),
        lt(outsideCalendars.readAt, sql`now() - make_interval(mins => ${minutes})`),
      ),
    );
  return rows.map(({ id }) => id);
};

/** @returns which of these are ids of bookings: what we have told a calendar ourselves, it tells us again */
export const ownLessons = async (queryable: Queryable, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await queryable
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
};
