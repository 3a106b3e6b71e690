import type { Call } from '@paadam/shared/contract';
import { uuidv7 } from 'uuidv7';
import { recordAudit } from '../audit/changes';
import { reviews } from '../db/schema';
import { addDueLesson } from './money';
import { addBooking, addParent, addTutor, daysAhead } from './scene';
import { startSession } from './startSession';
import type { Person, TestApp } from './testApp';

/** Two rows and more for every list, whoever reads it. */
export const listScene = async (test: TestApp) => {
  const tutor = await addTutor(test);
  const others = [await addTutor(test), await addTutor(test)];
  const children = [await test.signedIn('student'), await test.signedIn('student')] as const;
  const [student] = children;
  const parent = await addParent(test, ...children);
  for (const [days, child] of [...children, ...children, ...children].entries()) {
    const startsAt = daysAhead(-40 * (days + 1));
    const booking = await addBooking(test, child, tutor, startsAt, { status: 'completed' });
    await test.database.insert(reviews).values({
      id: uuidv7(),
      bookingId: booking,
      tutorId: tutor.id,
      studentId: child.id,
      rating: 5,
    });
  }
  for (const other of others) {
    await addBooking(test, student, other, daysAhead(-10 * (others.indexOf(other) + 1)), {
      status: 'completed',
    });
  }
  for (const other of others) {
    await addDueLesson(test, student, other, daysAhead(10 * (others.indexOf(other) + 1)));
  }
  for (const person of [student, tutor, parent]) await signInTwice(test, person);

  const idOf = (name: string, path: string): string => {
    if (name === 'parentId') return parent.id;
    return path.includes('student/') ? student.id : tutor.id;
  };
  return {
    student,
    tutor,
    /** Of no list at all. */
    strange: { of: 'another list' },
    /** Somebody who finds two rows there, and the parameters to find them. */
    readerOf: ({ who, path }: Call) => {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const params = Object.fromEntries(names.map((name) => [name, idOf(name, path)]));
      const reader =
        typeof who === 'string' || who[0] === 'student' ? student : who[0] === 'tutor' ? tutor : parent;
      return { browser: reader.browser, params };
    },
  };
};

const signInTwice = async ({ database }: TestApp, { id }: Person): Promise<void> => {
  const origin = { network: '127.0.0.1', userAgent: 'test' };
  for (let count = 0; count < 2; count += 1) {
    await startSession(database, id, 'test');
    await recordAudit(database, { event: 'signed-in', userId: id, actorId: id }, origin);
  }
};
