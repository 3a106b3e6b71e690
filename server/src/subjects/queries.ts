import { asc, gt } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { subjects } from '../db/schema';

/** @returns the catalogue by name, `count` rows from after the given name on */
export const listSubjects = (queryable: Queryable, after: string | undefined, count: number) =>
  queryable
    .select({
      _id: subjects.id,
      name: subjects.name,
      description: subjects.description,
      image: subjects.image,
      category: subjects.category,
    })
    .from(subjects)
    .where(after === undefined ? undefined : gt(subjects.name, after))
    .orderBy(asc(subjects.name))
    .limit(count);
