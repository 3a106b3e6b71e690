import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { addBooking, addTutor, daysAhead, everyDay, mathematics } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { violatedConstraint } from '../../foundation/db/databaseError';
import { bookings, tutors } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

/** In a test that begins before midnight in UTC and ends after it, all is of the same day. */
const day = 3;

/** Open from 9 to 13 UTC. */
const tutorWithGap = async (gapMinutes: number): Promise<Person> => {
  const tutor = await addTutor(test, { week: everyDay(9, 13) });
  await setGap(tutor, gapMinutes);
  return tutor;
};

const setGap = (tutor: Person, gapMinutes: number) =>
  test.database.update(tutors).set({ gapMinutes }).where(eq(tutors.id, tutor.id));

/** The constraint that an hour straight into the database breaks; undefined: none. */
const brokenBy = async (tutor: Person, hour: number, student?: Person): Promise<string | undefined> => {
  try {
    await addBooking(test, student ?? (await test.signedIn('student')), tutor, daysAhead(day, hour));
    return undefined;
  } catch (error) {
    return violatedConstraint(error);
  }
};

const openTimes = async ({ id }: Person, student = test.browser()): Promise<string[]> => {
  const { answer } = await student.call(calls.tutorSlots, {
    params: { id },
    query: {
      from: daysAhead(day).toISOString(),
      to: daysAhead(day + 1).toISOString(),
      duration: '1',
    },
  });
  return answer.data.map(({ dateTime }) => dateTime.slice(11, 16));
};

describe('the gap between a tutor’s lessons', () => {
  it('is kept by the database before and after a lesson, whatever was checked', async () => {
    const tutor = await tutorWithGap(15);
    expect(await brokenBy(tutor, 10)).toBeUndefined();
    for (const tooClose of [8.8, 9, 11, 11.2]) {
      expect(await brokenBy(tutor, tooClose)).toBe('bookings_tutor_no_overlap');
    }
    expect(await brokenBy(tutor, 8.75)).toBeUndefined();
    expect(await brokenBy(tutor, 11.25)).toBeUndefined();
  });

  it('is of the tutor, not of the student', async () => {
    const [one, other] = [await tutorWithGap(60), await tutorWithGap(0)];
    const student = await test.signedIn('student');
    await addBooking(test, student, one, daysAhead(day, 9));
    expect(await brokenBy(other, 10, student)).toBeUndefined();
  });

  it('holds for lessons that are made or moved after it was chosen', async () => {
    const tutor = await tutorWithGap(0);
    const student = await test.signedIn('student');
    const first = await addBooking(test, student, tutor, daysAhead(day, 9));
    await addBooking(test, student, tutor, daysAhead(day, 11));
    await setGap(tutor, 30);
    // Until something new is written, the time right after the first is free for a lesson with 30 minutes after it.
    const [stored] = await test.database.select().from(bookings).where(eq(bookings.id, first));
    expect(stored?.freeAt).toEqual(daysAhead(day, 10));
    const move = (hour: number) =>
      test.database
        .update(bookings)
        .set({ startsAt: daysAhead(day, hour), endsAt: daysAhead(day, hour + 1) })
        .where(eq(bookings.id, first));
    await expect(move(9.75)).rejects.toThrow();
    await move(9.5);
    const [moved] = await test.database.select().from(bookings).where(eq(bookings.id, first));
    expect(moved?.freeAt).toEqual(daysAhead(day, 11));
  });

  it('is left out of the open times, and a time within it is refused with those that are left', async () => {
    const tutor = await tutorWithGap(30);
    await addBooking(test, await test.signedIn('student'), tutor, daysAhead(day, 10.5));
    expect(await openTimes(tutor)).toEqual(['09:00', '12:00']);

    const student = await test.signedIn('student');
    const ask = (hour: number) =>
      student.browser.call(calls.createBooking, {
        body: {
          student: student.id,
          tutor: tutor.id,
          subject: mathematics,
          dateTime: daysAhead(day, hour).toISOString(),
          duration: '1',
        },
      });
    const { status, failure } = await ask(11.75);
    expect([status, failure.code]).toEqual([409, 'slot_taken']);
    expect(failure.data?.slots?.map(({ dateTime }) => dateTime.slice(11, 16))).toEqual(['09:00', '12:00']);
    expect((await ask(12)).status).toBe(201);
    expect(await openTimes(tutor)).toEqual(['09:00']);
  });
});
