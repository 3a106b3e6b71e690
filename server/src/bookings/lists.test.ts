import { calls } from '@paadam/shared/contract';
import { bookingStatuses } from '@paadam/shared/domain';
import { uuidv7 } from 'uuidv7';
import { reviews } from '../db/schema';
import { type Person, startTestApp, type TestApp } from '../testing/testApp';
import { addBooking, addTutor, daysAhead, hoursFromNow } from './testScene';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const people = async () => ({ student: await test.signedIn('student'), tutor: await addTutor(test) });

const ofStudent = async (
  student: Person,
  query: { limit?: number; cursor?: string; status?: 'expired' | 'completed' | 'pending' } = {},
) => (await student.browser.call(calls.studentBookings, { params: { id: student.id }, query })).answer;

const ofTutor = async (tutor: Person, query: { limit?: number; cursor?: string } = {}) =>
  (await tutor.browser.call(calls.tutorBookings, { params: { id: tutor.id }, query })).answer;

describe('a list of bookings', () => {
  it('has the latest lesson first, whenever it was booked', async () => {
    const { student, tutor } = await people();
    const middle = await addBooking(test, student, tutor, daysAhead(4, 9));
    const first = await addBooking(test, student, tutor, daysAhead(3, 9));
    const last = await addBooking(test, student, tutor, daysAhead(5, 9));

    for (const { data, nextCursor } of [await ofStudent(student), await ofTutor(tutor)]) {
      expect(data.map(({ _id }) => _id)).toEqual([last, middle, first]);
      expect(nextCursor).toBeNull();
    }
  });

  it('shows the status of this moment, before the clock has stored it', async () => {
    const { student, tutor } = await people();
    const ended = await addBooking(test, student, tutor, hoursFromNow(-2), { status: 'accepted' });
    const expired = await addBooking(test, student, tutor, daysAhead(3), { createdAt: hoursFromNow(-49) });

    expect((await ofTutor(tutor)).data).toMatchObject([{ _id: ended, status: 'completed' }]);
    expect((await ofStudent(student, { status: 'expired' })).data).toMatchObject([{ _id: expired }]);
    expect((await ofStudent(student, { status: 'completed' })).data).toMatchObject([{ _id: ended }]);
    expect((await ofStudent(student, { status: 'pending' })).data).toEqual([]);
  });

  it('leaves out what was cancelled or has expired, unless that is asked for', async () => {
    const { student, tutor } = await people();
    const ids = [];
    for (const [index, status] of bookingStatuses.entries()) {
      ids.push(await addBooking(test, student, tutor, daysAhead(3 + index), { status }));
    }
    const shown = ids.slice(0, bookingStatuses.indexOf('cancelled')).reverse();
    expect((await ofStudent(student)).data.map(({ _id }) => _id)).toEqual(shown);
    expect((await ofStudent(student, { status: 'expired' })).data).toMatchObject([{ status: 'expired' }]);
  });

  it('counts the student’s sessions over all pages: accepted and completed ones', async () => {
    const { student, tutor } = await people();
    for (const [hours, status] of [
      [-50, 'completed'],
      [-30, 'accepted'],
      [30, 'accepted'],
      [60, 'pending'],
      [90, 'declined'],
    ] as const) {
      await addBooking(test, student, tutor, hoursFromNow(hours), { status });
    }
    expect(await ofStudent(student, { limit: 1 })).toMatchObject({ sessionCount: 3 });
  });

  it('carries the stars of the review', async () => {
    const { student, tutor } = await people();
    const bookingId = await addBooking(test, student, tutor, hoursFromNow(-30), { status: 'completed' });
    await test.database
      .insert(reviews)
      .values({ id: uuidv7(), bookingId, tutorId: tutor.id, studentId: student.id, rating: 4 });
    expect((await ofStudent(student)).data).toMatchObject([{ _id: bookingId, rating: 4 }]);
  });

  it('goes on from page to page without gap or repetition, while rows are added and leave', async () => {
    const { student, tutor } = await people();
    const ids: string[] = [];
    for (let day = 0; day < 7; day += 1) {
      ids.unshift(await addBooking(test, student, tutor, daysAhead(3 + day, 9)));
    }

    const first = await ofTutor(tutor, { limit: 3 });
    await addBooking(test, student, tutor, daysAhead(30, 9));
    const second = await ofTutor(tutor, { limit: 3, cursor: first.nextCursor ?? '' });
    const third = await ofTutor(tutor, { limit: 3, cursor: second.nextCursor ?? '' });

    expect([...first.data, ...second.data, ...third.data].map(({ _id }) => _id)).toEqual(ids);
    expect(third.nextCursor).toBeNull();
  });

  it('tells lessons that start together apart', async () => {
    const student = await test.signedIn('student');
    const ids = [];
    for (let index = 0; index < 5; index += 1) {
      ids.unshift(
        await addBooking(test, student, await addTutor(test), daysAhead(3, 9), { status: 'declined' }),
      );
    }
    const first = await ofStudent(student, { limit: 2 });
    const second = await ofStudent(student, { limit: 3, cursor: first.nextCursor ?? '' });
    expect([...first.data, ...second.data].map(({ _id }) => _id)).toEqual(ids);
  });

  it.each(['nonsense', 'eyJhIjoxfQ', Buffer.from('{"startsAt":-1,"id":"x"}').toString('base64url')])(
    'refuses the cursor "%s"',
    async (cursor) => {
      const student = await test.signedIn('student');
      const { status, failure } = await student.browser.call(calls.studentBookings, {
        params: { id: student.id },
        query: { cursor },
      });
      expect([status, failure.code]).toEqual([400, 'malformed_request']);
    },
  );

  it('refuses a limit of none and of more than a hundred', async () => {
    const student = await test.signedIn('student');
    for (const limit of [0, 101]) {
      const { status } = await student.browser.call(calls.studentBookings, {
        params: { id: student.id },
        query: { limit },
      });
      expect(status).toBe(400);
    }
  });
});
