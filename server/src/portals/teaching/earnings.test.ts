import { calls } from '@paadam/shared/contract';
import { addBooking, addTutor, physics } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';

let test: TestApp;
let arjun: Person;
beforeAll(async () => {
  test = await startTestApp();
  arjun = await test.signedIn('student', { name: 'Arjun' });
});
afterAll(() => test.stop());

const list = async (tutor: Person, query: { limit?: number; cursor?: string } = {}) =>
  (await tutor.browser.call(calls.tutorEarnings, { query })).answer;

/** A lesson that was given at that instant. */
const addLesson = (tutor: Person, instant: string, price = 50_000) =>
  addBooking(test, arjun, tutor, new Date(instant), { status: 'completed', price });

describe('the earnings', () => {
  it('are the accepted and completed lessons, by month, the latest first, with the sums of the rows', async () => {
    const tutor = await addTutor(test);
    const first = await addLesson(tutor, '2026-01-10T10:00:00Z', 33_333);
    const second = await addLesson(tutor, '2026-01-12T10:00:00Z', 66_667);
    const march = await addBooking(test, arjun, tutor, new Date('2026-03-05T10:00:00Z'), {
      status: 'accepted',
      subjectId: physics,
      endsAt: new Date('2026-03-05T11:30:00Z'),
      price: 75_001,
    });
    // Far ahead, so that it is still to come whenever this runs.
    const ahead = await addBooking(test, arjun, tutor, new Date('2126-03-05T10:00:00Z'), {
      status: 'accepted',
    });
    for (const [day, status] of [
      [1, 'pending'],
      [2, 'declined'],
      [3, 'cancelled'],
      [4, 'expired'],
    ] as const) {
      await addBooking(test, arjun, tutor, new Date(`2026-02-0${day}T10:00:00Z`), { status });
    }
    await addLesson(await addTutor(test), '2026-03-06T10:00:00Z');

    const { data, total, nextCursor } = await list(tutor);

    expect(data.map(({ month, total: sum }) => [month, sum])).toEqual([
      ['2126-03', 50_000],
      ['2026-03', 75_001],
      ['2026-01', 100_000],
    ]);
    expect([total, nextCursor]).toEqual([225_001, null]);
    expect(data[2]?.lessons.map(({ booking }) => booking)).toEqual([second, first]);
    expect(data[1]?.lessons).toEqual([
      {
        booking: march,
        dateTime: '2026-03-05T10:00:00.000Z',
        student: { _id: arjun.id, name: 'Arjun' },
        subject: 'Physics',
        duration: 90,
        status: 'completed',
        price: 75_001,
      },
    ]);
    expect(data[0]?.lessons).toMatchObject([{ booking: ahead, status: 'accepted' }]);
  });

  it.each([
    // 23:30 on the last day of the month in Kolkata, and half past midnight of the next.
    ['Asia/Kolkata', ['2026-01-31T18:00:00Z', '2026-01-31T19:00:00Z'], ['2026-02', '2026-01']],
    ['UTC', ['2026-01-31T18:00:00Z', '2026-01-31T19:00:00Z'], ['2026-01']],
    // New York is five hours behind in winter and four in summer.
    ['America/New_York', ['2026-03-01T04:30:00Z', '2026-03-01T05:30:00Z'], ['2026-03', '2026-02']],
    ['America/New_York', ['2026-04-01T03:30:00Z', '2026-04-01T04:30:00Z'], ['2026-04', '2026-03']],
    ['America/New_York', ['2026-11-01T03:30:00Z', '2026-11-01T04:30:00Z'], ['2026-11', '2026-10']],
    ['America/New_York', ['2026-12-01T04:30:00Z', '2026-12-01T05:30:00Z'], ['2026-12', '2026-11']],
    ['Pacific/Kiritimati', ['2025-12-31T09:30:00Z', '2025-12-31T10:00:00Z'], ['2026-01', '2025-12']],
  ])('begin a month at midnight of %s (%j)', async (timeZone, instants, months) => {
    const tutor = await addTutor(test, { timeZone });
    for (const instant of instants) await addLesson(tutor, instant, 10_000);
    const { data } = await list(tutor);
    expect(data.map(({ month }) => month)).toEqual(months);
    expect(data.reduce((sum, { total }) => sum + total, 0)).toBe(20_000);
  });

  it('come 12 months to a page, with the total over all pages', async () => {
    const tutor = await addTutor(test, { timeZone: 'Asia/Kolkata' });
    const months = [];
    for (let index = 0; index < 30; index += 1) {
      const startsAt = new Date(Date.UTC(2022, index, 15, 10));
      await addLesson(tutor, startsAt.toISOString(), 1_000 + index);
      months.unshift(startsAt.toISOString().slice(0, 7));
    }
    const first = await list(tutor);
    const second = await list(tutor, { cursor: first.nextCursor ?? '' });
    const third = await list(tutor, { limit: 6, cursor: second.nextCursor ?? '' });

    expect([first.data.length, second.data.length, third.data.length]).toEqual([12, 12, 6]);
    expect([...first.data, ...second.data, ...third.data].map(({ month }) => month)).toEqual(months);
    expect(third.nextCursor).toBeNull();
    for (const { total } of [first, second, third]) expect(total).toBe(30 * 1_000 + (29 * 30) / 2);
  });

  it('add up beyond what an integer of the database holds', async () => {
    const tutor = await addTutor(test);
    for (const hour of [1, 3]) await addLesson(tutor, `2026-01-10T0${hour}:00:00Z`, 2_000_000_000);
    expect(await list(tutor)).toMatchObject({ total: 4_000_000_000, data: [{ total: 4_000_000_000 }] });
  });

  it.each(['2026-13', '', 'x'])('refuse the cursor "%s"', async (month) => {
    const tutor = await addTutor(test);
    const cursor = Buffer.from(JSON.stringify(month)).toString('base64url');
    const { status, failure } = await tutor.browser.call(calls.tutorEarnings, { query: { cursor } });
    expect([status, failure.code]).toEqual([400, 'malformed_request']);
  });
});
