import { type BookingRules, calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import {
  addBooking,
  addParent,
  addPastLessons,
  addTutor,
  askForLesson,
  daysAhead,
  everyDay,
  hoursFromNow,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { users } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ languages: ['en', 'ta', 'hi'] });
});
afterAll(() => test.stop());

const standard: BookingRules = {
  noticeMinutes: 120,
  gapMinutes: 0,
  windowDays: 90,
  lessonsADay: null,
  stepMinutes: 30,
  autoAccept: 'nobody',
};

const tutorWith = async (rules: Partial<BookingRules>, offer: Parameters<typeof addTutor>[1] = {}) => {
  const tutor = await addTutor(test, offer);
  const { status } = await tutor.browser.call(calls.saveBookingRules, { body: { ...standard, ...rules } });
  expect(status).toBe(200);
  return tutor;
};

const ask = (by: Person, tutor: Person, start: Date, student = by) =>
  askForLesson(by, tutor, start, { student });

const refusal = async (...asked: Parameters<typeof ask>) => {
  const { failure } = await ask(...asked);
  return [failure.code, failure.message];
};

const onWholeMinute = (instant: Date) => new Date(Math.ceil(instant.getTime() / 60_000) * 60_000);

it('a tutor’s rules are the standard ones until others are chosen', async () => {
  const tutor = await addTutor(test);
  const rules = async () => (await tutor.browser.call(calls.bookingRules)).answer.data;
  expect(await rules()).toEqual(standard);
  const chosen: BookingRules = {
    noticeMinutes: 1440,
    gapMinutes: 15,
    windowDays: 30,
    lessonsADay: 4,
    stepMinutes: 60,
    autoAccept: 'known',
  };
  await tutor.browser.call(calls.saveBookingRules, { body: chosen });
  expect(await rules()).toEqual(chosen);
  const { answer } = await test.browser().call(calls.profile, { params: { id: tutor.id } });
  expect(answer.data).toMatchObject({ noticeMinutes: 1440, windowDays: 30 });
});

it.each([
  { noticeMinutes: 10_081 },
  { gapMinutes: 20 as 15 },
  { windowDays: 6 },
  { lessonsADay: 17 },
  { stepMinutes: 20 as 15 },
])('%o is refused', async (rules) => {
  const tutor = await addTutor(test);
  const { status } = await tutor.browser.call(calls.saveBookingRules, { body: { ...standard, ...rules } });
  expect(status).toBe(400);
});

describe('a request', () => {
  it('has to come early enough', async () => {
    const tutor = await tutorWith({ noticeMinutes: 1440 });
    const student = await test.signedIn('student');
    expect(await refusal(student, tutor, onWholeMinute(hoursFromNow(23)))).toEqual([
      'validation_failed',
      'Meera Nair needs 1 day’s notice. Please choose a later time.',
    ]);
    expect((await ask(student, tutor, onWholeMinute(hoursFromNow(24.1)))).status).toBe(201);
  });

  it('has to be for a day within the tutor’s window', async () => {
    const tutor = await tutorWith({ windowDays: 30 });
    const student = await test.signedIn('student');
    expect(await refusal(student, tutor, daysAhead(31, 1))).toEqual([
      'validation_failed',
      'Meera Nair takes bookings 30 days ahead. Please choose an earlier time.',
    ]);
    expect((await ask(student, tutor, daysAhead(29))).status).toBe(201);
  });
});

describe('lessons a day', () => {
  /** By the tutor's clock the third day from today begins at 18:30 of the second in UTC. */
  const inKolkata = { timeZone: 'Asia/Kolkata', week: everyDay() };

  it('are no more than the tutor gives, by the tutor’s calendar', async () => {
    const tutor = await tutorWith({ lessonsADay: 2 }, inKolkata);
    const student = await test.signedIn('student');
    await addPastLessons(test, student);
    await addBooking(test, student, tutor, daysAhead(3, 4), { status: 'accepted' });
    await addBooking(test, student, tutor, daysAhead(3, 6), { status: 'cancelled' });
    await addBooking(test, student, tutor, daysAhead(3, 8), { createdAt: hoursFromNow(-49) });
    expect((await ask(student, tutor, daysAhead(2, 19))).status).toBe(201);

    expect(await refusal(student, tutor, daysAhead(3, 10))).toEqual([
      'slot_taken',
      'Meera Nair is full that day. No other time is open that day: please choose another day.',
    ]);
    const { answer } = await test.browser().call(calls.tutorSlots, {
      params: { id: tutor.id },
      query: { from: daysAhead(2, 17).toISOString(), to: daysAhead(3, 19).toISOString(), duration: '1' },
    });
    expect(answer.data.map(({ dateTime }) => dateTime)).toEqual(
      [daysAhead(2, 17), daysAhead(2, 17.5), daysAhead(2, 18), daysAhead(3, 18.5)].map((start) =>
        start.toISOString(),
      ),
    );
    expect((await ask(student, tutor, daysAhead(3, 18.5))).status).toBe(201);
  });

  it('are no more where many ask at once', async () => {
    const tutor = await tutorWith({ lessonsADay: 3 });
    const students = await Promise.all(Array.from({ length: 12 }, () => test.signedIn('student')));
    const answers = await Promise.all(
      students.map((student, index) => ask(student, tutor, daysAhead(4, index))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...[201, 201, 201],
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});

describe('a request that is accepted by itself', () => {
  const book = async (by: Person, tutor: Person, start: Date, student = by) =>
    (await ask(by, tutor, start, student)).answer.data;

  it('is of whom the tutor knows', async () => {
    const tutor = await tutorWith({ autoAccept: 'known' });
    const [known, stranger] = [await test.signedIn('student'), await test.signedIn('student')];
    await addBooking(test, known, tutor, daysAhead(-7), { status: 'completed' });
    await addPastLessons(test, stranger);
    expect((await book(known, tutor, daysAhead(3, 9))).status).toBe('accepted');
    expect((await book(stranger, tutor, daysAhead(3, 11))).status).toBe('pending');
  });

  it('is a lesson at once, with a timeline that says so, and mails that it is booked', async () => {
    const tutor = await tutorWith({ autoAccept: 'all' });
    const student = await test.signedIn('student', { name: 'Asha' });
    const parent = await addParent(test, student);
    const { _id, answerBy } = await book(parent, tutor, daysAhead(3, 9), student);
    expect(answerBy).toBeNull();
    const { answer } = await student.browser.call(calls.booking, { params: { id: _id } });
    expect(answer.data.timeline.map(({ status, by }) => [status, by?.name ?? null])).toEqual([
      ['pending', 'Latha Kumar'],
      ['accepted', null],
    ]);
    const subjectsTo = async ({ email }: Person) => (await test.mailsTo(email)).map(({ subject }) => subject);
    expect(await subjectsTo(tutor)).toEqual(['Latha Kumar has booked a lesson in Mathematics for Asha']);
    expect(await subjectsTo(student)).toEqual(['Latha Kumar has booked a lesson in Mathematics for you']);
    expect(await subjectsTo(parent)).toEqual(['Booked: a lesson in Mathematics for Asha']);
    // No one has answered it, so it says nothing of how fast the tutor does.
    const { answer: profile } = await test.browser().call(calls.profile, { params: { id: tutor.id } });
    expect(profile.data.replyMinutes).toBeNull();
  });

  it('is answered as a lesson that is accepted, and not as a request, in the language of who asks', async () => {
    const tutor = await tutorWith({ autoAccept: 'all' });
    const told = async (language: 'en' | 'ta' | 'hi', hour: number) => {
      const student = await test.signedIn('student');
      await test.database.update(users).set({ language }).where(eq(users.id, student.id));
      return (await ask(student, tutor, daysAhead(3, hour))).answer.message;
    };
    expect([await told('en', 9), await told('ta', 11), await told('hi', 13)]).toEqual([
      'Booking created successfully and accepted at once',
      'முன்பதிவு செய்யப்பட்டு, உடனே ஏற்கப்பட்டது',
      'बुकिंग हो गई और स्वीकार भी हो गई',
    ]);
  });

  it('is one at a time of who has had no lesson yet, however many ask at once', async () => {
    const tutor = await tutorWith({ autoAccept: 'all' });
    const student = await test.signedIn('student');
    const answers = await Promise.all([9, 11, 13].map((hour) => ask(student, tutor, daysAhead(3, hour))));
    const booked = answers.flatMap(({ status, answer }) => (status === 201 ? answer.data.status : 'refused'));
    expect(booked.sort()).toEqual(['accepted', 'pending', 'refused']);
  });
});
