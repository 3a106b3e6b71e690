import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { tutors } from '../db/schema';

/** Makes tutors findable by what their profile says now: to be called after each change of a name, a bio, subjects or hours. */
export const indexTutors = async (queryable: Queryable, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const ofThese = inArray(tutors.id, [...ids]);
  await queryable
    .update(tutors)
    .set({ search: sql`tutor_search_document(${tutors.id})` })
    .where(ofThese);
  // Always in one order, so that two of these cannot wait for each other.
  await queryable.execute(sql`insert into search_words
    select distinct words_of(${tutors.search}) as word from ${tutors} where ${ofThese} order by word
    on conflict do nothing`);
};
