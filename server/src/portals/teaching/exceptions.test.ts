import { calls } from '@paadam/shared/contract';
import { uuidv7 } from 'uuidv7';
import {
  addBooking,
  addTutor,
  askForLesson,
  daysAhead,
  everyDay,
  hoursFromNow,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { availabilityExceptions } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

/** The day of the calendar, so many days from today, in UTC. */
const dayAhead = (days: number): string => daysAhead(days).toISOString().slice(0, 10);

interface Days {
  firstDay: string;
  lastDay?: string;
  startTime?: string | null;
  endTime?: string | null;
  note?: string;
}

const add = (
  tutor: Person,
  kind: 'off' | 'extra',
  { firstDay, lastDay = firstDay, startTime = null, endTime = null, ...rest }: Days,
) =>
  tutor.browser.call(calls.addException, { body: { kind, firstDay, lastDay, startTime, endTime, ...rest } });

const openOn = async ({ id }: Person, days: number): Promise<string[]> => {
  const query = {
    from: daysAhead(days).toISOString(),
    to: daysAhead(days + 1).toISOString(),
    duration: '1' as const,
  };
  const { answer } = await test.browser().call(calls.tutorSlots, { params: { id }, query });
  return answer.data.map(({ dateTime }) => dateTime.slice(11, 16));
};

const book = async (student: Person, tutor: Person, start: Date) => {
  const { status, failure } = await askForLesson(student, tutor, start);
  return status === 201 ? 'booked' : failure.message;
};

const listed = async (tutor: Person, query = {}) =>
  (await tutor.browser.call(calls.exceptions, { query })).answer.data;

describe('a day off', () => {
  it('has no open times and takes no requests, until it is taken back', async () => {
    const tutor = await addTutor(test, { week: everyDay(9, 11) });
    const student = await test.signedIn('student');
    const { status, answer } = await add(tutor, 'off', { firstDay: dayAhead(3), note: ' Pongal ' });
    expect(status).toBe(201);
    expect(answer.data).toMatchObject({ kind: 'off', startTime: null, note: 'Pongal' });
    expect(answer.lessons).toEqual([]);

    expect(await openOn(tutor, 2)).not.toEqual([]);
    expect(await openOn(tutor, 3)).toEqual([]);
    expect(await book(student, tutor, daysAhead(3, 9))).toBe(
      'Meera Nair is not available for all of this time. Please choose an open time.',
    );

    await tutor.browser.call(calls.removeException, { params: { id: answer.data._id } });
    expect(await openOn(tutor, 3)).toEqual(['09:00', '09:30', '10:00']);
    expect(await book(student, tutor, daysAhead(3, 9))).toBe('booked');
  });

  it('is off also where a tutor has given no hours, and may be asked for any', async () => {
    const tutor = await addTutor(test, { week: [] });
    const student = await test.signedIn('student');
    await add(tutor, 'off', { firstDay: dayAhead(3), startTime: '12:00', endTime: '24:00' });
    expect(await book(student, tutor, daysAhead(3, 11.5))).toMatch('is not available');
    expect(await book(student, tutor, daysAhead(3, 11))).toBe('booked');
  });

  it('leaves what stands in it, and names it', async () => {
    const tutor = await addTutor(test);
    const student = await test.signedIn('student');
    const accepted = { status: 'accepted' } as const;
    const reachesIn = await addBooking(test, student, tutor, daysAhead(3, 23.5), accepted);
    const request = await addBooking(test, student, tutor, daysAhead(4, 9));
    await addBooking(test, student, tutor, daysAhead(4, 12), { status: 'cancelled' });
    await addBooking(test, student, tutor, daysAhead(4, 14), { createdAt: hoursFromNow(-49) });
    await addBooking(test, student, tutor, daysAhead(3, 10), accepted);
    await addBooking(test, student, tutor, daysAhead(6), accepted);
    await addBooking(test, student, await addTutor(test), daysAhead(4, 16), accepted);

    const { answer } = await add(tutor, 'off', { firstDay: dayAhead(4), lastDay: dayAhead(5) });
    expect(answer.lessons.map(({ _id, status }) => [_id, status])).toEqual([
      [reachesIn, 'accepted'],
      [request, 'pending'],
    ]);
    // A few hours are asked for by themselves.
    const evening = await add(tutor, 'off', { firstDay: dayAhead(4), startTime: '18:00', endTime: '20:00' });
    expect(evening.answer.lessons).toEqual([]);
  });

  it('is a day of the tutor’s calendar, whoever looks from where', async () => {
    const tutor = await addTutor(test, { timeZone: 'Pacific/Kiritimati', week: everyDay(0, 24) });
    await add(tutor, 'off', { firstDay: dayAhead(4) });
    // It lasts from 10:00 the day before to 10:00 in UTC.
    expect((await openOn(tutor, 3)).at(-1)).toBe('09:00');
    expect((await openOn(tutor, 4))[0]).toBe('10:00');
  });

  it('moves the next free time on', async () => {
    const tutor = await addTutor(test, { week: everyDay(9, 11) });
    const nextFree = async () => {
      const { answer } = await test.browser().call(calls.getAllTutors, { query: { limit: 100 } });
      return answer.data.find(({ _id }) => _id === tutor.id)?.nextFreeTime ?? null;
    };
    expect(await nextFree()).not.toBe(daysAhead(6, 9).toISOString());
    const { answer } = await add(tutor, 'off', { firstDay: dayAhead(0), lastDay: dayAhead(5) });
    expect(await nextFree()).toBe(daysAhead(6, 9).toISOString());
    await tutor.browser.call(calls.removeException, { params: { id: answer.data._id } });
    expect(await nextFree()).not.toBe(daysAhead(6, 9).toISOString());
  });
});

describe('extra hours', () => {
  it('are open beyond the week, and all there is where there is none', async () => {
    const tutor = await addTutor(test, { week: [] });
    const student = await test.signedIn('student');
    expect(await book(student, tutor, daysAhead(3, 3))).toBe('booked');
    await add(tutor, 'extra', { firstDay: dayAhead(4), startTime: '18:00', endTime: '20:00' });
    expect(await openOn(tutor, 4)).toEqual(['18:00', '18:30', '19:00']);
    const { answer } = await test.browser().call(calls.getAllTutors, { query: { limit: 100 } });
    expect(answer.data.find(({ _id }) => _id === tutor.id)?.nextFreeTime).toBe(
      daysAhead(4, 18).toISOString(),
    );
    // Who has opened hours is not asked for others.
    const other = await test.signedIn('student');
    expect(await book(other, tutor, daysAhead(4, 3))).toMatch('is not available');
    expect(await book(other, tutor, daysAhead(4, 18))).toBe('booked');
  });
});

describe('the list', () => {
  it('has what touches the days asked for, in order, the tutor’s own alone', async () => {
    const tutor = await addTutor(test);
    await add(tutor, 'off', { firstDay: dayAhead(10), lastDay: dayAhead(12) });
    await add(tutor, 'extra', { firstDay: dayAhead(3), startTime: '07:00', endTime: '08:30' });
    const firstDays = async (query = {}) => (await listed(tutor, query)).map(({ firstDay }) => firstDay);
    expect(await firstDays()).toEqual([dayAhead(3), dayAhead(10)]);
    expect(await firstDays({ from: dayAhead(12) })).toEqual([dayAhead(10)]);
    expect(await firstDays({ to: dayAhead(9) })).toEqual([dayAhead(3)]);
    expect((await listed(tutor))[0]).toMatchObject({ startTime: '07:00', endTime: '08:30' });
    expect(await listed(await addTutor(test))).toEqual([]);
  });

  it('holds two hundred that lie ahead', async () => {
    const tutor = await addTutor(test);
    const values = { tutorId: tutor.id, kind: 'off' as const };
    const days = (days: number) => ({ firstDay: dayAhead(days), lastDay: dayAhead(days) });
    await test.database.insert(availabilityExceptions).values(
      [-9, ...Array.from({ length: 199 }, (_, index) => index + 9)].map((day) => ({
        id: uuidv7(),
        ...values,
        ...days(day),
      })),
    );
    const statuses = await Promise.all(
      [1, 2, 3].map(async (day) => (await add(tutor, 'off', { firstDay: dayAhead(day) })).status),
    );
    expect(statuses.sort()).toEqual([201, 400, 400]);
  });
});

it.each([
  ['a day that no calendar has', 'off', { firstDay: '2027-02-29', lastDay: '2027-03-01' }, 'firstDay'],
  ['a last day before the first', 'off', { firstDay: '2099-02-02', lastDay: '2099-02-01' }, 'lastDay'],
  ['days that have passed', 'off', { firstDay: '2020-02-02' }, 'lastDay'],
  ['more than a year', 'off', { firstDay: '2099-01-01', lastDay: '2100-01-02' }, 'lastDay'],
  ['extra hours without times', 'extra', { firstDay: '2099-01-01' }, 'startTime'],
  ['one time alone', 'off', { firstDay: '2099-01-01', endTime: '10:00' }, 'startTime'],
  [
    'an end before the start',
    'off',
    { firstDay: '2099-01-01', startTime: '10:00', endTime: '09:00' },
    'endTime',
  ],
] as const)('%s is refused', async (_, kind, days, field) => {
  const tutor = await addTutor(test);
  const { status, failure } = await add(tutor, kind, days);
  expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, [field]]);
});
