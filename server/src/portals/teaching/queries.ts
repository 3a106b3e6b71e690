import type { AvailabilityException, BookingRules } from '@paadam/shared/contract';
import type { PageLanguage } from '@paadam/shared/domain';
import { and, asc, count, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';
import { availabilityExceptions, bookings, subjects, tutors, users } from '../../foundation/db/schema';
import { statusNow } from '../../foundation/db/transitionSql';
import { ofTutor, upcomingCount, waitingCount } from '../../lessons/bookings/queries';
import { answeredName } from '../../people/subjects/queries';
import { ruleColumns } from '../../people/tutors/queries/findTutor';

/** A lesson that counts as given or to be given. */
const isBooked = sql`${statusNow} in ('accepted', 'completed')`;
const isCompleted = sql`${statusNow} = 'completed'`;

type Moment = typeof bookings.startsAt | SQL;
const monthOf = (moment: Moment, timeZone: string): SQL<string> =>
  sql`to_char(${moment} at time zone ${timeZone}::text, 'YYYY-MM')`;
const dayOf = (moment: Moment, timeZone: string): SQL =>
  sql`(${moment} at time zone ${timeZone}::text)::date`;

const number = (expression: SQL): SQL<number> => expression.mapWith(Number);
const sumOfPrices = (which: SQL): SQL<number> =>
  number(sql`coalesce(sum(${bookings.price}) filter (where ${which}), 0)`);

/** @returns the accepted and completed lessons that start today, by the clock of that zone */
export const lessonsOfToday = (tutorId: string, timeZone: string): SQL =>
  sql`${ofTutor(tutorId)} and ${isBooked} and ${dayOf(bookings.startsAt, timeZone)} = ${dayOf(sql`now()`, timeZone)}`;

/** @returns what `tutorDashboard` counts; money in paise, the month by the clock of that zone */
export const findTeachingFigures = async (queryable: Queryable, tutorId: string, timeZone: string) => {
  const isOfThisMonth = sql`${monthOf(bookings.startsAt, timeZone)} = ${monthOf(sql`now()`, timeZone)}`;
  const [figures] = await queryable
    .select({
      studentsTaught: number(sql`count(distinct ${bookings.studentId}) filter (where ${isCompleted})`),
      upcomingBookings: upcomingCount,
      earningsThisMonth: sumOfPrices(sql`${isBooked} and ${isOfThisMonth}`),
      requestCount: waitingCount,
    })
    .from(bookings)
    .where(ofTutor(tutorId));
  if (!figures) throw new Error('A query of totals gave no row.');
  return figures;
};

/** The sort key of a name in the page's language, cut to fit into a cursor: a name may be a hundred emoji. */
const nameKey = (language: PageLanguage): SQL<string> =>
  sql<string>`(left(${users.name}, 40) collate ${sql.raw(`order_${language === 'qps' ? 'en' : language}`)})`;

/**
 * @param after the position to go on after. It is the key itself, not the student's id: the student may be renamed between
 *   two pages, and an id that another person put into a cursor could be anybody's.
 * @returns the students with an accepted or completed lesson with the tutor, by name, and their keys in this order
 */
export const listTaughtStudents = (
  queryable: Queryable,
  tutorId: string,
  {
    language,
    after,
    count,
  }: { language: PageLanguage; after: { key: string; id: string } | undefined; count: number },
) =>
  queryable
    .select({
      key: nameKey(language),
      _id: users.id,
      name: users.name,
      email: users.email,
      profileUrl: users.profileUrl,
      subjects: sql<string[]>`array_agg(distinct ${answeredName()})`,
      completed: number(sql`count(*) filter (where ${isCompleted})`),
      booked: number(sql`count(*)`),
      minutes: number(
        sql`coalesce(sum(extract(epoch from ${bookings.endsAt} - ${bookings.startsAt}) / 60) filter (where ${isCompleted}), 0)`,
      ),
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.studentId))
    .innerJoin(subjects, eq(subjects.id, bookings.subjectId))
    .where(and(ofTutor(tutorId), isBooked, after ? isAfter(language, after) : undefined))
    .groupBy(users.id)
    .orderBy(asc(nameKey(language)), asc(users.id))
    .limit(count);

const isAfter = (language: PageLanguage, { key, id }: { key: string; id: string }): SQL =>
  sql`(${nameKey(language)}, ${users.id}) > (${key}::text, ${id}::uuid)`;

/**
 * @param before a month, "2026-11"; absent: the latest come first
 * @returns the months with an accepted or completed lesson, by the clock of that zone, the latest first
 */
export const listEarningMonths = async (
  queryable: Queryable,
  tutorId: string,
  timeZone: string,
  { before, count }: { before: string | undefined; count: number },
): Promise<string[]> => {
  const month = monthOf(bookings.startsAt, timeZone);
  const rows = await queryable
    .selectDistinct({ month })
    .from(bookings)
    .where(and(ofTutor(tutorId), isBooked, before === undefined ? undefined : lt(month, before)))
    .orderBy(sql`1 desc`)
    .limit(count);
  return rows.map((row) => row.month);
};

/** @returns the lessons behind the earnings of those months, the latest first */
export const listEarnings = (
  queryable: Queryable,
  tutorId: string,
  timeZone: string,
  months: readonly string[],
) => {
  const month = monthOf(bookings.startsAt, timeZone);
  return queryable
    .select({
      month,
      id: bookings.id,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      student: { _id: users.id, name: users.name },
      subject: answeredName(),
      status: sql<'accepted' | 'completed'>`${statusNow}`,
      price: bookings.price,
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.studentId))
    .innerJoin(subjects, eq(subjects.id, bookings.subjectId))
    .where(and(ofTutor(tutorId), isBooked, inArray(month, [...months])))
    .orderBy(desc(bookings.startsAt), desc(bookings.id));
};

export type EarningsLesson = Awaited<ReturnType<typeof listEarnings>>[number];

/** @returns paise, over all months */
export const findTotalEarnings = async (queryable: Queryable, tutorId: string): Promise<number> => {
  const [row] = await queryable
    .select({ total: sumOfPrices(isBooked) })
    .from(bookings)
    .where(ofTutor(tutorId));
  return row?.total ?? 0;
};

const clock = (minute: typeof availabilityExceptions.startMinute | typeof availabilityExceptions.endMinute) =>
  sql<string | null>`to_char(make_interval(mins => ${minute}), 'HH24:MI')`;

/** @param from "2026-11-23" @param to absent: without end @returns what touches these days, in order */
export const listExceptions = (
  queryable: Queryable,
  tutorId: string,
  { from, to }: { from: string; to?: string | undefined },
): Promise<AvailabilityException[]> =>
  queryable
    .select({
      _id: availabilityExceptions.id,
      kind: availabilityExceptions.kind,
      firstDay: availabilityExceptions.firstDay,
      lastDay: availabilityExceptions.lastDay,
      startTime: clock(availabilityExceptions.startMinute),
      endTime: clock(availabilityExceptions.endMinute),
      note: availabilityExceptions.note,
    })
    .from(availabilityExceptions)
    .where(
      and(
        eq(availabilityExceptions.tutorId, tutorId),
        gte(availabilityExceptions.lastDay, from),
        to === undefined ? undefined : lte(availabilityExceptions.firstDay, to),
      ),
    )
    .orderBy(
      asc(availabilityExceptions.firstDay),
      sql`${availabilityExceptions.startMinute} nulls first`,
      asc(availabilityExceptions.id),
    );

export const countExceptions = async (
  queryable: Queryable,
  tutorId: string,
  from: string,
): Promise<number> => {
  const [row] = await queryable
    .select({ exceptions: count() })
    .from(availabilityExceptions)
    .where(and(eq(availabilityExceptions.tutorId, tutorId), gte(availabilityExceptions.lastDay, from)));
  return row?.exceptions ?? 0;
};

export const findRules = async (queryable: Queryable, tutorId: string): Promise<BookingRules> => {
  const [rules] = await queryable.select(ruleColumns).from(tutors).where(eq(tutors.id, tutorId));
  if (!rules) throw new Error(`Tutor ${tutorId} is missing.`);
  return rules;
};
