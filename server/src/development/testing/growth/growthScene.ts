import { calls } from '@paadam/shared/contract';
import { addTestOperator, type TestOperator } from '../desk';
import { addDestination, addEarnedLesson, addPaidLesson } from '../earnings';
import { addBooking, addParent, addTutor, daysAhead } from '../scene';
import type { Person, TestApp } from '../testApp';

/** A student, a tutor and a parent with few lessons, and an operator, on a site that grows around them. */
export interface GrowthScene {
  test: TestApp;
  student: Person;
  tutor: Person;
  parent: Person;
  operator: TestOperator;
  /** An accepted and paid lesson to come, and a lesson that was given and reviewed. */
  upcoming: { bookingId: string; paymentId: string };
  given: { bookingId: string; paymentId: string };
  /** @returns a start that no lesson of these people has yet */
  nextStart(): Date;
}

export const openGrowthScene = async (test: TestApp): Promise<GrowthScene> => {
  const tutor = await addTutor(test, { name: 'Meera Nair' });
  const student = await test.signedIn('student', { name: 'Asha Kumar', timeZone: 'UTC' });
  const parent = await addParent(test, student);
  const operator = await addTestOperator(test);
  await addDestination(test, tutor);
  for (let count = 0; count < 3; count += 1) await addEarnedLesson(test, student, tutor);
  const given = await addEarnedLesson(test, student, tutor);
  const upcoming = await addPaidLesson(test, student, tutor, { days: 4 });
  await addBooking(test, student, tutor, daysAhead(5, 9));
  await student.browser.call(calls.createReview, {
    body: { bookingId: given.bookingId, rating: 5, comment: 'Clear and patient.' },
  });
  await test.app.jobs.runDue();
  let starts = 0;
  const nextStart = () => {
    starts += 1;
    return daysAhead(10 + Math.floor(starts / 8), 8 + (starts % 8));
  };
  return { test, student, tutor, parent, operator, upcoming, given, nextStart };
};
