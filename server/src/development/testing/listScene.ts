import type { Call } from '@paadam/shared/contract';
import { uuidv7 } from 'uuidv7';
import { recordAudit } from '../../foundation/audit/changes';
import { inTransaction } from '../../foundation/db/inTransaction';
import { payouts, reviews } from '../../foundation/db/schema';
import { issueInvoice } from '../../lessons/ledger/invoices/changes';
import { addDestination } from './earnings';
import { addDueLesson } from './money';
import { addBooking, addParent, addTutor, daysAhead } from './scene';
import { startSession } from './startSession';
import type { Person, TestApp } from './testApp';

/** Two rows and more for every list, the person who reads it. */
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
    const startsAt = daysAhead(10 * (others.indexOf(other) + 1));
    await addReceipt(test, student, await addDueLesson(test, student, other, startsAt));
  }
  await addPayouts(test, tutor);
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
    /** A person who finds two rows there, and the parameters to find them. */
    readerOf: ({ who, path }: Call) => {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const params = Object.fromEntries(names.map((name) => [name, idOf(name, path)]));
      const reader =
        typeof who === 'string' || who[0] === 'student' ? student : who[0] === 'tutor' ? tutor : parent;
      return { browser: reader.browser, params };
    },
  };
};

const addReceipt = async (
  { database }: TestApp,
  { id: recipientId }: Person,
  lesson: { bookingId: string; paymentId: string },
): Promise<void> => {
  const content = {
    title: 'Receipt',
    seller: { name: 'Paadam', address: null, state: null, gstin: null },
    recipient: { name: 'Student', state: null },
    line: { description: 'A lesson', sac: null, amount: 60_000 },
    tax: null,
    total: 60_000,
    facts: [],
    note: null,
  };
  const sourceKey = `receipt:${lesson.paymentId}`;
  await inTransaction(database, (tx) =>
    issueInvoice(tx, { kind: 'receipt', sourceKey, recipientId, ...lesson, content }),
  );
};

const addPayouts = async (test: TestApp, tutor: Person): Promise<void> => {
  const destinationId = await addDestination(test, tutor);
  const payout = { tutorId: tutor.id, destinationId, amount: 51_000, status: 'failed' } as const;
  await test.database.insert(payouts).values([1, 2].map(() => ({ id: uuidv7(), ...payout })));
};

const signInTwice = async ({ database }: TestApp, { id }: Person): Promise<void> => {
  const origin = { network: '127.0.0.1', userAgent: 'test' };
  for (let count = 0; count < 2; count += 1) {
    await startSession(database, id, 'test');
    await recordAudit(database, { event: 'signed-in', userId: id, actorId: id }, origin);
  }
};
