import { calls } from '@paadam/shared/contract';
import { uuidv7 } from 'uuidv7';
import {
  addBooking,
  addParent,
  addTutor,
  daysAhead,
  hoursFromNow,
  mathematics,
  physics,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { parentChildren, reviews } from '../../foundation/db/schema';
import { childProgress } from './childProgress';
import { lastWeeks } from './lastWeeks';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const family = async () => {
  const child = await test.signedIn('student', { name: 'Diya' });
  return { child, parent: await addParent(test, child), tutor: await addTutor(test) };
};

const link = (parent: Person, child: Person) =>
  test.database.insert(parentChildren).values({ parentId: parent.id, childId: child.id });

const view = (parent: Person, child: { id: string }) =>
  parent.browser.call(calls.childProgress, { params: { childId: child.id } });
const read = async (parent: Person, child: Person) => (await view(parent, child)).answer.data;

const after = (start: Date, hours: number) => new Date(start.getTime() + hours * 3_600_000);
const lesson = (student: Person, tutor: Person, start: Date, hours = 1, values: object = {}) =>
  addBooking(test, student, tutor, start, { status: 'completed', endsAt: after(start, hours), ...values });
const addReview = (bookingId: string, tutor: Person, student: Person, rating: number) =>
  test.database
    .insert(reviews)
    .values({ id: uuidv7(), bookingId, tutorId: tutor.id, studentId: student.id, rating });

describe('the progress of a child', () => {
  it('counts completed lessons, their minutes, and the bookings that have not ended', async () => {
    const { child, parent, tutor } = await family();
    await lesson(child, tutor, daysAhead(-200, 10), 2);
    await lesson(child, tutor, daysAhead(-9, 10), 1.5);
    // Over, though the clock has not come by yet.
    await lesson(child, tutor, hoursFromNow(-30), 1, { status: 'accepted' });
    await lesson(child, tutor, hoursFromNow(-0.5), 1, { status: 'accepted' });
    await lesson(child, tutor, daysAhead(3, 10), 1, { status: 'pending' });
    await lesson(child, tutor, daysAhead(4, 10), 1, { status: 'pending', createdAt: hoursFromNow(-49) });
    for (const [index, status] of (['declined', 'cancelled', 'expired'] as const).entries()) {
      await lesson(child, tutor, daysAhead(-3 - index, 10), 1, { status });
    }
    const { completed, minutes, upcoming, waiting } = await read(parent, child);
    expect({ completed, minutes, upcoming, waiting }).toEqual({
      completed: 3,
      minutes: 270,
      upcoming: 1,
      waiting: 1,
    });
  });

  it('has the subjects of the completed lessons, those with the most minutes first', async () => {
    const { child, parent, tutor } = await family();
    await lesson(child, tutor, daysAhead(-9, 10));
    await lesson(child, tutor, daysAhead(-8, 10));
    expect((await read(parent, child)).subjects).toEqual([
      { _id: mathematics, name: 'Mathematics', lessons: 2, minutes: 120 },
    ]);
    await lesson(child, tutor, daysAhead(3, 10), 2, { subjectId: physics, status: 'accepted' });
    expect((await read(parent, child)).subjects).toHaveLength(1);
    await lesson(child, tutor, daysAhead(-7, 10), 3, { subjectId: physics });
    expect((await read(parent, child)).subjects).toEqual([
      { _id: physics, name: 'Physics', lessons: 1, minutes: 180 },
      { _id: mathematics, name: 'Mathematics', lessons: 2, minutes: 120 },
    ]);
  });

  it('averages the stars that the child gave', async () => {
    const { child, parent, tutor } = await family();
    const [sibling, ids] = [await test.signedIn('student'), [] as string[]];
    for (const day of [-9, -8, -7]) ids.push(await lesson(child, tutor, daysAhead(day, 10)));
    expect((await read(parent, child)).averageRating).toBeNull();
    for (const [index, rating] of [5, 4, 4].entries()) {
      await addReview(ids[index] ?? '', tutor, child, rating);
    }
    await addReview(await lesson(sibling, tutor, daysAhead(-6, 10)), tutor, sibling, 1);
    expect((await read(parent, child)).averageRating).toBe(4.33);
  });

  it('says who the child is, and has eight weeks of nothing where there was no lesson yet', async () => {
    const { child, parent } = await family();
    const now = new Date();
    const data = await read(parent, child);
    const weeks = lastWeeks(new Date(), 'Asia/Kolkata', 8);
    expect(data).toEqual({
      child: { _id: child.id, name: 'Diya', email: child.email, profileUrl: null },
      completed: 0,
      upcoming: 0,
      waiting: 0,
      minutes: 0,
      averageRating: null,
      subjects: [],
      weeks: expect.any(Array),
    });
    // Midnight may have passed in between.
    expect(
      [weeks, lastWeeks(now, 'Asia/Kolkata', 8)].map((all) =>
        all.map(({ from }) => ({ from, lessons: 0, minutes: 0 })),
      ),
    ).toContainEqual(data.weeks);
  });

  it('counts each lesson in the week in which it starts, by the parent’s clock', async () => {
    const { child, tutor } = await family();
    const parent = await test.signedIn('parent', { timeZone: 'Europe/London' });
    await link(parent, child);
    // The clocks go forward on 29 March, so that this Monday begins at 23:00 in UTC.
    const starts = [
      ['2026-02-08T23:59:00Z', 1],
      ['2026-02-09T00:00:00Z', 1],
      ['2026-03-29T22:00:00Z', 2],
      ['2026-03-29T23:00:00Z', 1.5],
      ['2026-04-01T09:00:00Z', 1],
      ['2026-04-05T23:00:00Z', 1],
    ] as const;
    for (const [start, hours] of starts)
      await lesson(child, tutor, new Date(start), hours, { status: 'completed' });
    await lesson(child, tutor, new Date('2026-03-03T10:00:00Z'), 1, { status: 'cancelled' });
    await lesson(await test.signedIn('student'), tutor, new Date('2026-03-04T10:00:00Z'));

    const { weeks, completed } = await childProgress(
      test.database,
      { id: parent.id, timeZone: 'Europe/London' },
      child.id,
      new Date('2026-04-02T12:00:00Z'),
    );

    expect(completed).toBe(6);
    expect(weeks).toEqual([
      { from: '2026-02-09', lessons: 1, minutes: 60 },
      ...['2026-02-16', '2026-02-23', '2026-03-02', '2026-03-09', '2026-03-16'].map((from) => ({
        from,
        lessons: 0,
        minutes: 0,
      })),
      { from: '2026-03-23', lessons: 1, minutes: 120 },
      { from: '2026-03-30', lessons: 2, minutes: 150 },
    ]);
  });

  it('goes by the zone of the parent’s own profile', async () => {
    const { child, tutor } = await family();
    const [before, week] = lastWeeks(new Date(), 'Pacific/Kiritimati', 3);
    // Midnight on Monday there, and early on Sunday 25 hours behind.
    await lesson(child, tutor, week?.start ?? daysAhead(0));
    for (const [timeZone, from] of [
      ['Pacific/Kiritimati', week?.from],
      ['Pacific/Pago_Pago', before?.from],
    ] as const) {
      const parent = await test.signedIn('parent', { timeZone });
      await link(parent, child);
      const { weeks } = await read(parent, child);
      expect(weeks.filter(({ lessons }) => lessons > 0)).toEqual([{ from, lessons: 1, minutes: 60 }]);
    }
  });

  it('is not there for a child who is not linked, or no longer', async () => {
    const { child, parent, tutor } = await family();
    const stranger = await test.signedIn('student');
    for (const { id } of [stranger, tutor, parent, { id: uuidv7() }]) {
      const { status, failure } = await view(parent, { id });
      expect([status, failure.code]).toEqual([404, 'not_found']);
    }
    expect((await view(parent, child)).status).toBe(200);
    await parent.browser.call(calls.unlinkChild, { params: { childId: child.id } });
    expect((await view(parent, child)).status).toBe(404);
  });
});
