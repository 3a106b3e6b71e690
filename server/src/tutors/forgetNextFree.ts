import { inArray, sql } from 'drizzle-orm';
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
  const ofThese = inArray(tutors.id, [...tutorIds]);
  await tx.execute(sql`update ${tutors} set ${sql.raw(forgettingNextFree)} where ${ofThese}`);
};
