import { asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { subjects, subjectTerms, subjectWishes } from '../db/schema';

/** @returns what stands for the terms of a kind of the subject, in order */
export const termsOf = (kind: typeof subjectTerms.$inferSelect.kind): SQL<string[]> => sql`array(
  select ${subjectTerms.term} from ${subjectTerms}
  where ${subjectTerms.subjectId} = ${subjects.id} and ${subjectTerms.kind} = ${kind} order by ${subjectTerms.position})`;

/** @returns the catalogue by name, `count` rows from after the given name on */
export const listSubjects = (queryable: Queryable, after: string | undefined, count: number) =>
  queryable
    .select({
      _id: subjects.id,
      name: subjects.name,
      description: subjects.description,
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
