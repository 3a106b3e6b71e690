import { gaps, limits, occupyingStatuses } from '@paadam/shared/domain';
import { and, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../foundation/db/openDatabase';
import { bookings, outsideBusy, outsideCalendars, tutors } from '../../foundation/db/schema';
import { isDue, statusNow } from '../../foundation/db/transitionSql';
import type { Interval } from './interval';

/**
 * What occupies its time, as the constraints against double booking have it, so that their indexes answer the questions
 * below. Text, for the statement that makes a booking has to say the same.
 */
export const occupying = `status in ('${occupyingStatuses.join("', '")}')`;

const isOccupying = sql.raw(`bookings.${occupying}`);

const rangeOf = ({ start, end }: Interval): SQL => sql`tstzrange(${start}, ${end}, '[)')`;

/** The expressions of the two constraints: a tutor is free again when the gap after the lesson is over. */
const isInTutorsWay = (within: Interval): SQL =>
  sql`tstzrange(${bookings.startsAt}, ${bookings.freeAt}, '[)') && ${rangeOf(within)}`;
const isInStudentsWay = (within: Interval): SQL =>
  sql`tstzrange(${bookings.startsAt}, ${bookings.endsAt}, '[)') && ${rangeOf(within)}`;

const withGap = ({ start, end }: Interval, minutes: number): Interval => ({
  start,
  end: new Date(end.getTime() + minutes * 60_000),
});

/** Whose time is asked for, and the minutes that the tutor keeps free between two lessons. */
interface Calendars {
  tutorId: string;
  gapMinutes: number;
  studentId?: string | undefined;
  /** The booking that is to be moved: its own time is not in its way. */
  exceptBooking?: string | undefined;
}

/** Times at which no lesson with a tutor can lie, by whose they are. */
export interface BusyTimes {
  /** They reach as far before a lesson of the tutor's as the gap after another one would. */
  tutor: Interval[];
  student: Interval[];
  /** By the calendars that the tutor has elsewhere. */
  elsewhere: Interval[];
}

/** The times within a stretch at which no lesson with the tutor can lie, the person who's they are. */
export const findBusyTimes = async (
  ...question: Parameters<typeof findBusyTimesByOwner>
): Promise<Interval[]> => {
  const { tutor, student, elsewhere } = await findBusyTimesByOwner(...question);
  return [...tutor, ...student, ...elsewhere];
};

/** The student's where one is named, but for those with the tutor. */
export const findBusyTimesByOwner = async (
  queryable: Queryable,
  { tutorId, gapMinutes, studentId, exceptBooking }: Calendars,
  within: Interval,
): Promise<BusyTimes> => {
  const others = exceptBooking === undefined ? undefined : ne(bookings.id, exceptBooking);
  const ofTutor = and(eq(bookings.tutorId, tutorId), isInTutorsWay(withGap(within, gapMinutes)));
  const ofStudent = studentId && and(eq(bookings.studentId, studentId), isInStudentsWay(within));
  const lessons = await queryable
    .select({
      tutorId: bookings.tutorId,
      start: bookings.startsAt,
      end: bookings.endsAt,
      freeAt: bookings.freeAt,
    })
    .from(bookings)
    .where(and(ofStudent ? or(ofTutor, ofStudent) : ofTutor, others, isOccupying, sql`not ${isDue}`));
  const elsewhere = await findOutsideBusy(queryable, [tutorId], within);
  return {
    tutor: lessons
      .filter((lesson) => lesson.tutorId === tutorId)
      .map((lesson) => withGaps(lesson, gapMinutes)),
    student: lessons.filter((lesson) => lesson.tutorId !== tutorId),
    elsewhere,
  };
};

/** Days for which the busy times of a calendar elsewhere that is read no more still count. */
export const daysAfterStop = 7;

const counts = sql`(${outsideCalendars.stoppedAt} is null
  or ${outsideCalendars.stoppedAt} > now() - make_interval(days => ${daysAfterStop}))`;

/** @returns when these tutors are busy within a stretch by the calendars that they have elsewhere, each with whose it is */
export const findOutsideBusy = (
  queryable: Queryable,
  tutorIds: readonly string[],
  within: Interval,
): Promise<(Interval & { tutorId: string })[]> =>
  queryable
    .select({
      tutorId: outsideCalendars.tutorId,
      start: sql<Date>`lower(${outsideBusy.during})`.mapWith(bookings.startsAt),
      end: sql<Date>`upper(${outsideBusy.during})`.mapWith(bookings.endsAt),
    })
    .from(outsideCalendars)
    .innerJoin(outsideBusy, eq(outsideBusy.calendarId, outsideCalendars.id))
    .where(
      and(
        inArray(outsideCalendars.tutorId, [...tutorIds]),
        sql`${outsideBusy.during} && ${rangeOf(within)}`,
        counts,
      ),
    );

/** @returns of each of these times, in their order, the names of the calendars that the tutor has elsewhere in which something lies then */
export const namesOfBusyCalendars = async (
  queryable: Queryable,
  tutorId: string,
  times: readonly Interval[],
): Promise<string[][]> => {
  const names = times.map((): string[] => []);
  if (times.length === 0) return names;
  const starts = sql.param(times.map(({ start }) => start.toISOString()));
  const ends = sql.param(times.map(({ end }) => end.toISOString()));
  const rows = await queryable
    .select({ place: sql<number>`asked.place::integer`, name: outsideCalendars.name })
    .from(outsideCalendars)
    .innerJoin(
      sql`unnest(${starts}::timestamptz[], ${ends}::timestamptz[])
        with ordinality as asked (starts_at, ends_at, place)`,
      sql`exists (select from ${outsideBusy} where ${outsideBusy.calendarId} = ${outsideCalendars.id}
        and ${outsideBusy.during} && tstzrange(asked.starts_at, asked.ends_at, '[)'))`,
    )
    .where(and(eq(outsideCalendars.tutorId, tutorId), counts))
    .orderBy(outsideCalendars.createdAt, outsideCalendars.id);
  for (const { place, name } of rows) names[place - 1]?.push(name);
  return names;
};

const withGaps = ({ start, freeAt }: { start: Date; freeAt: Date }, gapMinutes: number): Interval => ({
  start: new Date(start.getTime() - gapMinutes * 60_000),
  end: freeAt,
});

/** @returns the times within a stretch at which no lesson of these tutors can lie, each with whose it is */
export const findBusyTimesOf = async (
  queryable: Queryable,
  tutorIds: readonly string[],
  within: Interval,
): Promise<(Interval & { tutorId: string })[]> => {
  const lessons = await queryable
    .select({
      tutorId: bookings.tutorId,
      start: bookings.startsAt,
      freeAt: bookings.freeAt,
      gapMinutes: tutors.gapMinutes,
    })
    .from(bookings)
    // Tutor by tutor, so that the constraint's index, which has the times as well, answers it.
    .innerJoin(
      sql`unnest(${sql.param(tutorIds)}::uuid[]) as asked (tutor_id)`,
      sql`asked.tutor_id = ${bookings.tutorId}`,
    )
    .innerJoin(tutors, eq(tutors.id, bookings.tutorId))
    .where(and(isInTutorsWay(withGap(within, Math.max(...gaps))), isOccupying, sql`not ${isDue}`));
  const outside = await findOutsideBusy(queryable, tutorIds, within);
  return [
    ...lessons.map(({ tutorId, gapMinutes, ...lesson }) => ({ tutorId, ...withGaps(lesson, gapMinutes) })),
    ...outside,
  ];
};

/** @returns whether a lesson of either at that time has run its course, though the clock has not come to it yet */
export const isDueInTheWay = async (
  queryable: Queryable,
  { tutorId, gapMinutes, studentId }: Calendars,
  time: Interval,
): Promise<boolean> => {
  const ofTutor = and(eq(bookings.tutorId, tutorId), isInTutorsWay(withGap(time, gapMinutes)));
  const ofStudent = studentId && and(eq(bookings.studentId, studentId), isInStudentsWay(time));
  const due = await queryable
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(ofStudent ? or(ofTutor, ofStudent) : ofTutor, isOccupying, isDue))
    .limit(1);
  return due.length > 0;
};

/**
 * @returns when the tutors' lessons start, and requests that wait, on the days around a stretch, in order, each with whose it is
 */
export const listLessonStarts = (
  queryable: Queryable,
  tutorIds: readonly string[],
  { start, end }: Interval,
): Promise<{ tutorId: string; start: Date }[]> =>
  queryable
    .select({ tutorId: bookings.tutorId, start: bookings.startsAt })
    .from(bookings)
    .where(
      and(
        inArray(bookings.tutorId, [...tutorIds]),
        // A day of the calendar is at most 25 hours long, and counted whole.
        gte(bookings.startsAt, sql`${start}::timestamptz - interval '25 hours'`),
        lt(bookings.startsAt, sql`${end}::timestamptz + interval '25 hours'`),
        inArray(statusNow, ['pending', 'accepted', 'completed']),
      ),
    )
    .orderBy(bookings.startsAt);

/**
 * Whether a tutor has as many lessons on a day as the tutor gives, those of this moment, also where the transaction began before.
 * To be asked while no one else can add one: under the lock that `insertBooking` takes.
 *
 * @param day by the tutor's calendar
 * @param except a booking that does not count, since it is being moved
 */
export const isDayFull = async (
  { $client }: Transaction,
  tutorId: string,
  day: Interval,
  except: string | null,
): Promise<boolean> => {
  const { rows } = await $client.query<{ is_full: boolean }>(
    `select ${dayFull('$1::uuid', '$2::timestamptz', '$3::timestamptz', '$4::uuid')} as is_full`,
    [tutorId, day.start, day.end, except],
  );
  return rows[0]?.is_full === true;
};

/** Each an expression of SQL. @returns the call of the database's function that counts */
export const dayFull = (tutor: string, start: string, end: string, except: string): string =>
  `is_day_full(${tutor}, ${start}, ${end}, ${except}, interval '${limits.pendingBookingHours} hours')`;
