import type { BookingRules } from '@paadam/shared/contract';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../foundation/db/openDatabase';
import { availabilityExceptions, tutors } from '../../foundation/db/schema';
import type { CalendarException } from '../../people/availability/expandAvailability';

/** Holds the tutor's row, so that the exceptions that are counted then are all there are. */
export const holdTutor = async (tx: Transaction, tutorId: string): Promise<void> => {
  await tx.select({ id: tutors.id }).from(tutors).where(eq(tutors.id, tutorId)).for('no key update');
};

/** @returns the id */
export const insertException = async (
  tx: Transaction,
  exception: CalendarException & { tutorId: string; note: string },
): Promise<string> => {
  const id = uuidv7();
  await tx.insert(availabilityExceptions).values({ id, ...exception });
  return id;
};

/** @returns whether the tutor had it */
export const deleteException = async (tx: Transaction, tutorId: string, id: string): Promise<boolean> => {
  const gone = await tx
    .delete(availabilityExceptions)
    .where(and(eq(availabilityExceptions.id, id), eq(availabilityExceptions.tutorId, tutorId)))
    .returning({ id: availabilityExceptions.id });
  return gone.length > 0;
};

export const updateRules = async (tx: Transaction, tutorId: string, rules: BookingRules): Promise<void> => {
  await tx.update(tutors).set(rules).where(eq(tutors.id, tutorId));
};
