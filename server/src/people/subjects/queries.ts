import type { PageLanguage } from '@paadam/shared/domain';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';
import { subjectNames, subjects, subjectTerms, subjectWishes, topicNames } from '../../foundation/db/schema';
import { answeredLanguage } from '../../foundation/http/answeredLanguage';

/** What stands for the other names of the subject, in all scripts. */
export const aliases = sql<string[]>`array(
  select ${subjectTerms.term} from ${subjectTerms}
  where ${subjectTerms.subjectId} = ${subjects.id} and ${subjectTerms.kind} = 'alias' order by ${subjectTerms.position})`;

/** @returns what stands for the subject's topics, as they are called in the language; two that are called the same are one */
export const topicsIn = (language: PageLanguage): SQL<string[]> => sql`array(
  select coalesce(called.name, taught.term) as named
  from ${subjectTerms} as taught left join ${topicNames} as called
    on called.subject_id = taught.subject_id and called.topic = taught.term and called.language = ${language}
  where taught.subject_id = ${subjects}.id and taught.kind = 'topic'
  group by named order by min(taught.position))`;

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

/** @returns what the topics of these subjects are called in the language, by subject and English name: "<id> Algebra" */
export const namesOfTopics = async (
  queryable: Queryable,
  ids: readonly string[],
  language: PageLanguage,
): Promise<ReadonlyMap<string, string>> => {
  const named = await queryable
    .select({ id: topicNames.subjectId, topic: topicNames.topic, name: topicNames.name })
    .from(topicNames)
    .where(and(inArray(topicNames.subjectId, [...ids]), sql`${topicNames.language} = ${language}`));
  return new Map(named.map(({ id, topic, name }) => [`${id} ${topic}`, name]));
};

/** @returns the whole catalogue with its names in the language, unsorted: the database may lack the language's collation */
export const listSubjects = (queryable: Queryable, language: PageLanguage) =>
  queryable
    .select({
      _id: subjects.id,
      name: inLanguage(language, 'name'),
      description: inLanguage(language, 'description'),
      image: subjects.image,
      category: subjects.category,
      slug: subjects.slug,
      aliases,
      topics: topicsIn(language),
      tutorCount: subjects.tutorCount,
    })
    .from(subjects);

/** @returns the ids of the subjects whose first tutor the person wants to be told of */
export const listWishes = async (queryable: Queryable, userId: string): Promise<string[]> => {
  const wishes = await queryable
    .select({ subjectId: subjectWishes.subjectId })
    .from(subjectWishes)
    .where(eq(subjectWishes.userId, userId))
    .orderBy(asc(subjectWishes.subjectId));
  return wishes.map(({ subjectId }) => subjectId);
};
