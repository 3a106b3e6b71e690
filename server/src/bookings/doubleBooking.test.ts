import { calls } from '@paadam/shared/contract';
import { startTestApp, type TestApp } from '../testing/testApp';
import type { Interval } from '../tutors/interval';
import { addParent, addTutor, daysAhead, mathematics } from './testScene';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

interface Attempt extends Interval {
  status: number;
  slots: readonly { dateTime: string; endsAt: string }[] | undefined;
}

const overlap = (a: Interval, b: Interval) => a.start < b.end && b.start < a.end;

/** Only winners and losers; no two winners meet, and no loser would have fitted in beside them. */
const expectFairRace = (attempts: readonly Attempt[]) => {
  expect(attempts.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  const winners = attempts.filter(({ status }) => status === 201);
  const losers = attempts.filter(({ status }) => status === 409);
  for (const winner of winners) {
    expect(winners.filter((other) => overlap(winner, other))).toEqual([winner]);
  }
  for (const loser of losers) {
    expect(winners.some((winner) => overlap(winner, loser))).toBe(true);
    expect(loser.slots).toBeDefined();
  }
  return { winners, losers };
};

describe('many requests at once', () => {
  it('of one tutor, by as many students, leave exactly the lessons that fit', async () => {
    const tutor = await addTutor(test);
    const students = await Promise.all(Array.from({ length: 60 }, () => test.signedIn('student')));

    const attempts = await Promise.all(
      students.map(async (student, index): Promise<Attempt> => {
        const start = daysAhead(3, 9 + (index % 9) * 0.5);
        const { status, failure } = await student.browser.call(calls.createBooking, {
          body: {
            student: student.id,
            tutor: tutor.id,
            subject: mathematics,
            dateTime: start.toISOString(),
            duration: '1',
          },
        });
        const end = new Date(start.getTime() + 3_600_000);
        return { start, end, status, slots: failure.data?.slots };
      }),
    );

    const { winners, losers } = expectFairRace(attempts);
    expect(winners.length).toBeGreaterThanOrEqual(3);
    expect(winners.length + losers.length).toBe(60);
    const { answer } = await tutor.browser.call(calls.tutorBookings, {
      params: { id: tutor.id },
      query: { limit: 100 },
    });
    expect(answer.data.map(({ dateTime }) => dateTime).sort()).toEqual(
      winners.map(({ start }) => start.toISOString()).sort(),
    );
    expect(await test.mailsTo(tutor.email)).toHaveLength(winners.length);
  });

  it('of two tutors, by one student and a parent, leave exactly the lessons that fit', async () => {
    const tutors = [await addTutor(test), await addTutor(test)] as const;
    const student = await test.signedIn('student');
    const parent = await addParent(test, student);

    const attempts = await Promise.all(
      Array.from({ length: 48 }, async (_, index): Promise<Attempt> => {
        const start = daysAhead(4, 9 + (index % 6) * 0.5);
        const { status, failure } = await (index % 3 ? student : parent).browser.call(calls.createBooking, {
          body: {
            student: student.id,
            tutor: tutors[index % 2 === 0 ? 0 : 1].id,
            subject: mathematics,
            dateTime: start.toISOString(),
            duration: '1',
          },
        });
        const end = new Date(start.getTime() + 3_600_000);
        return { start, end, status, slots: failure.data?.slots };
      }),
    );

    const { winners } = expectFairRace(attempts);
    expect(winners.length).toBeGreaterThanOrEqual(2);
  });
});
