import { calls } from '@paadam/shared/contract';
import { durations, minutesOf } from '@paadam/shared/domain';
import { addParent, addPastLessons, addTutor, daysAhead, mathematics } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import type { Interval } from '../../people/availability/interval';

jest.setTimeout(60_000);

let test: TestApp;
let students: Person[];
beforeAll(async () => {
  test = await startTestApp();
  students = await Promise.all(Array.from({ length: 50 }, () => test.signedIn('student')));
  // A person new would be refused for having asked already.
  await Promise.all(students.map((student) => addPastLessons(test, student)));
});
afterAll(() => test.stop());

interface Attempt extends Interval {
  status: number;
  slots: readonly { dateTime: string; endsAt: string }[] | undefined;
}

interface Request {
  by: Person;
  student: Person;
  tutor: Person;
  start: Date;
  duration: (typeof durations)[number];
}

const attempt = async ({ by, student, tutor, start, duration }: Request): Promise<Attempt> => {
  const { status, failure } = await by.browser.call(calls.createBooking, {
    body: {
      student: student.id,
      tutor: tutor.id,
      subject: mathematics,
      dateTime: start.toISOString(),
      duration,
    },
  });
  const end = new Date(start.getTime() + minutesOf(duration) * 60_000);
  return { start, end, status, slots: failure.data?.slots };
};

/** Starts on every quarter of an hour between 9 and 19, and all three durations, in an order of the round's own. */
const timeOf = (index: number, round: number) => {
  const mixed = (index * 37 + round * 11) % 200;
  return {
    start: daysAhead(3, 9 + (mixed % 40) / 4),
    duration: durations[Math.floor(mixed / 40) % durations.length] ?? '1',
  };
};

const overlap = (a: Interval, b: Interval) => a.start < b.end && b.start < a.end;

/** Only winners and losers; no two winners meet, and no loser would have fitted in beside them. */
const expectFairRace = (attempts: readonly Attempt[]) => {
  expect(attempts.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  const winners = attempts.filter(({ status }) => status === 201);
  const losers = attempts.filter(({ status }) => status === 409);
  expect(winners.flatMap((one) => winners.filter((other) => other !== one && overlap(one, other)))).toEqual(
    [],
  );
  expect(losers.filter((loser) => !winners.some((winner) => overlap(winner, loser)))).toEqual([]);
  expect(losers.filter(({ slots }) => slots === undefined)).toEqual([]);
  return winners;
};

/** One finds a constraint that is missing; the next has its times in another order. */
const rounds = [1, 2];
const requests = Array.from({ length: 200 }, (_, index) => index);

describe('two hundred requests at once', () => {
  it.each(rounds)(
    'of one tutor, by fifty students, leave exactly the lessons that fit (run %d)',
    async (round) => {
      const tutor = await addTutor(test);
      const attempts = await Promise.all(
        requests.map((index) => {
          const student = students[index % students.length] as Person;
          return attempt({ by: student, student, tutor, ...timeOf(index, round) });
        }),
      );

      const winners = expectFairRace(attempts);
      // Nearly eleven hours, in lessons of at most two, with less than an hour of nothing between them.
      expect(winners.length).toBeGreaterThanOrEqual(3);
      const { answer } = await tutor.browser.call(calls.tutorBookings, {
        params: { id: tutor.id },
        query: { limit: 100, order: 'earliest' },
      });
      expect(answer.data.map(({ dateTime }) => dateTime)).toEqual(
        winners.map(({ start }) => start.toISOString()).sort(),
      );
      expect(await test.mailsTo(tutor.email)).toHaveLength(winners.length);
      // The students' time is their own again for the next run.
      for (const { _id } of answer.data) {
        await tutor.browser.call(calls.setBookingStatus, { body: { bookingId: _id, status: 'declined' } });
      }
    },
  );

  it.each(rounds)(
    'of two tutors, by one student and a parent, leave exactly the lessons that fit (run %d)',
    async (round) => {
      const tutors = [await addTutor(test), await addTutor(test)] as const;
      const student = await test.signedIn('student');
      await addPastLessons(test, student);
      const parent = await addParent(test, student);
      const attempts = await Promise.all(
        requests.map((index) =>
          attempt({
            by: index % 3 ? student : parent,
            student,
            tutor: tutors[index % 2 === 0 ? 0 : 1],
            ...timeOf(index, round),
          }),
        ),
      );

      const winners = expectFairRace(attempts);
      expect(winners.length).toBeGreaterThanOrEqual(3);
      const { answer } = await student.browser.call(calls.studentBookings, {
        params: { id: student.id },
        query: { limit: 100, order: 'earliest', from: daysAhead(0).toISOString() },
      });
      expect(answer.data.map(({ dateTime }) => dateTime)).toEqual(
        winners.map(({ start }) => start.toISOString()).sort(),
      );
    },
  );
});
