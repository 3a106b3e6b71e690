import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { addBooking, addParent, addTutor, daysAhead, hoursFromNow } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { bookingReminders, type bookings } from '../../foundation/db/schema';
import { sendReminder } from './sendReminder';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const aMinute = 60_000;

/** An accepted lesson of Arjun's, for which a parent asked. */
const acceptedLesson = async (startsAt: Date, values: Partial<typeof bookings.$inferInsert> = {}) => {
  const student = await test.signedIn('student', { name: 'Arjun', timeZone: 'Asia/Kathmandu' });
  const tutor = await addTutor(test, { timeZone: 'America/New_York' });
  const parent = await addParent(test, student);
  const id = await addBooking(test, student, tutor, startsAt, { bookedBy: parent.id, ...values });
  const reply = await tutor.browser.call(calls.setBookingStatus, {
    body: { bookingId: id, status: 'accepted' },
  });
  expect(reply.status).toBe(200);
  return { id, student, tutor, parent };
};

/** Lets time pass for one booking: it and its jobs move into the past. */
const letPass = async (id: string, hours: number) => {
  const { $client: client } = test.database;
  await client.query(
    `update bookings set starts_at = starts_at - make_interval(mins => $2), ends_at = ends_at - make_interval(mins => $2)
     where id = $1`,
    [id, hours * 60],
  );
  await client.query(
    `update pgboss.job set start_after = start_after - make_interval(mins => $2),
       data = data || case when data ? 'startsAt' then jsonb_build_object(
         'startsAt', (data->>'startsAt')::timestamptz - make_interval(mins => $2)) else '{}' end
     where data->>'bookingId' = $1`,
    [id, hours * 60],
  );
};

const remindersTo = async ({ email }: Person) =>
  (await test.mailsTo(email)).filter(({ subject }) => /^(Coming up|Starting soon)/.test(subject));

const subjectsTo = async (person: Person) => (await remindersTo(person)).map(({ subject }) => subject);

describe('of an accepted lesson', () => {
  it('a day and an hour before, the tutor, the student and the parent who booked are reminded', async () => {
    const { id, student, tutor, parent } = await acceptedLesson(hoursFromNow(30));
    expect(await subjectsTo(student)).toEqual([]);

    await letPass(id, 6.5);
    expect(await subjectsTo(student)).toEqual(['Coming up: your lesson in Mathematics']);
    expect(await subjectsTo(parent)).toEqual(['Coming up: the lesson of Arjun in Mathematics']);
    expect(await subjectsTo(tutor)).toEqual(['Coming up: your lesson with Arjun in Mathematics']);

    await letPass(id, 23);
    expect(await subjectsTo(student)).toEqual([
      'Coming up: your lesson in Mathematics',
      'Starting soon: your lesson in Mathematics',
    ]);
    expect(await remindersTo(parent)).toHaveLength(2);
    expect(await remindersTo(tutor)).toHaveLength(2);
  });

  it('each is told the time on their own clock, with its zone, and the meeting link', async () => {
    const { id, student, tutor } = await acceptedLesson(daysAhead(3, 10), {
      meetingLink: 'https://meet.example/arjun',
    });
    await sendReminder(test.app, { bookingId: id, hours: 24 });

    const [toStudent] = await remindersTo(student);
    const [toTutor] = await remindersTo(tutor);
    expect(toStudent?.text).toMatch(/3:45 pm Nepal Time, 60 minutes/);
    expect(toTutor?.text).toMatch(/[56]:00 am Eastern (Standard|Daylight) Time, 60 minutes/);
    for (const mail of [toStudent, toTutor]) {
      expect(mail?.text).toContain('meeting link, outside Paadam: https://meet.example/arjun');
    }
  });

  it('each is told of the lesson’s room', async () => {
    const { id, tutor } = await acceptedLesson(daysAhead(3, 10));
    await sendReminder(test.app, { bookingId: id, hours: 24 });
    const text = (await remindersTo(tutor))[0]?.text;
    expect(text).toContain('in the lesson’s room on Paadam, which you enter by Join Now');
    expect(text).not.toContain('outside Paadam');
  });

  it.each([
    [23, ['Starting soon: your lesson in Mathematics']],
    [0.9, []],
  ])('that was accepted %d hours before, only what is still ahead comes', async (hours, subjects) => {
    const { id, student } = await acceptedLesson(hoursFromNow(hours));
    await letPass(id, hours - 0.5);
    expect(await subjectsTo(student)).toEqual(subjects);
  });

  it('a job that runs twice, also at once, sends once', async () => {
    const { id, student } = await acceptedLesson(daysAhead(3, 10));
    const reminder = { bookingId: id, hours: 24 };
    await Promise.all(Array.from({ length: 5 }, () => sendReminder(test.app, reminder)));
    await sendReminder(test.app, reminder);
    expect(await remindersTo(student)).toHaveLength(1);
    const sent = await test.database
      .select()
      .from(bookingReminders)
      .where(eq(bookingReminders.bookingId, id));
    expect(sent).toMatchObject([{ hours: 24 }]);
  });

  it('the one of a day is left out where it comes, after the server was down, when that of an hour is near', async () => {
    const { id, student } = await acceptedLesson(hoursFromNow(30));
    await letPass(id, 28.5);
    expect(await subjectsTo(student)).toEqual([]);
    await letPass(id, 1);
    expect(await subjectsTo(student)).toEqual(['Starting soon: your lesson in Mathematics']);
  });

  it('the one of a day still comes hours late', async () => {
    const { id, student } = await acceptedLesson(hoursFromNow(30));
    await letPass(id, 20);
    expect(await subjectsTo(student)).toEqual(['Coming up: your lesson in Mathematics']);
  });
});

describe('nobody is reminded of a lesson', () => {
  it('that was cancelled', async () => {
    const { id, student, tutor } = await acceptedLesson(hoursFromNow(30));
    await student.browser.call(calls.cancelBooking, { params: { id } });
    await letPass(id, 6.5);
    expect(await subjectsTo(tutor)).toEqual([]);
  });

  it('that has begun', async () => {
    const { id, student } = await acceptedLesson(hoursFromNow(30));
    await letPass(id, 30 + aMinute / 3_600_000);
    expect(await subjectsTo(student)).toEqual([]);
  });

  it('that nobody has accepted', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const id = await addBooking(test, student, tutor, hoursFromNow(3));
    await sendReminder(test.app, { bookingId: id, hours: 1 });
    expect(await subjectsTo(student)).toEqual([]);
  });
});
