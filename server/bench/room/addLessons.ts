import { uuidv7 } from 'uuidv7';
import { startSession } from '../../src/development/testing/startSession';
import { bookings, subjects, tutors, users } from '../../src/foundation/db/schema';
import { onDatabase } from '../database/onDatabase';

export interface Lesson {
  /** The booking's id. */
  id: string;
  topic: string;
  /** Values of the cookies of their sessions. */
  sessions: [student: string, tutor: string];
}

/** @returns so many lessons, which began a moment ago, of people of their own who are signed in */
export const addLessons = (databaseUrl: string, count: number): Promise<Lesson[]> =>
  onDatabase(databaseUrl, async (database) => {
    const [subject] = await database.select({ id: subjects.id }).from(subjects).limit(1);
    return Promise.all(
      Array.from({ length: count }, async (_, n): Promise<Lesson> => {
        const [student, tutor, id] = [uuidv7(), uuidv7(), uuidv7()];
        const person = (role: 'student' | 'tutor') => ({
          id: role === 'student' ? student : tutor,
          role,
          name: `${role} ${n}`,
          email: `${role}-${n}@bench.test`,
          passwordHash: '',
        });
        await database.insert(users).values([person('student'), person('tutor')]);
        await database.insert(tutors).values({ id: tutor });
        await database.insert(bookings).values({
          id,
          studentId: student,
          tutorId: tutor,
          subjectId: subject?.id ?? '',
          bookedBy: student,
          startsAt: new Date(Date.now() - 60_000),
          endsAt: new Date(Date.now() + 7_200_000),
          status: 'accepted',
          price: 0,
        });
        const [one, other] = await Promise.all(
          [student, tutor].map((who) => startSession(database, who, 'bench')),
        );
        return { id, topic: `room:${id}`, sessions: [one?.cookie ?? '', other?.cookie ?? ''] };
      }),
    );
  });
