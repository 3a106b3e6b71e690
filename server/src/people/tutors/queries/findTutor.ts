import type { Availability, BookingRules, Rating } from '@paadam/shared/contract';
import { weekdays } from '@paadam/shared/domain';
import { and, eq, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../foundation/db/openDatabase';
import { prepareOnce } from '../../../foundation/db/prepareOnce';
import {
  availability,
  availabilityExceptions,
  outsideCalendars,
  tutorSubjects,
  tutors,
  users,
} from '../../../foundation/db/schema';
import type { CalendarException } from '../../availability/expandAvailability';
import { toWeek } from '../../availability/toWeek';

const clockTime = (minute: typeof availability.startMinute | typeof availability.endMinute): SQL =>
  sql`to_char(make_interval(mins => ${minute}), 'HH24:MI')`;

const weekdayList = sql.raw(`array['${weekdays.join("', '")}']`);

/** What anyone may know of a tutor, as the contract has it. */
export const publicColumns = {
  name: users.name,
  email: sql<string | null>`case when ${tutors.emailFor} = 'everyone' then ${users.email} end`,
  profileUrl: users.profileUrl,
  timeZone: users.timeZone,
  bio: tutors.bio,
  qualifications: tutors.qualifications,
  hourlyRate: tutors.hourlyRate,
  trialPrice: tutors.trialPrice,
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
  languages: tutors.languages,
  levels: tutors.levels,
  boards: tutors.boards,
  workingNote: tutors.workingNote,
  replyMinutes: tutors.replyMinutes,
  lessonsTaught: tutors.lessonsTaught,
};

/** The ids of a tutor's subjects, in the tutor's own order. */
export const subjectIds = sql<string[]>`(
  select coalesce(json_agg(${tutorSubjects.subjectId} order by ${tutorSubjects.position}), '[]')
  from ${tutorSubjects} where ${tutorSubjects.tutorId} = ${tutors.id})`;

/** The two halves of being listed, who is hidden having no rate as far as others go: `isListed` says the same of a row. */
export const hasRate = and(isNotNull(tutors.hourlyRate), not(tutors.isHidden)) ?? sql`false`;
/** With an offset it is asked for each tutor, by the index; as a join it would read the subjects of all. */
export const teachesSomething: SQL = sql`exists (
  select from ${tutorSubjects} where ${tutorSubjects.tutorId} = ${tutors.id} offset 0)`;

export const ruleColumns = {
  noticeMinutes: tutors.noticeMinutes,
  gapMinutes: sql<BookingRules['gapMinutes']>`${tutors.gapMinutes}`,
  windowDays: tutors.windowDays,
  lessonsADay: tutors.lessonsADay,
  stepMinutes: sql<BookingRules['stepMinutes']>`${tutors.stepMinutes}`,
  autoAccept: tutors.autoAccept,
};

/**
 * A tutor's days off and extra hours of now and later: the day before is still today somewhere. By names of its own, since a column
 * of a statement that has no other table is written without its table's name.
 */
const comingExceptions = sql<CalendarException[]>`(
  select coalesce(json_agg(json_build_object('kind', e.kind, 'firstDay', e.first_day, 'lastDay', e.last_day,
    'startMinute', e.start_minute, 'endMinute', e.end_minute)), '[]')
  from ${availabilityExceptions} e where e.tutor_id = tutors.id and e.last_day >= current_date - 1)`;

/** Whether a tutor has ever opened extra hours: who has is not asked for any time, like a tutor without hours. */
export const hasExtraHours = sql<boolean>`exists (
  select from ${availabilityExceptions} e where e.tutor_id = tutors.id and e.kind = 'extra')`;

const hasOutsideCalendars = sql<boolean>`exists (
  select from ${outsideCalendars} c where c.tutor_id = tutors.id)`;

const tutorById = prepareOnce((queryable) =>
  queryable
    .select({
      id: tutors.id,
      ...publicColumns,
      subjectIds,
      address: users.email,
      emailFor: tutors.emailFor,
      isHidden: tutors.isHidden,
      rules: ruleColumns,
      exceptions: comingExceptions,
      hasExtraHours,
      hasOutsideCalendars,
    })
    .from(tutors)
    .innerJoin(users, eq(users.id, tutors.id))
    .where(eq(tutors.id, sql.placeholder('id')))
    .prepare('tutor-by-id'),
);

/**
 * @param id a UUID
 * @returns the tutor as anyone sees them, with the week in minutes besides, the exceptions to it and the booking rules; and, for the person who may know it, the address that
 *   `email` may keep back
 */
export const findTutor = async (queryable: Queryable, id: string) => {
  const [tutor] = await tutorById(queryable).execute({ id });
  return tutor && { ...tutor, week: toWeek(tutor.availability) };
};

export type TutorRow = NonNullable<Awaited<ReturnType<typeof findTutor>>>;

/** @returns what besides the week says when lessons can lie, of these tutors, by id */
export const findCalendarRules = async (queryable: Queryable, ids: readonly string[]) => {
  const rows = await queryable
    .select({ id: tutors.id, rules: ruleColumns, exceptions: comingExceptions })
    .from(tutors)
    .where(inArray(tutors.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};

/** When a tutor's next lessons of an hour could start, and how long that can be relied on. */
export interface NextFree {
  tutorId: string;
  /** Of the calendar that they were worked out from. */
  calendarVersion: number;
  /** ISO 8601 in UTC, in order. */
  times: string[];
  until: Date;
}

/**
 * Keeps next free times for later readers, those whose calendar has not changed since. Tutors that another person is just
 * writing are passed over, so that no one waits here.
 */
export const keepNextFree = async (queryable: Queryable, found: readonly NextFree[]): Promise<void> => {
  const column = <K extends keyof NextFree>(key: K) => sql.param(found.map((one) => one[key]));
  await queryable.execute(sql`
    update ${tutors} set next_free_times = kept.times, next_free_until = kept.until
    from (
      select ${tutors.id}, found.times, found.until
      from ${tutors} join unnest(
        ${column('tutorId')}::uuid[], ${column('calendarVersion')}::integer[],
        ${sql.param(found.map(({ times }) => JSON.stringify(times)))}::jsonb[], ${column('until')}::timestamptz[]
      ) as found (id, version, times, until) on found.id = ${tutors.id} and found.version = ${tutors.calendarVersion}
      for no key update of tutors skip locked
    ) as kept
    where ${tutors.id} = kept.id`);
};
