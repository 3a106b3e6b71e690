import { calls } from '@paadam/shared/contract';
import { asc, eq } from 'drizzle-orm';
import {
  addBooking,
  addParent,
  addPastLessons,
  addTutor,
  daysAhead,
  everyDay,
  hoursFromNow,
  mathematics,
  physics,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { bookingEvents, bookings, tutors, users } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const book = (
  by: Person,
  tutor: Person,
  start: Date | string,
  {
    student = by,
    duration = '1',
    subject = mathematics,
    note,
  }: {
    student?: Person;
    note?: string;
    duration?: '1' | '1.5' | '2';
    subject?: string;
  } = {},
) =>
  by.browser.call(calls.createBooking, {
    body: {
      student: student.id,
      tutor: tutor.id,
      subject,
      duration,
      ...(note !== undefined && { note }),
      dateTime: typeof start === 'string' ? start : start.toISOString(),
    },
  });

describe('a request of a lesson', () => {
  it('is pending, at the price of the day it was made, and begins the booking’s timeline', async () => {
    const [student, tutor] = [await test.signedIn('student', { name: 'Arjun' }), await addTutor(test)];
    const start = daysAhead(3, 10);

    const { status, answer } = await book(student, tutor, start, { duration: '1.5' });

    expect(status).toBe(201);
    expect(answer).toEqual({
      success: true,
      message: 'Booking created successfully',
      data: {
        _id: expect.any(String),
        student: { _id: student.id, name: 'Arjun' },
        tutor: { _id: tutor.id, name: 'Meera Nair' },
        subject: { _id: mathematics, name: 'Mathematics', category: 'Mathematics' },
        dateTime: start.toISOString(),
        endsAt: new Date(start.getTime() + 90 * 60_000).toISOString(),
        duration: 90,
        status: 'pending',
        price: 75_000,
        meetingLink: null,
        note: '',
        rating: null,
        reason: null,
        answerBy: expect.any(String),
        isFirstLesson: true,
        isTrial: false,
        proposal: null,
        payment: null,
        series: null,
      },
    });
    const wait = Date.parse(answer.data.answerBy ?? '') - Date.now();
    expect(Math.round(wait / 3_600_000)).toBe(48);
    expect(
      await test.database
        .select({ status: bookingEvents.status, actorId: bookingEvents.actorId })
        .from(bookingEvents)
        .where(eq(bookingEvents.bookingId, answer.data._id))
        .orderBy(asc(bookingEvents.at)),
    ).toEqual([{ status: 'pending', actorId: student.id }]);
  });

  it('says to the tutor what the student wrote, without what nobody can see', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const note = ' Word problems,\u202E please.\r\nThe test is on Friday.\u0007\n ';
    const { status, answer } = await book(student, tutor, daysAhead(4, 10), { note });
    expect([status, answer.data.note]).toEqual([201, 'Word problems, please.\nThe test is on Friday.']);
    for (const { browser } of [student, tutor, await addParent(test, student)]) {
      const read = await browser.call(calls.booking, { params: { id: answer.data._id } });
      expect(read.answer.data.note).toBe(answer.data.note);
      const listed = await browser.call(calls.ownBookings, { query: {} });
      expect(listed.answer.data[0]?.note).toBe(answer.data.note);
    }
  });

  it('has a note of at most a thousand characters', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const long = await book(student, tutor, daysAhead(4, 10), { note: 'x'.repeat(1_001) });
    expect([long.status, Object.keys(long.failure.fields ?? {})]).toEqual([400, ['note']]);
    expect((await book(student, tutor, daysAhead(4, 10), { note: 'x'.repeat(1_000) })).status).toBe(201);
  });

  it('is mailed to each in the language that they have chosen, with the subject as it is called there', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const speaks = ({ id }: { id: string }, language: 'ta' | 'hi') =>
      test.database.update(users).set({ language }).where(eq(users.id, id));
    await Promise.all([speaks(student, 'ta'), speaks(tutor, 'hi')]);
    await book(student, tutor, daysAhead(3, 4));
    const [[hindi], [tamil]] = [await test.mailsTo(tutor.email), await test.mailsTo(student.email)];
    expect([hindi?.html, tamil?.html]).toEqual([
      expect.stringContaining('<html lang="hi">'),
      expect.stringContaining('<html lang="ta">'),
    ]);
    expect([hindi?.subject, tamil?.subject]).toEqual([
      expect.stringContaining('गणित'),
      expect.stringContaining('கணித வகுப்பு'),
    ]);
  });

  it('is mailed to the tutor, with the time on the tutor’s own clock', async () => {
    const student = await test.signedIn('student', { name: 'Arjun' });
    const tutor = await addTutor(test, { timeZone: 'Asia/Kolkata' });
    const { answer } = await book(student, tutor, daysAhead(3, 4));

    const [mail] = await test.mailsTo(tutor.email);

    expect(mail?.subject).toBe('Arjun asks for a lesson in Mathematics');
    expect(mail?.text).toMatch(/9:30 am India Standard Time/);
    expect(mail?.text).toContain(`/tutor/bookings/${answer.data._id}\n`);
    expect((await test.mailsTo(student.email)).map(({ subject }) => subject)).toEqual([
      'Your request for a lesson in Mathematics',
    ]);
  });

  it('may come from a linked parent for the child, who takes the lesson', async () => {
    const [child, tutor] = [await test.signedIn('student', { name: 'Diya' }), await addTutor(test)];
    const parent = await addParent(test, child);

    const { status, answer } = await book(parent, tutor, daysAhead(3, 10), { student: child });

    expect(status).toBe(201);
    expect(answer.data.student).toEqual({ _id: child.id, name: 'Diya' });
    const [row] = await test.database.select().from(bookings).where(eq(bookings.id, answer.data._id));
    expect(row?.bookedBy).toBe(parent.id);
  });

  it('may begin at any minute of the open hours, to the very end of them', async () => {
    const tutor = await addTutor(test, { week: everyDay(9, 12) });
    for (const [day, hour, expected] of [
      [2, 9, 201],
      [3, 9 + 7 / 60, 201],
      [4, 11, 201],
      [5, 11 + 1 / 60, 400],
      [6, 9 - 1 / 60, 400],
      [7, 12, 400],
    ] as const) {
      const { status } = await book(await test.signedIn('student'), tutor, daysAhead(day, hour));
      expect([hour, status]).toEqual([hour, expected]);
    }
  });

  it.each(['10:00:30Z', '10:00:00.001Z'])('begins on a whole minute, so not at %s', async (time) => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test, { week: [] })];
    const dateTime = `${daysAhead(3).toISOString().slice(0, 11)}${time}`;
    const { status, failure } = await book(student, tutor, dateTime);
    expect([status, failure.fields]).toEqual([400, { dateTime: 'Please choose a time on a whole minute.' }]);
  });

  it('may be for any time where the tutor has given no hours', async () => {
    const tutor = await addTutor(test, { week: [] });
    const { status } = await book(await test.signedIn('student'), tutor, daysAhead(4, 3.25));
    expect(status).toBe(201);
  });

  it('keeps the price of the day it was made, whatever the tutor asks later', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    await addPastLessons(test, student);
    const { answer } = await book(student, tutor, daysAhead(3, 10), { duration: '2' });
    await test.database.update(tutors).set({ hourlyRate: 900 }).where(eq(tutors.id, tutor.id));
    const { answer: later } = await student.browser.call(calls.booking, {
      params: { id: answer.data._id },
    });
    expect([answer.data.price, later.data.price]).toEqual([100_000, 100_000]);
    expect((await book(student, tutor, daysAhead(4, 10))).answer.data.price).toBe(90_000);
  });

  it('may touch another lesson', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    await addPastLessons(test, student);
    for (const hour of [10, 11, 9]) {
      expect((await book(student, tutor, daysAhead(3, hour))).status).toBe(201);
    }
  });
});

describe('a request that does not fit what the tutor offers', () => {
  const refused = async (
    request: Promise<{ status: number; failure: { code: string; fields?: Record<string, string> } }>,
  ) => {
    const { status, failure } = await request;
    expect([status, failure.code]).toEqual([400, 'validation_failed']);
    return failure.fields;
  };

  it('is refused for a time that has passed, and one more than 90 days ahead', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    expect(await refused(book(student, tutor, hoursFromNow(-1)))).toEqual({
      dateTime: 'This time has passed. Please choose a time in the future.',
    });
    expect(await refused(book(student, tutor, daysAhead(92)))).toEqual({
      dateTime: 'Lessons can be booked at most 90 days ahead.',
    });
    expect((await book(student, tutor, daysAhead(89))).status).toBe(201);
  });

  it('is refused outside the open hours', async () => {
    const [student, tutor] = [
      await test.signedIn('student'),
      await addTutor(test, { week: everyDay(9, 12) }),
    ];
    expect(await refused(book(student, tutor, daysAhead(3, 11), { duration: '2' }))).toEqual({
      dateTime: 'Meera Nair is not available for all of this time. Please choose an open time.',
    });
  });

  it('is refused for a subject that the tutor does not teach, together with what else is wrong', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    expect(await refused(book(student, tutor, hoursFromNow(-1), { subject: physics }))).toEqual({
      subject: 'Meera Nair does not teach this subject.',
      dateTime: expect.any(String),
    });
  });

  it('is refused where the tutor has no rate or no subject', async () => {
    const student = await test.signedIn('student');
    for (const offer of [{ hourlyRate: null }, { subjects: [] }]) {
      const tutor = await addTutor(test, offer);
      expect(await refused(book(student, tutor, daysAhead(3)))).toEqual({
        tutor: 'Meera Nair does not take bookings at present.',
      });
    }
  });

  it('is refused where it cannot be read', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const unreadable = ['tomorrow', '2026-12-01T10:00:00', '2027-02-30T10:00:00Z', '2026-12-01T23:59:60Z'];
    for (const dateTime of unreadable) {
      expect(Object.keys((await refused(book(student, tutor, dateTime))) ?? {})).toEqual(['dateTime']);
    }
    const { status, failure } = await student.browser.call(calls.createBooking, {});
    expect([status, failure.success]).toEqual([400, false]);
  });

  it('is answered with 404 where the tutor is none', async () => {
    const student = await test.signedIn('student');
    for (const nobody of [student, await test.signedIn('parent')]) {
      expect((await book(student, nobody, daysAhead(3))).status).toBe(404);
    }
  });
});

describe('a request for a time that is taken', () => {
  it('is answered with what is still free on that day of the tutor’s', async () => {
    const tutor = await addTutor(test, { timeZone: 'Asia/Kolkata', week: everyDay(9, 13) });
    const day = daysAhead(3).toISOString().slice(0, 10);
    const at = (time: string) => new Date(`${day}T${time}+05:30`);
    await addBooking(test, await test.signedIn('student'), tutor, at('10:00'));

    const { status, failure } = await book(await test.signedIn('student'), tutor, at('10:30'));

    expect([status, failure.code]).toEqual([409, 'slot_taken']);
    expect(failure.message).toBe('This time with Meera Nair has been taken. Please choose another time.');
    expect(failure.data?.slots).toEqual(
      ['09:00', '11:00', '11:30', '12:00'].map((time) => ({
        dateTime: at(time).toISOString(),
        endsAt: new Date(at(time).getTime() + 3_600_000).toISOString(),
      })),
    );
  });

  it('says so where it is the student who has no time, and leaves the student’s other lessons out', async () => {
    const [student, other] = [await test.signedIn('student', { name: 'Diya' }), await addTutor(test)];
    const tutor = await addTutor(test, { week: everyDay(9, 12) });
    await addBooking(test, student, other, daysAhead(3, 10), { status: 'accepted' });

    const own = await book(student, tutor, daysAhead(3, 9.5));
    const byParent = await book(await addParent(test, student), tutor, daysAhead(3, 9.5), { student });

    expect([own.status, byParent.status]).toEqual([409, 409]);
    expect(own.failure.message).toBe('You already have a lesson at this time. Please choose another time.');
    expect(byParent.failure.message).toMatch(/^Diya already has a lesson at this time\./);
    expect(own.failure.data?.slots?.map(({ dateTime }) => dateTime)).toEqual([
      daysAhead(3, 9).toISOString(),
      daysAhead(3, 11).toISOString(),
    ]);
  });

  it('says so where the whole day is taken', async () => {
    const tutor = await addTutor(test, { week: everyDay(9, 10) });
    await addBooking(test, await test.signedIn('student'), tutor, daysAhead(3, 9));
    const { failure } = await book(await test.signedIn('student'), tutor, daysAhead(3, 9));
    expect(failure.data).toEqual({ slots: [] });
    expect(failure.message).toMatch(/No other time is open that day: please choose another day\.$/);
  });

  it('does not say that the day is full where the tutor has given no hours, and may be asked for any', async () => {
    const tutor = await addTutor(test, { week: [] });
    await addBooking(test, await test.signedIn('student'), tutor, daysAhead(3, 9));
    const student = await test.signedIn('student');
    const { status, failure } = await book(student, tutor, daysAhead(3, 9));
    expect([status, failure.data]).toEqual([409, { slots: [] }]);
    expect(failure.message).toBe('This time with Meera Nair has been taken. Please choose another time.');
    expect((await book(student, tutor, daysAhead(3, 10))).status).toBe(201);
  });

  it('leaves nothing behind', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    await addBooking(test, await test.signedIn('student'), tutor, daysAhead(3, 9));
    await book(student, tutor, daysAhead(3, 9));
    expect(await test.mailsTo(tutor.email)).toEqual([]);
    const { answer } = await student.browser.call(calls.studentBookings, { params: { id: student.id } });
    expect(answer.data).toEqual([]);
  });

  it.each(['declined', 'cancelled', 'expired'] as const)('succeeds where the other is %s', async (status) => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    await addBooking(test, await test.signedIn('student'), tutor, daysAhead(3, 9), { status });
    expect((await book(student, tutor, daysAhead(3, 9))).status).toBe(201);
  });

  it('succeeds where the other has waited 48 hours, though the clock has not come to it yet', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const stale = await addBooking(test, await test.signedIn('student'), tutor, daysAhead(3, 9), {
      createdAt: hoursFromNow(-49),
    });

    expect((await book(student, tutor, daysAhead(3, 9))).status).toBe(201);

    const [row] = await test.database.select().from(bookings).where(eq(bookings.id, stale));
    expect(row?.status).toBe('expired');
  });
});
