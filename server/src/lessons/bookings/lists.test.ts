import { type BookingListQuery, calls } from '@paadam/shared/contract';
import { bookingStatuses } from '@paadam/shared/domain';
import { uuidv7 } from 'uuidv7';
import { addBooking, addTutor, daysAhead, hoursFromNow } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { reviews } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const people = async () => ({ student: await test.signedIn('student'), tutor: await addTutor(test) });

const ofStudent = async (student: Person, query: BookingListQuery = {}) =>
  (await student.browser.call(calls.studentBookings, { params: { id: student.id }, query })).answer;

const ofTutor = async (tutor: Person, query: BookingListQuery = {}) =>
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

  it('can be narrowed to the lessons that have stars, and to those that have none', async () => {
    const { student, tutor } = await people();
    const [reviewed, due] = [
      await addBooking(test, student, tutor, hoursFromNow(-60), { status: 'completed' }),
      await addBooking(test, student, tutor, hoursFromNow(-30), { status: 'completed' }),
    ];
    await test.database
      .insert(reviews)
      .values({ id: uuidv7(), bookingId: reviewed, tutorId: tutor.id, studentId: student.id, rating: 5 });
    expect((await ofStudent(student, { rated: 'yes' })).data).toMatchObject([{ _id: reviewed }]);
    expect((await ofStudent(student, { rated: 'no' })).data).toMatchObject([{ _id: due, rating: null }]);
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

  it('may have the earliest first, from page to page', async () => {
    const { student, tutor } = await people();
    const ids: string[] = [];
    for (let day = 0; day < 5; day += 1) {
      ids.push(await addBooking(test, student, tutor, daysAhead(3 + day, 9)));
    }
    const order = 'earliest';
    const first = await ofTutor(tutor, { order, limit: 2 });
    const second = await ofTutor(tutor, { order, limit: 2, cursor: first.nextCursor ?? '' });
    const third = await ofTutor(tutor, { order, limit: 2, cursor: second.nextCursor ?? '' });
    expect([...first.data, ...second.data, ...third.data].map(({ _id }) => _id)).toEqual(ids);
    expect(third.nextCursor).toBeNull();
  });

  it.each(['latest', 'earliest'] as const)(
    'goes on exactly where it stopped, also within a millisecond (%s first)',
    async (order) => {
      const student = await test.signedIn('student');
      const ids = [];
      for (let index = 0; index < 4; index += 1) {
        const id = await addBooking(test, student, await addTutor(test), daysAhead(3, 9), {
          status: 'declined',
        });
        await test.database.$client.query(
          `update bookings set starts_at = starts_at + $2 * interval '1 microsecond' where id = $1`,
          // The order of the ids is not that of the starts.
          [id, 400 - index * 100],
        );
        ids.unshift(id);
      }
      const seen = [];
      let cursor: string | null | undefined;
      do {
        const page = await ofStudent(student, { order, limit: 1, ...(cursor && { cursor }) });
        seen.push(...page.data.map(({ _id }) => _id));
        cursor = page.nextCursor;
      } while (cursor && seen.length < 10);
      expect(seen).toEqual(order === 'earliest' ? ids : ids.reverse());
    },
  );

  it('refuses the cursor of the other order', async () => {
    const { student, tutor } = await people();
    for (const day of [3, 4]) await addBooking(test, student, tutor, daysAhead(day, 9));
    for (const [given, asked] of [
      ['latest', 'earliest'],
      ['earliest', 'latest'],
    ] as const) {
      const { nextCursor } = await ofTutor(tutor, { order: given, limit: 1 });
      const { status, failure } = await tutor.browser.call(calls.ownBookings, {
        query: { order: asked, cursor: nextCursor ?? '' },
      });
      expect([status, failure.code]).toEqual([400, 'malformed_request']);
    }
  });

  it('may be limited to the lessons that start from one instant to before another', async () => {
    const { student, tutor } = await people();
    const ids = [];
    for (const day of [3, 4, 5]) ids.push(await addBooking(test, student, tutor, daysAhead(day, 9)));
    const idsOf = ({ data }: { data: readonly { _id: string }[] }) => data.map(({ _id }) => _id).reverse();
    const startOn = (day: number) => daysAhead(day, 9).toISOString();
    const [third, fourth, fifth] = [startOn(3), startOn(4), startOn(5)];

    for (const list of [ofTutor.bind(null, tutor), ofStudent.bind(null, student)]) {
      expect(idsOf(await list({ from: fourth }))).toEqual(ids.slice(1));
      expect(idsOf(await list({ to: fifth }))).toEqual(ids.slice(0, 2));
      expect(idsOf(await list({ from: third, to: fourth }))).toEqual(ids.slice(0, 1));
    }
    const offset = `${daysAhead(4, 14.5).toISOString().slice(0, 19)}+05:30`;
    expect(idsOf(await ofTutor(tutor, { from: offset, order: 'latest' }))).toEqual(ids.slice(1));
  });

  it.each([
    [{ from: 'yesterday' }, ['from']],
    [{ to: '2026-02-30T10:00:00Z' }, ['to']],
    [{ from: '2026-12-01T10:00:00Z', to: '2026-12-01T10:00:00Z' }, ['to']],
    [{ from: '2026-12-02T10:00:00Z', to: '2026-12-01T10:00:00Z' }, ['to']],
  ])('refuses the times %j', async (query, fields) => {
    const student = await test.signedIn('student');
    for (const reply of [
      await student.browser.call(calls.ownBookings, { query }),
      await student.browser.call(calls.studentBookings, { params: { id: student.id }, query }),
    ]) {
      expect([reply.status, Object.keys(reply.failure.fields ?? {})]).toEqual([400, fields]);
    }
  });
});
