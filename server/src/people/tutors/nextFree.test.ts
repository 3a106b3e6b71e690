import { calls } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { eq, sql } from 'drizzle-orm';
import {
  addBooking,
  addTutor,
  daysAhead,
  everyDay,
  hoursFromNow,
  mathematics,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { inTransaction } from '../../foundation/db/inTransaction';
import { tutors } from '../../foundation/db/schema';
import { forgetNextFree } from './changes';
import { findNextFree } from './findNextFree';
import { keepNextFree } from './queries/findTutor';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());
beforeEach(() => test.database.update(tutors).set({ hourlyRate: null }));

const rowOf = async ({ id }: Person) => {
  const { status, answer } = await test.browser().call(calls.getAllTutors, { query: { limit: 100 } });
  expect(status).toBe(200);
  const row = answer.data.find(({ _id }) => _id === id);
  if (!row) throw new Error('The tutor is not listed.');
  return row;
};

const listed = async (tutor: Person): Promise<string | null> => {
  const { nextFreeTime, nextFreeTimes } = await rowOf(tutor);
  expect(nextFreeTimes[0] ?? null).toBe(nextFreeTime);
  return nextFreeTime;
};

/** The first of the open times for an hour, within the first 35 days. */
const firstOpen = async ({ id }: Person): Promise<string | null> => {
  const { answer } = await test.browser().call(calls.tutorSlots, {
    params: { id },
    query: {
      from: hoursFromNow(-1).toISOString(),
      to: hoursFromNow((limits.slotRangeDays - 1) * 24).toISOString(),
      duration: '1',
    },
  });
  return answer.data[0]?.dateTime ?? null;
};

const stored = async ({ id }: Person) => {
  const [row] = await test.database.select().from(tutors).where(eq(tutors.id, id));
  if (!row) throw new Error('The tutor is missing.');
  return row;
};

/** Lists until what was worked out has been kept. */
const keptFor = async (tutor: Person) => {
  for (;;) {
    await listed(tutor);
    const row = await stored(tutor);
    if (row.nextFreeUntil && row.nextFreeUntil > new Date()) return row;
  }
};

const calendarOf = async (tutor: Person) => ({
  _id: tutor.id,
  timeZone: 'UTC',
  availability: everyDay().map(({ day }) => ({ day, startTime: '00:00', endTime: '24:00' })),
  calendarVersion: (await stored(tutor)).calendarVersion,
});

/** The tutor is there from 9 to 11 UTC. */
const morningTutor = (week = everyDay(9, 11)) => addTutor(test, { week });

const book = async (student: Person, tutor: Person, dateTime: string): Promise<string> => {
  const { status, answer } = await student.browser.call(calls.createBooking, {
    body: { student: student.id, tutor: tutor.id, subject: mathematics, dateTime, duration: '1' },
  });
  expect(status).toBe(201);
  return answer.data._id;
};

describe('the next free time', () => {
  it('is the first of the open times', async () => {
    for (const [timeZone, fromHour, toHour] of [
      ['UTC', 0, 24],
      ['Asia/Kathmandu', 9, 11.5],
      ['America/New_York', 22, 24],
    ] as const) {
      const tutor = await addTutor(test, { timeZone, week: everyDay(fromHour, toHour) });
      const next = await listed(tutor);
      expect(next).toEqual(await firstOpen(tutor));
      expect(Date.parse(next ?? '')).toBeGreaterThan(Date.now());
    }
  });

  it('is none without hours, and none where no hour is long enough', async () => {
    expect(await listed(await addTutor(test, { week: [] }))).toBeNull();
    expect(await listed(await addTutor(test, { week: everyDay(9, 9.5) }))).toBeNull();
  });

  it('is found behind weeks that are full', async () => {
    const tutor = await morningTutor(everyDay(9, 10));
    const student = await test.signedIn('student');
    for (let day = 0; day <= 20; day += 1) {
      await addBooking(test, student, tutor, daysAhead(day, 9), {
        status: 'accepted',
        createdAt: new Date(),
      });
    }
    expect(await listed(tutor)).toBe(daysAhead(21, 9).toISOString());
    expect(await firstOpen(tutor)).toBe(daysAhead(21, 9).toISOString());
  });

  it('is none where everything is taken, for an hour', async () => {
    const tutor = await morningTutor(everyDay(9, 10));
    const student = await test.signedIn('student');
    for (let day = 0; day <= limits.bookingDaysAhead + 1; day += 1) {
      await addBooking(test, student, tutor, daysAhead(day, 9), { status: 'accepted' });
    }
    expect(await listed(tutor)).toBeNull();
    const { nextFreeTimes, nextFreeUntil } = await keptFor(tutor);
    expect(nextFreeTimes).toEqual([]);
    expect(nextFreeUntil?.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
  });

  it('passes over a request that waits, and not over one that has expired unnoticed', async () => {
    const tutor = await morningTutor(everyDay(9, 10));
    const student = await test.signedIn('student');
    await addBooking(test, student, tutor, daysAhead(1, 9), { createdAt: hoursFromNow(-49) });
    await addBooking(test, student, tutor, daysAhead(2, 9));
    await addBooking(test, student, tutor, daysAhead(0, 9), { status: 'accepted' });
    expect(await listed(tutor)).toBe(daysAhead(1, 9).toISOString());
  });

  it('comes with the two after it, however far off they are, and fewer where there are no more', async () => {
    const often = await morningTutor(everyDay(9, 10.5));
    const weekly = await morningTutor(everyDay(9, 10).slice(0, 1));
    for (const tutor of [often, weekly]) {
      const worked = await rowOf(tutor);
      expect(worked.nextFreeTimes).toHaveLength(3);
      await keptFor(tutor);
      expect((await rowOf(tutor)).nextFreeTimes).toEqual(worked.nextFreeTimes);
    }
    const gaps = (times: readonly string[]) =>
      times.slice(1).map((time, index) => Date.parse(time) - Date.parse(times[index] ?? ''));
    expect(gaps((await rowOf(weekly)).nextFreeTimes)).toEqual([7 * 86_400_000, 7 * 86_400_000]);

    const student = await test.signedIn('student');
    const once = await morningTutor(everyDay(9, 10));
    for (let day = 0; day <= limits.bookingDaysAhead + 1; day += 1) {
      if (day === 30) continue;
      await addBooking(test, student, once, daysAhead(day, 9), { status: 'accepted' });
    }
    expect((await rowOf(once)).nextFreeTimes).toEqual([daysAhead(30, 9).toISOString()]);
  });

  it('is right for every tutor of a page', async () => {
    const student = await test.signedIn('student');
    const people: Person[] = [];
    for (let index = 0; index < 6; index += 1) {
      const tutor = await morningTutor(everyDay(9 + index, 11 + index));
      await addBooking(test, student, tutor, daysAhead(index, 9 + index), { status: 'accepted' });
      people.push(tutor);
    }
    for (const tutor of people) expect(await listed(tutor)).toBe(await firstOpen(tutor));
  });
});

describe('a next free time that is known', () => {
  it('is answered as it stands', async () => {
    const tutor = await morningTutor();
    await keptFor(tutor);
    const marked = daysAhead(40, 7.25);
    await test.database
      .update(tutors)
      .set({ nextFreeTimes: [marked.toISOString()], nextFreeUntil: marked })
      .where(eq(tutors.id, tutor.id));
    expect(await listed(tutor)).toBe(marked.toISOString());
  });

  it('holds until it is too late to ask for it', async () => {
    const tutor = await morningTutor();
    const row = await keptFor(tutor);
    const [first] = row.nextFreeTimes;
    if (!first) throw new Error('There is no free time.');
    expect(row.nextFreeUntil).toEqual(new Date(Date.parse(first) - row.noticeMinutes * 60_000));

    const past = hoursFromNow(-0.01);
    await test.database
      .update(tutors)
      .set({ nextFreeTimes: [past.toISOString()], nextFreeUntil: past })
      .where(eq(tutors.id, tutor.id));
    expect(await listed(tutor)).toBe(await firstOpen(tutor));
  });

  it('follows what is booked, declined and cancelled', async () => {
    const tutor = await morningTutor();
    const student = await test.signedIn('student');
    const {
      nextFreeTimes: [first = ''],
    } = await keptFor(tutor);

    const declined = await book(student, tutor, first);
    const second = await listed(tutor);
    expect(second).not.toBe(first);
    expect(second).toBe(await firstOpen(tutor));

    await keptFor(tutor);
    await tutor.browser.call(calls.setBookingStatus, { body: { bookingId: declined, status: 'declined' } });
    expect(await listed(tutor)).toBe(first);

    await keptFor(tutor);
    const cancelled = await book(student, tutor, first);
    expect(await listed(tutor)).toBe(second);

    await keptFor(tutor);
    await student.browser.call(calls.cancelBooking, { params: { id: cancelled } });
    expect(await listed(tutor)).toBe(first);
  });

  it('follows the tutor’s hours and zone', async () => {
    const tutor = await morningTutor();
    const save = (body: object) => tutor.browser.call(calls.saveProfile, { params: { id: tutor.id }, body });
    const { nextFreeTimes } = await keptFor(tutor);

    await save({ timeZone: 'Asia/Kathmandu' });
    const inKathmandu = await listed(tutor);
    expect(inKathmandu).not.toBe(nextFreeTimes[0]);
    expect(inKathmandu).toBe(await firstOpen(tutor));

    await keptFor(tutor);
    await save({ availability: [{ day: 'Monday', startTime: '05:00', endTime: '06:00' }] });
    expect(await listed(tutor)).toMatch(/T23:15/);

    await keptFor(tutor);
    await save({ availability: [] });
    expect(await listed(tutor)).toBeNull();
  });
});

describe('keeping it', () => {
  it('does nothing where the calendar has changed since it was read', async () => {
    const tutor = await morningTutor();
    const found = await findNextFree(test.database, [await calendarOf(tutor)], new Date());
    expect(found).toHaveLength(1);
    await inTransaction(test.database, (tx) => forgetNextFree(tx, [tutor.id]));
    await keepNextFree(test.database, found);
    expect(await stored(tutor)).toMatchObject({ nextFreeTimes: [], nextFreeUntil: null });

    const again = await findNextFree(test.database, [await calendarOf(tutor)], new Date());
    await keepNextFree(test.database, again);
    expect((await stored(tutor)).nextFreeUntil).not.toBeNull();
  });

  it('passes over a tutor whom somebody else is just writing', async () => {
    const [busy, idle] = [await morningTutor(), await morningTutor()];
    const calendars = [await calendarOf(busy), await calendarOf(idle)];
    const found = await findNextFree(test.database, calendars, new Date());
    await inTransaction(test.database, async (tx) => {
      await forgetNextFree(tx, [busy.id]);
      await keepNextFree(test.database, found);
    });
    expect((await stored(busy)).nextFreeUntil).toBeNull();
    expect((await stored(idle)).nextFreeUntil).not.toBeNull();
  });

  it('may fail, and the list is answered', async () => {
    const tutor = await morningTutor();
    await test.database.execute(sql`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'no'; end $$`);
    await test.database.execute(sql`create trigger refuse before update of next_free_times on tutors
      for each row execute function refuse()`);
    expect(await listed(tutor)).toBe(await firstOpen(tutor));
    expect(await listed(tutor)).toBe(await firstOpen(tutor));
    await test.database.execute(sql`drop trigger refuse on tutors`);
    await keptFor(tutor);
  });
});
