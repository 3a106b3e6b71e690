import { asc, eq, inArray, or } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type SessionUser, sessionUser } from '../../access/sessions/queries';
import type { Transaction } from '../../foundation/db/openDatabase';
import { availability, subjects, tutorSubjects, tutors, users } from '../../foundation/db/schema';
import type { WeeklyHours } from '../availability/expandAvailability';

/** @returns the person as stored, that no other transaction changes until the end of this one */
export const lockUser = async (tx: Transaction, id: string): Promise<SessionUser> => {
  const [user] = await tx
    .select(sessionUser)
    .from(users)
    .where(eq(users.id, id))
    // Bookings, which refer to the person, need not wait.
    .for('no key update');
  if (!user) throw new Error(`User ${id} is missing.`);
  return user;
};

export const updateUser = async (
  tx: Transaction,
  { id, name, profileUrl, timeZone, language }: Omit<SessionUser, 'role' | 'email' | 'isSuspended'>,
): Promise<void> => {
  await tx.update(users).set({ name, profileUrl, timeZone, language }).where(eq(users.id, id));
};

type Changeable =
  | 'bio'
  | 'qualifications'
  | 'hourlyRate'
  | 'trialPrice'
  | 'languages'
  | 'levels'
  | 'boards'
  | 'workingNote'
  | 'emailFor';
type TutorChanges = { [Field in Changeable]: (typeof tutors.$inferSelect)[Field] | undefined };

/** @param changes undefined: stays as it is */
export const updateTutor = async (tx: Transaction, id: string, changes: TutorChanges): Promise<void> => {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await tx.update(tutors).set(changes).where(eq(tutors.id, id));
};

/** @returns those of the ids that the catalogue has */
export const knownSubjects = async (tx: Transaction, ids: readonly string[]): Promise<string[]> => {
  const known = await tx
    .select({ id: subjects.id })
    .from(subjects)
    .where(inArray(subjects.id, [...ids]));
  return known.map(({ id }) => id);
};

/**
 * The subjects' rows, which count their tutors, are held first, all at once and in one order: two transactions that hold
 * one after the other would wait for each other.
 *
 * @param subjectIds in the tutor's own order
 */
export const replaceSubjects = async (
  tx: Transaction,
  tutorId: string,
  subjectIds: readonly string[],
): Promise<void> => {
  const taught = tx
    .select({ id: tutorSubjects.subjectId })
    .from(tutorSubjects)
    .where(eq(tutorSubjects.tutorId, tutorId));
  await tx
    .select({ id: subjects.id })
    .from(subjects)
    .where(or(inArray(subjects.id, taught), inArray(subjects.id, [...subjectIds])))
    .orderBy(asc(subjects.id))
    .for('no key update');
  await tx.delete(tutorSubjects).where(eq(tutorSubjects.tutorId, tutorId));
  if (subjectIds.length === 0) return;
  await tx
    .insert(tutorSubjects)
    .values(subjectIds.map((subjectId, position) => ({ tutorId, subjectId, position })));
};

export const replaceWeek = async (
  tx: Transaction,
  tutorId: string,
  week: readonly WeeklyHours[],
): Promise<void> => {
  await tx.delete(availability).where(eq(availability.tutorId, tutorId));
  if (week.length === 0) return;
  await tx.insert(availability).values(week.map((hours) => ({ id: uuidv7(), tutorId, ...hours })));
};
