import { asc, gt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { subjects, subjectTerms } from '../db/schema';

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
