import type { Availability, Rating } from '@paadam/shared/contract';
import { occupyingStatuses, weekdays } from '@paadam/shared/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isDue } from '../bookings/transitionSql';
import type { Queryable } from '../db/openDatabase';
import { availability, bookings, tutorSubjects, tutors, users } from '../db/schema';
import type { WeeklyHours } from './expandAvailability';
import type { Interval } from './interval';

const clockTime = (minute: typeof availability.startMinute | typeof availability.endMinute): SQL =>
  sql`to_char(make_interval(mins => ${minute}), 'HH24:MI')`;

const weekdayList = sql.raw(`array['${weekdays.join("', '")}']`);

/** What anyone may know of a tutor, as the contract has it. */
export const publicColumns = {
  name: users.name,
  email: users.email,
  profileUrl: users.profileUrl,
  timeZone: users.timeZone,
  bio: tutors.bio,
  qualifications: tutors.qualifications,
  hourlyRate: tutors.hourlyRate,
  /** By the days of the week, and the times of the day. */
  availability: sql<Availability[]>`(
    select coalesce(json_agg(json_build_object(
      'day', ${availability.day},
      'startTime', ${clockTime(availability.startMinute)},
      'endTime', ${clockTime(availability.endMinute)}
    ) order by array_position(${weekdayList}, ${availability.day}), ${availability.startMinute}), '[]')
    from ${availability} where ${availability.tutorId} = ${tutors.id})`,
  rating: sql<Rating>`json_build_object(
    'average', round(${tutors.ratingSum}::numeric / nullif(${tutors.ratingCount}, 0), 2),
    'count', ${tutors.ratingCount})`,
};

/** The ids of a tutor's subjects, in the tutor's own order. */
export const subjectIds = sql<string[]>`(
  select coalesce(json_agg(${tutorSubjects.subjectId} order by ${tutorSubjects.position}), '[]')
  from ${tutorSubjects} where ${tutorSubjects.tutorId} = ${tutors.id})`;

const week = sql<WeeklyHours[]>`(
  select coalesce(json_agg(json_build_object(
    'day', ${availability.day}, 'startMinute', ${availability.startMinute}, 'endMinute', ${availability.endMinute}
  ) order by ${availability.startMinute}), '[]')
  from ${availability} where ${availability.tutorId} = ${tutors.id})`;

const selectTutors = (queryable: Queryable) =>
  queryable
    .select({ id: tutors.id, ...publicColumns, subjectIds, week })
    .from(tutors)
    .innerJoin(users, eq(users.id, tutors.id));

export type TutorRow = Awaited<ReturnType<typeof selectTutors>>[number];

export const findTutor = async (queryable: Queryable, id: string): Promise<TutorRow | undefined> => {
  const [tutor] = await selectTutors(queryable).where(eq(tutors.id, id));
  return tutor;
};

/** @returns the times within a stretch at which these tutors have a lesson or are asked for one, each with whose it is */
export const findBusyTimesOf = (
  queryable: Queryable,
  tutorIds: readonly string[],
  { start, end }: Interval,
): Promise<(Interval & { tutorId: string })[]> =>
  queryable
    .select({ tutorId: bookings.tutorId, start: bookings.startsAt, end: bookings.endsAt })
    .from(bookings)
    // Tutor by tutor, so that the constraint's index, which has the times as well, answers it.
    .innerJoin(
      sql`unnest(${sql.param(tutorIds)}::uuid[]) as asked (tutor_id)`,
      sql`asked.tutor_id = ${bookings.tutorId}`,
    )
    .where(
      and(
        sql`tstzrange(${bookings.startsAt}, ${bookings.endsAt}, '[)') && tstzrange(${start}, ${end}, '[)')`,
        sql`${bookings.status} in ${sql.raw(`('${occupyingStatuses.join("', '")}')`)}`,
        sql`not ${isDue}`,
      ),
    );

/** When a tutor's next lesson of an hour could start, and how long that can be relied on. */
export interface NextFree {
  tutorId: string;
  /** Of the calendar that it was worked out from. */
  calendarVersion: number;
  at: Date | null;
  until: Date;
}

/**
 * Keeps next free times for later readers, those whose calendar has not changed since. Tutors whom somebody else is just
 * writing are passed over, so that nobody waits here.
 */
export const keepNextFree = async (queryable: Queryable, found: readonly NextFree[]): Promise<void> => {
  const column = <K extends keyof NextFree>(key: K) => sql.param(found.map((one) => one[key]));
  await queryable.execute(sql`
    update ${tutors} set next_free_at = kept.at, next_free_until = kept.until
    from (
      select ${tutors.id}, found.at, found.until
      from ${tutors} join unnest(
        ${column('tutorId')}::uuid[], ${column('calendarVersion')}::integer[],
        ${column('at')}::timestamptz[], ${column('until')}::timestamptz[]
      ) as found (id, version, at, until) on found.id = ${tutors.id} and found.version = ${tutors.calendarVersion}
      for no key update of tutors skip locked
    ) as kept
    where ${tutors.id} = kept.id`);
};
