import { calls } from '@paadam/shared/contract';
import { weekdays } from '@paadam/shared/domain';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { availability, bookings, parentChildren, tutorSubjects, tutors } from '../../foundation/db/schema';
import type { WeeklyHours } from '../../people/availability/expandAvailability';
import { indexTutors } from '../../people/tutors/changes';
import type { Person, TestApp } from './testApp';

/** From the catalogue. */
export const mathematics = '01936e5a-0000-7000-8000-000000000001';
export const physics = '01936e5a-0000-7000-8000-000000000004';

const aDay = 86_400_000;
/** Taken once, so that midnight may pass in the middle of a test. */
const today = Math.floor(Date.now() / aDay) * aDay;

/** @returns the instant at that hour, in UTC, so many days from today */
export const daysAhead = (days: number, hour = 0): Date =>
  new Date(today + days * aDay + Math.round(hour * 60) * 60_000);

export const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

/** The same hours on every day; the whole day unless told. */
export const everyDay = (fromHour = 0, toHour = 24): WeeklyHours[] =>
  weekdays.map((day) => ({ day, startMinute: fromHour * 60, endMinute: toHour * 60 }));

interface Offer {
  name?: string;
  timeZone?: string;
  hourlyRate?: number | null;
  subjects?: readonly string[];
  week?: readonly WeeklyHours[];
}

/** A tutor of mathematics who is open round the clock, in UTC, for ₹500 an hour. */
export const addTutor = async (
  { signedIn, database }: TestApp,
  {
    name = 'Meera Nair',
    timeZone = 'UTC',
    hourlyRate = 500,
    subjects = [mathematics],
    week = everyDay(),
  }: Offer = {},
): Promise<Person> => {
  const tutor = await signedIn('tutor', { name, timeZone });
  await database.update(tutors).set({ hourlyRate }).where(eq(tutors.id, tutor.id));
  if (subjects.length > 0) {
    await database
      .insert(tutorSubjects)
      .values(subjects.map((subjectId, position) => ({ tutorId: tutor.id, subjectId, position })));
  }
  if (week.length > 0) {
    await database
      .insert(availability)
      .values(week.map((hours) => ({ id: uuidv7(), tutorId: tutor.id, ...hours })));
  }
  await indexTutors(database, [tutor.id]);
  return tutor;
};

/** A parent of the children. */
export const addParent = async ({ signedIn, database }: TestApp, ...children: Person[]): Promise<Person> => {
  const parent = await signedIn('parent', { name: 'Latha Kumar' });
  for (const { id } of children) {
    await database.insert(parentChildren).values({ parentId: parent.id, childId: id });
  }
  return parent;
};

type BookingValues = typeof bookings.$inferInsert;

/** Lessons that the student has had, long ago and with a tutor of their own: with five, requests are limited least. */
export const addPastLessons = async (
  test: TestApp,
  student: Pick<Person, 'id'>,
  count = 5,
): Promise<void> => {
  const tutor = await test.signedIn('tutor');
  for (let week = 1; week <= count; week += 1) {
    await addBooking(test, student, tutor, daysAhead(-7 * (week + 100)), { status: 'completed' });
  }
};

/** An hour of mathematics in the database, past every rule; pending unless told. @returns its id */
export const addBooking = async (
  { database }: TestApp,
  student: Pick<Person, 'id'>,
  tutor: Pick<Person, 'id'>,
  startsAt: Date,
  values: Partial<BookingValues> = {},
): Promise<string> => {
  const id = uuidv7();
  await database.insert(bookings).values({
    id,
    studentId: student.id,
    tutorId: tutor.id,
    subjectId: mathematics,
    bookedBy: student.id,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
    price: 50_000,
    ...values,
  });
  return id;
};

/**
 * Asks the tutor for an hour of mathematics, by the API.
 *
 * @param key the same for repetitions of one request
 * @returns what the API answers
 */
export const askForLesson = (
  by: Person,
  tutor: Pick<Person, 'id'>,
  startsAt: Date,
  { student = by, key }: { student?: Pick<Person, 'id'>; key?: string | undefined } = {},
) =>
  by.browser.call(calls.createBooking, {
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    body: {
      student: student.id,
      tutor: tutor.id,
      subject: mathematics,
      duration: '1',
      dateTime: startsAt.toISOString(),
    },
  });
