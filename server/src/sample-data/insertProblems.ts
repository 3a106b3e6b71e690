import { and, desc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../db/openDatabase';
import { bookings, lessonProblems } from '../db/schema';
import { lookUp } from './lookUp';

/** Has the last lesson of the sample student be one that went wrong, on which the two sides do not agree. */
export const insertProblem = async (
  tx: Transaction,
  people: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> => {
  const studentId = lookUp(people, 'student');
  const [lesson] = await tx
    .select({ id: bookings.id, tutorId: bookings.tutorId, endsAt: bookings.endsAt })
    .from(bookings)
    .where(and(eq(bookings.studentId, studentId), eq(bookings.status, 'completed')))
    .orderBy(desc(bookings.startsAt))
    .limit(1);
  if (!lesson) return;
  const saidAt = new Date(Math.min(lesson.endsAt.getTime() + 1_800_000, now.getTime()));
  const answeredAt = new Date(Math.min(lesson.endsAt.getTime() + 3_600_000, now.getTime()));
  await tx.insert(lessonProblems).values({
    id: uuidv7(),
    bookingId: lesson.id,
    kind: 'late',
    text: 'The lesson began twenty minutes late, and we did not get to the second exercise.',
    byId: studentId,
    bySide: 'student',
    createdAt: saidAt,
    answerBy: new Date(saidAt.getTime() + 48 * 3_600_000),
    status: 'disputed',
    answerText: 'I was in the room from the start. We were both looking for the sound.',
    answeredBy: lesson.tutorId,
    answeredAt,
  });
};
