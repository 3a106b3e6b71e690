import { calls } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { eq, sql } from 'drizzle-orm';
import {
  addBooking,
  addParent,
  addPastLessons,
  addTutor,
  askForLesson,
  daysAhead,
  hoursFromNow,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { bookings } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const { ofOneTutorInAnHour } = limits.requests;
const waiting = 30;

const book = (by: Person, tutor: Person, start: Date, student = by, key?: string) =>
  askForLesson(by, tutor, start, { student, key });

/** @param lessons that the student has had */
const people = async (lessons = 5) => {
  const student = await test.signedIn('student', { name: 'Diya' });
  await addPastLessons(test, student, lessons);
  return { student, tutor: await addTutor(test) };
};
const roomOf = async (by: Person, tutor: Person, student = by) =>
  (await by.browser.call(calls.requestRoom, { query: { student: student.id, tutor: tutor.id } })).answer.data;

/** Requests of the student that were made just now, whatever became of them. */
const addRequests = async (
  student: Person,
  tutor: Person,
  count: number,
  values: Parameters<typeof addBooking>[4] = {},
) => {
  for (let index = 0; index < count; index += 1) {
    await addBooking(test, student, tutor, daysAhead(2 + index, 5), values);
  }
};

describe('requests of one student to one tutor', () => {
  it('are so many in an hour, also where each is cancelled at once, and the tutor has no mail of the others', async () => {
    const { student, tutor } = await people();
    for (let index = 0; index < ofOneTutorInAnHour; index += 1) {
      const { status, answer } = await book(student, tutor, daysAhead(3, 10));
      expect(status).toBe(201);
      await student.browser.call(calls.cancelBooking, { params: { id: answer.data._id } });
    }
    const mails = (await test.mailsTo(tutor.email)).length;

    const { status, failure, headers } = await book(student, tutor, daysAhead(3, 10));

    expect([status, failure.code]).toEqual([429, 'too_many_requests']);
    expect(failure.message).toMatch(
      /^You have asked Meera Nair for 15 lessons within an hour\. Please try again in \d+ minutes\.$/,
    );
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3_600);
    expect(await test.mailsTo(tutor.email)).toHaveLength(mails);
    expect((await book(student, await addTutor(test), daysAhead(3, 10))).status).toBe(201);
    expect((await book(await test.signedIn('student'), tutor, daysAhead(3, 10))).status).toBe(201);
  });

  it('are those of a parent for the child as well', async () => {
    const { student, tutor } = await people();
    await addRequests(student, tutor, ofOneTutorInAnHour, { status: 'cancelled' });
    const { status, failure } = await book(await addParent(test, student), tutor, daysAhead(3, 10), student);
    expect(status).toBe(429);
    expect(failure.message).toMatch(/^Diya has asked Meera Nair for 15 lessons/);
  });

  it('may go on once an hour has passed since the first of them', async () => {
    const { student, tutor } = await people();
    await addRequests(student, tutor, ofOneTutorInAnHour - 1, { status: 'cancelled' });
    await addRequests(student, tutor, 3, { status: 'cancelled', createdAt: hoursFromNow(-1.01) });
    expect((await book(student, tutor, daysAhead(3, 10))).status).toBe(201);
    expect((await book(student, tutor, daysAhead(4, 10))).status).toBe(429);
    await test.database
      .update(bookings)
      .set({ createdAt: sql`created_at - interval '1 hour'` })
      .where(eq(bookings.studentId, student.id));
    expect((await book(student, tutor, daysAhead(4, 10))).status).toBe(201);
  });

  it('do not count where they were refused', async () => {
    const { student, tutor } = await people();
    await addBooking(test, await test.signedIn('student'), tutor, daysAhead(3, 10));
    for (let index = 0; index < ofOneTutorInAnHour + 1; index += 1) {
      expect((await book(student, tutor, daysAhead(3, 10))).status).toBe(409);
    }
    expect((await book(student, tutor, daysAhead(3, 12))).status).toBe(201);
  });

  it('are no more where many come at the same time', async () => {
    const { student, tutor } = await people();
    await addRequests(student, tutor, ofOneTutorInAnHour - 3, { status: 'cancelled' });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, hour) => book(student, tutor, daysAhead(40, hour))),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(17);
  });

  it('have their answers given again where the last of them is repeated', async () => {
    const { student, tutor } = await people();
    await addRequests(student, tutor, ofOneTutorInAnHour - 1, { status: 'cancelled' });
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => book(student, tutor, daysAhead(40, 10), student, 'a')),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(replies.map(({ answer }) => answer.data._id)).size).toBe(1);
  });
});

describe('requests that wait for an answer', () => {
  it('are so many of one student, of all tutors; there is room again where one is cancelled', async () => {
    const { student, tutor } = await people();
    const long = { createdAt: hoursFromNow(-46) };
    await addRequests(student, tutor, waiting - 1, long);
    const last = await addBooking(test, student, tutor, daysAhead(1.5, 5), long);

    const { status, failure, headers } = await book(student, await addTutor(test), daysAhead(3, 10));

    expect([status, failure.code]).toEqual([429, 'too_many_requests']);
    expect(failure.message).toBe(
      'You have 30 requests that wait for an answer. Please wait until one is answered, or cancel one.',
    );
    // They expire after 48 hours.
    expect(Number(headers['retry-after'])).toBeGreaterThan(7_000);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(7_200);
    await student.browser.call(calls.cancelBooking, { params: { id: last } });
    expect((await book(student, await addTutor(test), daysAhead(3, 10))).status).toBe(201);
  });

  it('are not those that were answered, nor those that have expired', async () => {
    const { student, tutor } = await people();
    const old = { createdAt: hoursFromNow(-3) };
    await addRequests(student, tutor, waiting, { ...old, status: 'accepted' });
    for (let index = 0; index < waiting; index += 1) {
      await addBooking(test, student, tutor, daysAhead(2 + index, 15), { createdAt: hoursFromNow(-49) });
    }
    expect((await book(student, tutor, daysAhead(3, 10))).status).toBe(201);
  });
});

describe('requests of somebody who has had no lesson yet', () => {
  const few = { inAll: 3, ofOneTutor: 1 };

  it('wait one at a time for each tutor, until it is answered', async () => {
    const { student, tutor } = await people(0);
    expect(await roomOf(student, tutor)).toEqual({
      isNew: true,
      left: few.ofOneTutor,
      refusal: null,
      trial: null,
    });
    const first = await book(student, tutor, daysAhead(3, 10));
    expect(first.status).toBe(201);

    const { status, failure, headers } = await book(student, tutor, daysAhead(4, 10));

    expect([status, failure.code]).toEqual([429, 'too_many_requests']);
    expect(failure.message).toBe(
      'You have asked Meera Nair already. Until your first lesson on Paadam, one request to each tutor can wait for an answer. Please wait for it, or cancel that request.',
    );
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(limits.pendingBookingHours * 3_600);
    expect(await roomOf(student, tutor)).toEqual({
      isNew: true,
      left: 0,
      refusal: failure.message,
      trial: null,
    });
    const { _id: bookingId } = first.answer.data;
    await tutor.browser.call(calls.setBookingStatus, { body: { bookingId, status: 'accepted' } });
    expect((await book(student, tutor, daysAhead(4, 10))).status).toBe(201);
  });

  it('are three in all, and a cancelled one makes room', async () => {
    const { student } = await people(0);
    for (let tutors = 1; tutors < few.inAll; tutors += 1) {
      expect((await book(student, await addTutor(test), daysAhead(3 + tutors, 10))).status).toBe(201);
    }
    const last = await book(student, await addTutor(test), daysAhead(7, 10));
    const { status, failure } = await book(student, await addTutor(test), daysAhead(8, 10));
    expect(status).toBe(429);
    expect(failure.message).toBe(
      'You have 3 requests that wait for an answer, which is all there can be until your first lesson on Paadam. Please wait until one is answered, or cancel one.',
    );
    await student.browser.call(calls.cancelBooking, { params: { id: last.answer.data._id } });
    expect((await book(student, await addTutor(test), daysAhead(8, 10))).status).toBe(201);
  });

  it('are those of the student, whoever books: a parent with another child that is known has no more', async () => {
    const { student, tutor } = await people(0);
    const sibling = (await people(5)).student;
    const parent = await addParent(test, student, sibling);
    expect((await book(parent, tutor, daysAhead(3, 10), student)).status).toBe(201);
    const { status, failure } = await book(parent, tutor, daysAhead(4, 10), student);
    expect(status).toBe(429);
    expect(failure.message).toMatch(/^Diya has asked Meera Nair already\. Until the first lesson on Paadam/);
    expect((await roomOf(parent, tutor, student)).refusal).toBe(failure.message);
    for (const day of [5, 6])
      expect((await book(parent, tutor, daysAhead(day, 10), sibling)).status).toBe(201);
  });

  it('are no more where many come at the same time', async () => {
    const { student, tutor } = await people(0);
    const others = await Promise.all(Array.from({ length: 5 }, () => addTutor(test)));
    const ofOne = Array.from({ length: 8 }, (_, hour) => book(student, tutor, daysAhead(40, hour)));
    const ofOthers = others.map((other, hour) => book(student, other, daysAhead(41, hour)));
    const statuses = (await Promise.all([...ofOne, ...ofOthers])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(few.inAll);
    expect(statuses.slice(0, 8).filter((status) => status === 201).length).toBeLessThanOrEqual(
      few.ofOneTutor,
    );
    expect(statuses.filter((status) => status !== 201)).toEqual(
      Array.from({ length: statuses.length - few.inAll }, () => 429),
    );
  });

  it('may be more after the first lesson, and most after five', async () => {
    for (const [lessons, room] of [
      [1, 10],
      [4, 10],
      [5, 30],
    ] as const) {
      const { student, tutor } = await people(lessons);
      expect(await roomOf(student, tutor)).toEqual({ isNew: false, left: room, refusal: null, trial: null });
      await addRequests(student, tutor, room, { createdAt: hoursFromNow(-3) });
      const { status, failure } = await book(student, await addTutor(test), daysAhead(1.5, 10));
      expect([status, failure.message]).toEqual([
        429,
        `You have ${room} requests that wait for an answer. Please wait until one is answered, or cancel one.`,
      ]);
    }
  });

  it('say to the tutor that it is the first lesson, until the student has had one', async () => {
    const { student, tutor } = await people(0);
    const { answer } = await book(student, tutor, daysAhead(3, 10));
    const seen = async () => {
      const { data } = (
        await tutor.browser.call(calls.tutorBookings, { params: { id: tutor.id }, query: {} })
      ).answer;
      const details = await tutor.browser.call(calls.booking, { params: { id: answer.data._id } });
      return [data.map(({ isFirstLesson }) => isFirstLesson), details.answer.data.isFirstLesson];
    };
    expect([answer.data.isFirstLesson, ...(await seen())]).toEqual([true, [true], true]);
    await addPastLessons(test, student, 1);
    expect(await seen()).toEqual([[false], false]);
  });
});
