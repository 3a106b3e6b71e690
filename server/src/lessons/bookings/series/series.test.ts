import { calls } from '@paadam/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import {
  addBooking,
  addParent,
  addPastLessons,
  addTutor,
  daysAhead,
  mathematics,
} from '../../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../../development/testing/testApp';
import { bookingSeries, bookings, idempotencyKeys, tutors } from '../../../foundation/db/schema';
import { settleBookings } from '../settleBookings';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const aWeek = 7 * 86_400_000;

/** @param lessons that the student has had */
const people = async (lessons = 5) => {
  const student = await test.signedIn('student', { name: 'Diya Kumar' });
  await addPastLessons(test, student, lessons);
  return { student, tutor: await addTutor(test) };
};

const weekly = (first: Date, weeks: number) =>
  Array.from({ length: weeks }, (_, week) => new Date(first.getTime() + week * aWeek).toISOString());

const preview = (by: Person, tutor: Person, first: Date, weeks: number, student = by) =>
  by.browser.call(calls.previewSeries, {
    body: {
      student: student.id,
      tutor: tutor.id,
      subject: mathematics,
      duration: '1',
      dateTime: first.toISOString(),
      weeks,
    },
  });

const book = (
  by: Person,
  tutor: Person,
  dates: string[],
  { student = by, key, note }: { student?: Person; key?: string; note?: string } = {},
) =>
  by.browser.call(calls.createSeries, {
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    body: {
      student: student.id,
      tutor: tutor.id,
      subject: mathematics,
      duration: '1',
      dates,
      ...(note && { note }),
    },
  });

const answer = (by: Person, id: string, body: Parameters<typeof answerBody>[0]) =>
  by.browser.call(calls.answerSeries, { params: { id }, body });
const answerBody = (body: {
  status: 'accepted' | 'declined' | 'cancelled';
  from?: string;
  reason?: string;
}) => body;

const bookingsOf = (student: Person) =>
  test.database
    .select()
    .from(bookings)
    .where(and(eq(bookings.studentId, student.id), sql`series_id is not null`))
    .orderBy(bookings.startsAt);
const statusesOf = async (student: Person) => (await bookingsOf(student)).map(({ status }) => status);

const rules = (tutor: Person, values: Partial<typeof tutors.$inferInsert>) =>
  test.database.update(tutors).set(values).where(eq(tutors.id, tutor.id));

describe('the preview of weekly lessons', () => {
  it('says of each date whether it is free, and why not, with other times of that day', async () => {
    const { student, tutor } = await people();
    const first = daysAhead(3, 10);
    const [, second = '', third = '', fourth = ''] = weekly(first, 5);
    await addBooking(test, await test.signedIn('student'), tutor, new Date(second));
    await addBooking(test, student, await addTutor(test), new Date(third));
    await rules(tutor, { lessonsADay: 1, windowDays: 30 });
    const other = new Date(new Date(fourth).getTime() + 5 * 3_600_000);
    await addBooking(test, await test.signedIn('student'), tutor, other);

    const { status, answer } = await preview(student, tutor, first, 5);

    expect(status).toBe(200);
    const { dates, timeZone, most } = answer.data;
    expect([timeZone, most]).toEqual(['UTC', 12]);
    expect(dates.map(({ state, why }) => [state, why])).toEqual([
      ['free', null],
      ['taken', 'tutor'],
      ['taken', 'student'],
      ['closed', 'day'],
      ['closed', 'window'],
    ]);
    expect(dates[0]).toMatchObject({ dateTime: first.toISOString(), message: null, alternatives: [] });
    expect(dates[4]?.message).toBe('Meera Nair takes bookings 30 days ahead.');
    // The student's own lesson lies there, and the hours around it are open.
    expect(dates[2]?.alternatives.map(({ dateTime }) => new Date(dateTime).getUTCHours())).toEqual([
      8, 9, 11,
    ]);
    for (const { dateTime } of dates[2]?.alternatives ?? []) {
      expect(dateTime.slice(0, 10)).toBe(third.slice(0, 10));
    }
    // Full days have none.
    expect(dates[3]?.alternatives).toEqual([]);
  });

  it('knows what is past, too soon, and outside the hours of the tutor', async () => {
    const { student } = await people();
    const tutor = await addTutor(test, { week: [{ day: 'Monday', startMinute: 0, endMinute: 1440 }] });
    const past = await preview(student, tutor, daysAhead(-7, 1), 2);
    expect(past.answer.data.dates[0]).toMatchObject({ state: 'past', why: null });

    await rules(tutor, { noticeMinutes: 10_080 });
    const soon = await preview(student, tutor, daysAhead(2, 1), 2);
    expect(soon.answer.data.dates[0]).toMatchObject({
      state: 'closed',
      why: 'notice',
      message: 'Meera Nair needs 7 days’ notice.',
    });

    await rules(tutor, { noticeMinutes: 0 });
    const weekdays = await Promise.all([2, 3].map((day) => preview(student, tutor, daysAhead(day, 1), 2)));
    expect(weekdays.map(({ answer }) => answer.data.dates[0]?.why)).toContain('hours');
  });

  it('keeps the time on the clock of the tutor, when that is changed', async () => {
    const { student } = await people();
    const tutor = await addTutor(test, { timeZone: 'America/New_York' });
    // Clocks are changed within any 34 weeks; where that is far, what is shown is still one hour of the clock.
    const { answer } = await preview(student, tutor, daysAhead(3, 15), 12);
    const hours = answer.data.dates.map(({ dateTime }) =>
      new Date(dateTime).toLocaleTimeString('en-GB', { timeZone: 'America/New_York' }),
    );
    expect(answer.data.timeZone).toBe('America/New_York');
    expect(new Set(hours).size).toBe(1);
  });

  it('is refused to one who has had no lesson yet, in words', async () => {
    const { student, tutor } = await people(0);
    const { status, failure } = await preview(student, tutor, daysAhead(3, 10), 4);
    expect([status, failure.code]).toEqual([409, 'series_too_early']);
    expect(failure.message).toBe(
      'Weekly lessons can be asked for after your first lesson on Paadam. Please ask for one lesson first.',
    );
    const parent = await addParent(test, student);
    const parents = await preview(parent, tutor, daysAhead(3, 10), 4, student);
    expect(parents.failure.message).toContain('after the first lesson of Diya Kumar on Paadam');
    expect((await book(student, tutor, weekly(daysAhead(3, 10), 4))).status).toBe(409);
    expect(await bookingsOf(student)).toEqual([]);
  });

  it('says how many lessons can be asked for', async () => {
    const { student, tutor } = await people(1);
    await addBooking(test, student, tutor, daysAhead(2, 5));
    expect((await preview(student, tutor, daysAhead(3, 10), 12)).answer.data.most).toBe(9);
    // Of one who accepts by rule nothing waits.
    await rules(tutor, { autoAccept: 'all' });
    expect((await preview(student, tutor, daysAhead(3, 10), 12)).answer.data.most).toBe(12);
  });
});

describe('booking weekly lessons', () => {
  it('makes each a booking of its own that knows its place, and writes once to each', async () => {
    const { student, tutor } = await people();
    const parent = await addParent(test, student);
    const first = daysAhead(3, 10);
    const dates = weekly(first, 4);
    const { status, answer } = await book(parent, tutor, dates, { student, note: 'Algebra, please.' });

    expect(status).toBe(201);
    expect(
      answer.data.bookings.map(({ dateTime, series, note, status }) => [dateTime, series, note, status]),
    ).toEqual(
      dates.map((date, index) => [
        date,
        { _id: answer.data._id, position: index + 1, of: 4 },
        'Algebra, please.',
        'pending',
      ]),
    );
    const [booking] = answer.data.bookings;
    const details = await student.browser.call(calls.booking, { params: { id: booking?._id ?? '' } });
    expect(details.answer.data.seriesBookings?.map(({ position, dateTime }) => [position, dateTime])).toEqual(
      dates.map((date, index) => [index + 1, date]),
    );
    expect(details.answer.data.timeline.map(({ status }) => status)).toEqual(['pending']);

    const [toTutor, ...others] = await test.mailsTo(tutor.email);
    expect(others).toEqual([]);
    expect(toTutor?.subject).toBe('Latha Kumar asks for 4 weekly lessons in Mathematics for Diya Kumar');
    for (const date of dates) {
      expect(toTutor?.text).toContain(
        new Date(date).toLocaleDateString('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
      );
    }
    expect(await test.mailsTo(student.email)).toHaveLength(1);
    expect((await test.mailsTo(parent.email)).map(({ subject }) => subject)).toEqual([
      'Your request for 4 weekly lessons in Mathematics for Diya Kumar',
    ]);
  });

  it('books what the tutor’s rules accept, with a file of all of them for calendars', async () => {
    const { student, tutor } = await people();
    await rules(tutor, { autoAccept: 'all' });
    const { answer } = await book(student, tutor, weekly(daysAhead(3, 10), 3));
    expect(answer.data.bookings.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);
    const [mail] = await test.mailsTo(tutor.email);
    expect(mail?.subject).toBe('Diya Kumar has booked 3 weekly lessons in Mathematics');
    expect(mail?.calendarFile?.match(/^UID:(.*)\r$/gm)).toHaveLength(3);
    expect(mail?.calendarFile).toContain('METHOD:PUBLISH');
    expect(mail?.calendar).toBeUndefined();
  });

  it('books none where one date is gone, and says how each stands now', async () => {
    const { student, tutor } = await people();
    const dates = weekly(daysAhead(3, 10), 4);
    await addBooking(test, await test.signedIn('student'), tutor, new Date(dates[2] ?? ''));
    const { status, failure } = await book(student, tutor, dates);
    expect([status, failure.code]).toEqual([409, 'slot_taken']);
    expect(failure.data?.dates?.map(({ state }) => state)).toEqual(['free', 'free', 'taken', 'free']);
    expect(await bookingsOf(student)).toEqual([]);
    expect(
      await test.database.select().from(bookingSeries).where(eq(bookingSeries.studentId, student.id)),
    ).toEqual([]);
    expect(await test.mailsTo(tutor.email)).toEqual([]);
  });

  it('books over a request that has expired, though the clock has not come to it', async () => {
    const { student, tutor } = await people();
    const dates = weekly(daysAhead(3, 10), 3);
    const createdAt = new Date(Date.now() - 49 * 3_600_000);
    await addBooking(test, await test.signedIn('student'), tutor, new Date(dates[1] ?? ''), { createdAt });
    expect((await book(student, tutor, dates)).status).toBe(201);
  });

  it('takes a shifted time of a week, and nothing that is not weekly', async () => {
    const { student, tutor } = await people();
    const [first = '', second = '', third = ''] = weekly(daysAhead(3, 10), 3);
    const later = new Date(Date.parse(second) + 3_600_000).toISOString();
    expect((await book(student, tutor, [first, later, third])).status).toBe(201);

    const nextDay = new Date(Date.parse(second) + 86_400_000).toISOString();
    const beyond = new Date(Date.parse(first) + 12 * aWeek).toISOString();
    for (const dates of [
      [first, nextDay],
      [second, later],
      [first, beyond],
    ]) {
      const { status, failure } = await book(student, tutor, dates);
      expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, ['dates']]);
    }
    expect((await book(student, tutor, [first])).status).toBe(400);
    expect((await book(student, tutor, weekly(new Date(first), 13))).status).toBe(400);
  });

  it('counts each lesson as a request, and says so', async () => {
    const { student, tutor } = await people(1);
    const tooMany = await book(student, tutor, weekly(daysAhead(3, 10), 12));
    expect(tooMany.status).toBe(429);
    expect(tooMany.failure.message).toBe(
      '10 more requests can wait for an answer now, and each lesson of a series is one. Please choose fewer dates.',
    );
    expect(await bookingsOf(student)).toEqual([]);
    expect((await book(student, tutor, weekly(daysAhead(3, 10), 10))).status).toBe(201);
    const { status, failure } = await book(student, tutor, weekly(daysAhead(4, 10), 2));
    expect([status, failure.message]).toEqual([429, expect.stringContaining('10 requests that wait')]);
  });

  it('answers a repetition as the first time, also at the same time, and another request of that key with 422', async () => {
    const { student, tutor } = await people();
    const dates = weekly(daysAhead(3, 10), 3);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => book(student, tutor, dates, { key: 'one' })),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(replies.map(({ answer }) => JSON.stringify(answer.data))).size).toBe(1);
    expect(await bookingsOf(student)).toHaveLength(3);
    expect((await test.mailsTo(tutor.email)).length).toBe(1);
    expect((await book(student, tutor, dates.slice(1), { key: 'one' })).status).toBe(422);
    const kept = await test.database
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.userId, student.id));
    expect(kept).toHaveLength(1);
  });
});

describe('an answer to a whole series', () => {
  const asked = async (weeks = 4) => {
    const { student, tutor } = await people();
    const { answer } = await book(student, tutor, weekly(daysAhead(3, 10), weeks));
    return { student, tutor, id: answer.data._id, made: answer.data.bookings };
  };

  it('accepts all that wait, with one mail and one file for calendars', async () => {
    const { student, tutor, id, made } = await asked();
    await student.browser.call(calls.cancelBooking, { params: { id: made[1]?._id ?? '' } });
    const { status, answer: reply } = await answer(tutor, id, { status: 'accepted' });
    expect(status).toBe(200);
    expect(reply.data.bookings).toHaveLength(3);
    expect(await statusesOf(student)).toEqual(['accepted', 'cancelled', 'accepted', 'accepted']);
    const mail = (await test.mailsTo(student.email)).find(({ subject }) => subject.includes('accepted'));
    expect(mail?.subject).toBe('Meera Nair has accepted your 3 weekly lessons in Mathematics');
    expect(mail?.calendarFile?.match(/^STATUS:CONFIRMED\r$/gm)).toHaveLength(3);
    const own = (await test.mailsTo(tutor.email)).filter(({ subject }) =>
      subject.startsWith('For your calendar'),
    );
    expect(own.map(({ subject }) => subject)).toEqual([
      'For your calendar: you have accepted your 3 weekly lessons with Diya Kumar in Mathematics',
    ]);
    expect((await answer(tutor, id, { status: 'accepted' })).failure.code).toBe('status_stale');
  });

  it('declines all that wait, with the reason', async () => {
    const { student, tutor, id } = await asked();
    await answer(tutor, id, { status: 'declined', reason: 'I am on leave.' });
    expect(await statusesOf(student)).toEqual(['declined', 'declined', 'declined', 'declined']);
    const mails = await test.mailsTo(student.email);
    expect(mails.filter(({ text }) => text.includes('I am on leave.'))).toHaveLength(1);
  });

  it('cancels one and those after it, and leaves what was', async () => {
    const { student, tutor, id, made } = await asked();
    await answer(tutor, id, { status: 'accepted' });
    const from = made[2]?._id ?? '';
    const { answer: reply } = await answer(student, id, { status: 'cancelled', from });
    expect(reply.data.bookings.map(({ _id }) => _id)).toEqual([from, made[3]?._id]);
    expect(await statusesOf(student)).toEqual(['accepted', 'accepted', 'cancelled', 'cancelled']);
    const mail = (await test.mailsTo(tutor.email)).find(({ subject }) => subject.includes('has cancelled'));
    expect(mail?.subject).toBe('Diya Kumar has cancelled your 2 weekly lessons in Mathematics');
    // Programs know them by the UID, and take the higher version.
    expect(mail?.calendarFile?.match(/^STATUS:CANCELLED\r$/gm)).toHaveLength(2);
    expect(mail?.calendarFile?.match(/^SEQUENCE:1\r$/gm)).toHaveLength(2);
  });

  it('is nothing for a booking of another series', async () => {
    const { student, id } = await asked(2);
    const other = await asked(2);
    const from = other.made[0]?._id ?? '';
    expect((await answer(student, id, { status: 'cancelled', from })).status).toBe(404);
    expect((await answer(other.student, id, { status: 'cancelled' })).status).toBe(404);
    expect(await statusesOf(student)).toEqual(['pending', 'pending']);
  });

  it('leaves single lessons their own answers and moves', async () => {
    const { student, tutor, id, made } = await asked(3);
    const [first, second] = made;
    await tutor.browser.call(calls.setBookingStatus, {
      body: { bookingId: first?._id ?? '', status: 'accepted' },
    });
    const moved = new Date(Date.parse(second?.dateTime ?? '') + 3_600_000).toISOString();
    await student.browser.call(calls.changeBookingTime, {
      params: { id: second?._id ?? '' },
      body: { dateTime: moved },
    });
    const rows = await bookingsOf(student);
    expect(rows.map(({ status }) => status)).toEqual(['accepted', 'pending', 'pending']);
    expect(rows.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      first?.dateTime,
      moved,
      made[2]?.dateTime,
    ]);
    await answer(tutor, id, { status: 'accepted' });
    expect(await statusesOf(student)).toEqual(['accepted', 'accepted', 'accepted']);
  });

  it('tells of an expiry once', async () => {
    const { student, tutor } = await asked(3);
    await test.database
      .update(bookings)
      .set({ createdAt: sql`created_at - interval '49 hours'` })
      .where(and(eq(bookings.studentId, student.id), sql`series_id is not null`));
    await settleBookings(test.app);
    expect(await statusesOf(student)).toEqual(['expired', 'expired', 'expired']);
    const told = (await test.mailsTo(tutor.email)).filter(({ subject }) => subject.includes('expired'));
    expect(told.map(({ subject }) => subject)).toEqual([
      'The request for your 3 weekly lessons with Diya Kumar in Mathematics has expired',
    ]);
  });
});

describe('series and single bookings at the same time', () => {
  it('never overlap, never leave half a series, and never fail otherwise', async () => {
    const tutor = await addTutor(test);
    const students = await Promise.all(
      Array.from({ length: 6 }, () => people().then(({ student }) => student)),
    );
    const first = daysAhead(3, 10);
    const dates = weekly(first, 5);
    const single = (by: Person, date: string) =>
      by.browser.call(calls.createBooking, {
        body: { student: by.id, tutor: tutor.id, subject: mathematics, duration: '1', dateTime: date },
      });
    const replies = await Promise.all(
      students.flatMap((student, index) => [
        // Some of them begin in the middle, and half an hour later.
        book(
          student,
          tutor,
          index % 2 === 0 ? dates : weekly(new Date(Date.parse(dates[2] ?? '') + 1_800_000), 4),
        ),
        single(student, dates[index % dates.length] ?? ''),
      ]),
    );
    for (const { status } of replies) expect([201, 409]).toContain(status);
    const overlaps = await test.database.execute(sql`select a.id from bookings a join bookings b
      on a.id < b.id and a.tutor_id = b.tutor_id and a.status in ('pending', 'accepted') and b.status in ('pending', 'accepted')
        and a.starts_at < b.ends_at and b.starts_at < a.ends_at
      where a.tutor_id = ${tutor.id}`);
    expect(overlaps.rows).toEqual([]);
    const halves = await test.database.execute(sql`select s.id from booking_series s
      where s.tutor_id = ${tutor.id} and s.weeks <> (select count(*) from bookings where series_id = s.id)`);
    expect(halves.rows).toEqual([]);
    const made = await test.database.select().from(bookings).where(eq(bookings.tutorId, tutor.id));
    expect(made.length).toBeGreaterThan(0);
  });

  it('are answered once where tutor and student answer at the same time', async () => {
    const { student, tutor } = await people();
    const { answer: made } = await book(student, tutor, weekly(daysAhead(3, 10), 6));
    const id = made.data._id;
    const replies = await Promise.all([
      answer(tutor, id, { status: 'accepted' }),
      answer(student, id, { status: 'cancelled', from: made.data.bookings[2]?._id ?? '' }),
      answer(tutor, id, { status: 'declined' }),
    ]);
    for (const { status } of replies) expect([200, 409]).toContain(status);
    const [one, two, ...rest] = await statusesOf(student);
    expect(['accepted', 'declined']).toContain(one);
    expect(two).toBe(one);
    expect(new Set(rest).size).toBe(1);
  });
});
