import type { Weekday } from '@paadam/shared/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../foundation/db/openDatabase';
import { availability, tutorSubjects, tutors } from '../../../foundation/db/schema';
import { hasRate } from './findTutor';
import { passes, type TutorFilters } from './tutorList';

/** Tutors that are counted one by one; of more only that there are more is said, so that no question takes long. */
export const countedTutors = 500;

/** What tutors are counted by, under the names of the filters. */
export const facets = ['subject', 'level', 'board', 'language', 'day', 'timeOfDay'] as const;
export type Facet = (typeof facets)[number];

interface Counted {
  facet: Facet | 'total';
  value: string;
  count: number;
}

const found = sql`found`;

/** The rows of a table that belong to the tutors who are counted, read by its index: of a join the planner would read the whole table. */
const ofFound = (table: typeof availability | typeof tutorSubjects): SQL =>
  sql`${found} cross join lateral (select * from ${table} where ${table.tutorId} = found.id offset 0) as ${table}`;

const listed = (facet: Facet, column: SQL): SQL =>
  sql`select ${sql.raw(`'${facet}'`)}, value, count(*) from ${found}, jsonb_array_elements_text(${column}) as value group by value`;

/** A day and a part of it are of one stretch, as they are for the filters. */
const hours = (facet: 'day' | 'timeOfDay', value: SQL, where: SQL | undefined): SQL =>
  sql`select ${sql.raw(`'${facet}'`)}, ${value}, count(distinct ${availability.tutorId})
    from ${ofFound(availability)}
      left join lateral times_of_day(${availability.startMinute}, ${availability.endMinute}) as part on true
    where ${and(sql`${value} is not null`, where)} group by ${value}`;

const statementOf = (facet: Facet, { day, timeOfDay }: { day?: Weekday; timeOfDay?: string }): SQL => {
  switch (facet) {
    case 'subject':
      return sql`select 'subject', ${tutorSubjects.subjectId}::text, count(*)
        from ${ofFound(tutorSubjects)} group by ${tutorSubjects.subjectId}`;
    case 'level':
      return listed('level', sql`found.levels`);
    case 'board':
      return listed('board', sql`found.boards`);
    case 'language':
      return listed('language', sql`found.languages`);
    case 'day':
      return hours('day', sql`${availability.day}`, timeOfDay ? sql`part = ${timeOfDay}` : undefined);
    case 'timeOfDay':
      return hours('timeOfDay', sql`part`, day ? eq(availability.day, day) : undefined);
  }
};

/** @returns how many listed tutors pass the filters, up to one more than are counted; and of them by each of the facets */
export const countTutors = async (
  queryable: Queryable,
  filters: TutorFilters,
  by: readonly Facet[],
): Promise<Counted[]> => {
  const { day, timeOfDay } = filters;
  const hoursAsked = { ...(day && { day }), ...(timeOfDay && { timeOfDay }) };
  const parts = by.map((facet) => sql` union all ${statementOf(facet, hoursAsked)}`);
  const { rows } = await queryable.execute<{ facet: Counted['facet']; value: string; count: string }>(sql`
    with found as materialized (
      select ${tutors.id}, ${tutors.levels}, ${tutors.boards}, ${tutors.languages} from ${tutors}
      where ${and(hasRate, passes(queryable, filters))} limit ${sql.raw(String(countedTutors + 1))}
    )
    select 'total' as facet, '' as value, count(*) as count from ${found}${sql.join(parts)}`);
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
};
