import { and, desc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../foundation/db/openDatabase';
import { bookings, lessonProblems } from '../../foundation/db/schema';
import { lookUp } from './lookUp';

const hour = 3_600_000;

/**
 * Has the last lesson of the sample student be one that went wrong, on which the two sides do not agree; and that of the sister one
 * of which the tutor is still to say something.
 */
export const insertProblems = async (
  tx: Transaction,
  people: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> => {
  const within = (moment: number) => new Date(Math.min(moment, now.getTime()));
  const student = await lastLessonOf(tx, lookUp(people, 'student'));
  if (student) {
    const saidAt = within(student.endsAt.getTime() + hour / 2);
    await tx.insert(lessonProblems).values({
      id: uuidv7(),
      bookingId: student.id,
      kind: 'late',
      text: 'The lesson began twenty minutes late, and we did not get to the second exercise.',
      byId: student.studentId,
      bySide: 'student',
      createdAt: saidAt,
      answerBy: new Date(saidAt.getTime() + 48 * hour),
      status: 'disputed',
      answerText: 'I was in the room from the start. We were both looking for the sound.',
      answeredBy: student.tutorId,
      answeredAt: within(student.endsAt.getTime() + hour),
    });
  }
  const sister = await lastLessonOf(tx, lookUp(people, 'diya.krishnan'));
  if (sister) {
    await tx.insert(lessonProblems).values({
      id: uuidv7(),
      bookingId: sister.id,
      kind: 'technical',
      text: 'The picture stood still after ten minutes, and we gave up.',
      byId: sister.studentId,
      bySide: 'student',
      createdAt: within(sister.endsAt.getTime() + hour / 2),
      answerBy: new Date(now.getTime() + 47 * hour),
      status: 'open',
    });
  }
};

const lastLessonOf = async (tx: Transaction, studentId: string) => {
  const [lesson] = await tx
    .select({
      id: bookings.id,
      studentId: bookings.studentId,
      tutorId: bookings.tutorId,
      endsAt: bookings.endsAt,
    })
    .from(bookings)
    .where(and(eq(bookings.studentId, studentId), eq(bookings.status, 'completed')))
    .orderBy(desc(bookings.startsAt))
    .limit(1);
  return lesson;
};
