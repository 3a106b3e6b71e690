import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/openDatabase';
import { tutors } from '../db/schema';

/**
 * To be called in every transaction that changes a tutor's hours, zone or lessons: the next free time has to be worked
 * out again, and whoever is just working it out from what stood before will not get to write it.
 */
export const forgetNextFree = async (tx: Transaction, tutorIds: readonly string[]): Promise<void> => {
  if (tutorIds.length === 0) return;
  await tx
    .update(tutors)
    .set({ nextFreeUntil: null, calendarVersion: sql`${tutors.calendarVersion} + 1` })
    .where(inArray(tutors.id, [...tutorIds]));
};
