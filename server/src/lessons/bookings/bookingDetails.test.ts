import { calls } from '@paadam/shared/contract';
import { uuidv7 } from 'uuidv7';
import {
  addBooking,
  addParent,
  addTutor,
  daysAhead,
  hoursFromNow,
  mathematics,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { reviews } from '../../foundation/db/schema';
import { settleBookings } from './settleBookings';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const details = (by: Person, id: string) => by.browser.call(calls.booking, { params: { id } });

describe('one booking', () => {
  it('says who made it and what happened to it, by whom and why, oldest first', async () => {
    const student = await test.signedIn('student', { name: 'Diya' });
    const [tutor, parent] = [await addTutor(test), await addParent(test, student)];
    const { answer: made } = await parent.browser.call(calls.createBooking, {
      body: {
        student: student.id,
        tutor: tutor.id,
        subject: mathematics,
        duration: '1',
        dateTime: daysAhead(3, 10).toISOString(),
      },
    });
    const bookingId = made.data._id;
    await tutor.browser.call(calls.setBookingStatus, { body: { bookingId, status: 'accepted' } });
    await tutor.browser.call(calls.setBookingStatus, {
      body: { bookingId, status: 'cancelled', reason: 'I am unwell' },
    });

    for (const reader of [student, tutor, parent]) {
      const { status, answer } = await details(reader, bookingId);
      expect(status).toBe(200);
      expect(answer.data).toEqual({
        ...made.data,
        status: 'cancelled',
        changes: [],
        problem: null,
        answerBy: null,
        isFirstLesson: false,
        reason: 'I am unwell',
        createdAt: expect.stringMatching(/Z$/),
        bookedBy: { _id: parent.id, name: 'Latha Kumar' },
        timeline: [
          { status: 'pending', by: { _id: parent.id, name: 'Latha Kumar', role: 'parent' }, reason: null },
          { status: 'accepted', by: { _id: tutor.id, name: 'Meera Nair', role: 'tutor' }, reason: null },
          {
            status: 'cancelled',
            by: { _id: tutor.id, name: 'Meera Nair', role: 'tutor' },
            reason: 'I am unwell',
          },
        ].map((event) => ({ ...event, at: expect.stringMatching(/Z$/) })),
        review: null,
      });
      const moments = answer.data.timeline.map(({ at }) => at);
      expect(moments).toEqual([...moments].sort());
    }
  });

  it('holds what the student says of it, for everybody with a part in it', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const parent = await addParent(test, student);
    const id = await addBooking(test, student, tutor, hoursFromNow(-30), { status: 'completed' });
    const other = await addBooking(test, student, tutor, hoursFromNow(-40), { status: 'completed' });
    await test.database.insert(reviews).values({
      id: uuidv7(),
      bookingId: id,
      tutorId: tutor.id,
      studentId: student.id,
      rating: 4,
      comment: 'Clear.',
      createdAt: new Date('2026-03-01T10:00:00Z'),
    });
    for (const reader of [student, tutor, parent]) {
      const { data } = (await details(reader, id)).answer;
      expect(data.rating).toBe(4);
      expect(data.review).toEqual({ rating: 4, comment: 'Clear.', createdAt: '2026-03-01T10:00:00.000Z' });
      expect((await details(reader, other)).answer.data.review).toBeNull();
    }
  });

  it('names nobody where the clock moved it', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const id = await addBooking(test, student, tutor, hoursFromNow(-1));
    await settleBookings(test.app);
    expect((await details(student, id)).answer.data.timeline).toMatchObject([
      { status: 'expired', by: null },
    ]);
  });

  it('is nobody else’s to see', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const id = await addBooking(test, student, tutor, daysAhead(3, 10));
    const strangers = [
      await test.signedIn('student'),
      await addTutor(test),
      await addParent(test, await test.signedIn('student')),
    ];
    for (const stranger of strangers) expect((await details(stranger, id)).status).toBe(404);
    expect((await details(student, tutor.id)).status).toBe(404);
  });
});

describe('one’s own bookings', () => {
  it('are those a tutor gives, a student takes, and the linked children of a parent take', async () => {
    const [student, sibling, stranger] = [
      await test.signedIn('student'),
      await test.signedIn('student'),
      await test.signedIn('student'),
    ];
    const [tutor, other] = [await addTutor(test), await addTutor(test)];
    const parent = await addParent(test, student, sibling);
    const first = await addBooking(test, student, tutor, daysAhead(3, 10));
    const second = await addBooking(test, sibling, other, daysAhead(4, 10));
    const third = await addBooking(test, stranger, tutor, daysAhead(5, 10));

    for (const [person, ids] of [
      [student, [first]],
      [tutor, [third, first]],
      [parent, [second, first]],
      [await test.signedIn('parent'), []],
    ] as const) {
      const { status, answer } = await person.browser.call(calls.ownBookings);
      expect([status, answer.data.map(({ _id }) => _id)]).toEqual([200, ids]);
    }
  });
});
