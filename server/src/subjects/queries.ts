import type { PageLanguage } from '@paadam/shared/domain';
import { asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { subjectNames, subjects, subjectTerms, subjectWishes } from '../db/schema';
import { answeredLanguage } from '../http/answeredLanguage';

/** @returns what stands for the terms of a kind of the subject, in order */
export const termsOf = (kind: typeof subjectTerms.$inferSelect.kind): SQL<string[]> => sql`array(
  select ${subjectTerms.term} from ${subjectTerms}
  where ${subjectTerms.subjectId} = ${subjects.id} and ${subjectTerms.kind} = ${kind} order by ${subjectTerms.position})`;

/**
 * @returns what stands for the subject's name, or its description, in the language: in English where it has none there. The
 *   language is written out, since what stands twice in a question, as in `distinct` and `order by`, has to be the same
 */
export const inLanguage = (language: PageLanguage, column: 'name' | 'description'): SQL<string> =>
  language === 'en'
    ? sql<string>`${subjects[column]}`
    : sql<string>`coalesce((
        select ${subjectNames[column]} from ${subjectNames}
        where ${subjectNames.subjectId} = ${subjects.id} and ${subjectNames.language} = ${sql.raw(`'${language}'`)}), ${subjects[column]})`;

/** @returns what stands for the subject's name in the language that the call is answered in */
export const answeredName = (): SQL<string> => inLanguage(answeredLanguage(), 'name');

/** What the subject is called in other languages than English, by these. A column for queries of what is told in several. */
export const namesByLanguage = sql<Partial<Record<string, string>>>`(
  select coalesce(json_object_agg(${subjectNames.language}, ${subjectNames.name}), '{}')
  from ${subjectNames} where ${subjectNames.subjectId} = ${subjects.id})`;

/** @returns what the subjects are called in the language, by their ids */
export const namesOfSubjects = async (
  queryable: Queryable,
  ids: readonly string[],
  language: PageLanguage,
): Promise<ReadonlyMap<string, string>> => {
  const named = await queryable
    .select({ id: subjects.id, name: inLanguage(language, 'name') })
    .from(subjects)
    .where(inArray(subjects.id, [...ids]));
  return new Map(named.map(({ id, name }) => [id, name]));
};

/** @returns the catalogue by its English names, `count` rows from after the given one on */
export const listSubjects = (
  queryable: Queryable,
  language: PageLanguage,
  after: string | undefined,
  count: number,
) =>
  queryable
    .select({
      _id: subjects.id,
      name: inLanguage(language, 'name'),
      /** In English: the row's place. */
      place: subjects.name,
      description: inLanguage(language, 'description'),
      image: subjects.image,
      category: subjects.category,
      slug: subjects.slug,
      aliases: termsOf('alias'),
      topics: termsOf('topic'),
      tutorCount: subjects.tutorCount,
    })
    .from(subjects)
    .where(after === undefined ? undefined : gt(subjects.name, after))
    .orderBy(asc(subjects.name))
    .limit(count);

/** @returns the ids of the subjects whose first tutor the person wants to be told of */
export const listWishes = async (queryable: Queryable, userId: string): Promise<string[]> => {
  const wishes = await queryable
    .select({ subjectId: subjectWishes.subjectId })
    .from(subjectWishes)
    .where(eq(subjectWishes.userId, userId))
    .orderBy(asc(subjectWishes.subjectId));
  return wishes.map(({ subjectId }) => subjectId);
};
