import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/openDatabase';
import { tutors } from '../db/schema';

/** What `forgetNextFree` sets, for a statement that makes a booking and does this on the way. */
export const forgettingNextFree = 'next_free_until = null, calendar_version = tutors.calendar_version + 1';

/**
 * To be called in every transaction that changes a tutor's hours, zone or lessons: the next free time has to be worked
 * out again, and whoever is just working it out from what stood before will not get to write it.
 */
export const forgetNextFree = async (tx: Transaction, tutorIds: readonly string[]): Promise<void> => {
  if (tutorIds.length === 0) return;
  // Held in one order, so that two transactions with several tutors in common cannot wait for each other.
  await tx.execute(sql`
    with held as (
      select id from tutors where id = any(${sql.param(tutorIds)}::uuid[]) order by id for no key update
    )
    update ${tutors} set ${sql.raw(forgettingNextFree)} from held where ${tutors.id} = held.id`);
};
