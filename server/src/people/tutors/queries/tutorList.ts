import type { ListedTutor, TutorOrder } from '@paadam/shared/contract';
import {
  type ExamBoard,
  type LanguageCode,
  type Level,
  leastAverage,
  type TimeOfDay,
  type Weekday,
} from '@paadam/shared/domain';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../foundation/db/openDatabase';
import { tutors, users } from '../../../foundation/db/schema';
import { hasExtraHours, hasRate, publicColumns, subjectIds, teachesSomething } from './findTutor';
import { type TutorPosition, tutorOrder } from './tutorOrder';

/** What the tutors of the list have in common; absent: no matter. */
export interface TutorFilters {
  /** What `readSearch` made of the words that are looked for. */
  search?: string | undefined;
  /** The id of a subject. */
  subject?: string | undefined;
  /** Whole rupees. */
  minRate?: number | undefined;
  maxRate?: number | undefined;
  day?: Weekday | undefined;
  /** With a day of that one, else of any. */
  timeOfDay?: TimeOfDay | undefined;
  level?: Level | undefined;
  board?: ExamBoard | undefined;
  language?: LanguageCode | undefined;
  /** The least average of stars, as shown. */
  minRating?: number | undefined;
}

interface Page {
  order: TutorOrder;
  after: TutorPosition | undefined;
  /** Rows, at least, where there are as many. */
  count: number;
}

/** Rows that a prepared statement can give: a page, and one more. Each number is a statement of its own. */
const preparedCounts = [21, 51, 101];

/**
 * A row of the answer, built by the database: a driver that reads field by field, and puts them together again, would take
 * longer than all else that is done with the row. No more than 50 fields fit.
 */
const listedTutor = sql<ListedTutor>`json_build_object(${sql.join(
  Object.entries({
    _id: tutors.id,
    ...publicColumns,
    subjects: subjectIds,
    hasExtraHours,
    nextFreeTime: sql`case when ${tutors.nextFreeUntil} > now() then ${tutors.nextFreeTimes} ->> 0 end`,
    nextFreeTimes: sql`case when ${tutors.nextFreeUntil} > now() then ${tutors.nextFreeTimes} else '[]' end`,
  }).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
  sql`, `,
)})`;

const listedColumns = {
  tutor: listedTutor,
  calendarVersion: tutors.calendarVersion,
  isNextFreeKnown: sql<boolean>`coalesce(${tutors.nextFreeUntil} > now(), false)`,
};

/** The tutors of one page are found before anything else about them is read. */
const selectListed = (
  queryable: Queryable,
  order: TutorOrder,
  where: SQL | undefined,
  after: SQL | undefined,
  count: number,
) => {
  const { key, by } = tutorOrder[order];
  const page = queryable
    .select({ id: tutors.id })
    .from(tutors)
    .where(and(hasRate, where, after))
    .orderBy(...by);
  return (
    queryable
      .select({ ...listedColumns, key })
      .from(tutors)
      .innerJoin(users, eq(users.id, tutors.id))
      // The number is no parameter: a plan that is made without it expects to read far more.
      .where(sql`${tutors.id} in (${page.getSQL()} limit ${sql.raw(String(count))})`)
      .orderBy(...by)
  );
};

export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number];

/** One question for all that the index of the search can answer; what it is called there, `tutor_search_document` says. */
const isFound = ({ search, ...filters }: TutorFilters): SQL | undefined => {
  const { subject, day, timeOfDay, level, board, language } = filters;
  const marks = [
    subject && `subject:${subject}`,
    day && (timeOfDay ? `day:${day}:${timeOfDay}` : `day:${day}`),
    timeOfDay && !day && `time:${timeOfDay}`,
    level && `level:${level}`,
    board && `board:${board}`,
    language && `language:${language}`,
  ].filter((mark) => mark !== undefined && mark !== false);
  const asked = [...(search ? [`(${search})`] : []), ...marks.map((mark) => `'${mark}'`)];
  return asked.length > 0 ? sql`${tutors.search} @@ ${asked.join(' & ')}::tsquery` : undefined;
};

/** Compares the average as it is shown, and not the exact one. */
const shows = (minRating: number): SQL =>
  sql`(${tutors.ratingCount} > 0 and ${tutors.ratingSum} * 1000 >= ${leastAverage(minRating)}::integer * ${tutors.ratingCount})`;

/** @returns what holds of the tutors who teach something and pass the filters */
export const passes = (queryable: Queryable, filters: TutorFilters): SQL | undefined => {
  const { minRate, maxRate, minRating } = filters;
  return and(
    // Who is found by anything teaches something.
    isFound(filters) ?? teachesSomething,
    minRate === undefined ? undefined : gte(tutors.hourlyRate, minRate),
    maxRate === undefined ? undefined : lte(tutors.hourlyRate, maxRate),
    minRating === undefined ? undefined : shows(minRating),
  );
};

/** @returns the listed tutors (a rate and a subject) that pass the filters; to be planned for these values */
const listFiltered = (queryable: Queryable, filters: TutorFilters, { order, after, count }: Page) =>
  selectListed(
    queryable,
    order,
    passes(queryable, filters),
    after && tutorOrder[order].isAfter(after),
    count,
  );

const placeholders = {
  key: sql.placeholder('key'),
  count: sql.placeholder('count'),
  id: sql.placeholder('id'),
};

const prepare = (queryable: Queryable, { order, after, count }: Page) =>
  selectListed(
    queryable,
    order,
    teachesSomething,
    after && tutorOrder[order].isAfter(placeholders),
    count,
  ).prepare(`tutors ${order} ${count} ${after ? 'after' : 'first'}`);

/**
 * The list as it is asked for most, without filters, is prepared once on each connection. With filters the statement is
 * planned anew each time: whether an order's index or a filter's is the quicker way depends on what is looked for.
 *
 * @returns what reads a page of the list
 */
export const openTutorList = (queryable: Queryable) => {
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  return (filters: TutorFilters, page: Page): Promise<ListedRow[]> => {
    if (Object.values(filters).some((filter) => filter !== undefined)) {
      return listFiltered(queryable, filters, page);
    }
    const count = preparedCounts.find((rows) => rows >= page.count) ?? page.count;
    const shape = `${page.order} ${count} ${page.after !== undefined}`;
    const statement = prepared.get(shape) ?? prepare(queryable, { ...page, count });
    prepared.set(shape, statement);
    return statement.execute({ ...page.after });
  };
};
