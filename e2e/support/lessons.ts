import type { Person } from './newPerson';
import { query } from './siteDatabase';
import type { Site } from './startSite';
import { expect } from './test';

export interface Lesson {
  _id: string;
  /** ISO instant. */
  dateTime: string;
  /** Paise. */
  price: number;
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Makes a tutor one who can be booked: Mathematics for ₹600 an hour, every day from 06:00 to 22:00. */
export const startTeaching = async (tutor: Person): Promise<void> => {
  const subjects = await tutor.call<{ _id: string; name: string }[]>('GET', '/subjects');
  await tutor.call('PUT', `/profile/${tutor.id}`, {
    subjects: subjects.filter(({ name }) => name === 'Mathematics').map(({ _id }) => _id),
    hourlyRate: 600,
    availability: weekdays.map((day) => ({ day, startTime: '06:00', endTime: '22:00' })),
  });
};

/** Asks the tutor for an hour on the first open time of a day. @param days from now on, 0 for the first that is open */
export const ask = async (
  by: Pick<Person, 'id' | 'call'>,
  tutor: Person,
  { days, child = by }: { days: number; child?: Pick<Person, 'id'> },
): Promise<Lesson> => {
  const { subjects } = await by.call<{ subjects: string[] }>('GET', `/profile/${tutor.id}`);
  // Well past the notice of two hours, which ends while one asks.
  const from = Date.now() + days * 86_400_000 + 3 * 3_600_000;
  const search = new URLSearchParams({
    from: new Date(from).toISOString(),
    to: new Date(from + 2 * 86_400_000).toISOString(),
    duration: '1',
  });
  const [slot] = await by.call<{ dateTime: string }[]>('GET', `/tutors/${tutor.id}/slots?${search}`);
  return by.call<Lesson>('POST', '/bookings/create', {
    student: child.id,
    tutor: tutor.id,
    subject: subjects[0],
    dateTime: slot?.dateTime,
    duration: '1',
  });
};

export const accept = (tutor: Person, { _id }: Lesson): Promise<unknown> =>
  tutor.call('PUT', '/bookings/status', { bookingId: _id, status: 'accepted' });

/** Links a child without the mailed code, which has tests of its own. */
export const linkChild = async (site: Site, parent: Person, child: Person): Promise<void> => {
  await query(site, 'insert into parent_children (parent_id, child_id) values ($1, $2)', [
    parent.id,
    child.id,
  ]);
};

/** Puts an accepted lesson so that it begins in so many minutes; negative: it has begun. */
export const startIn = async (site: Site, { _id }: Pick<Lesson, '_id'>, minutes: number): Promise<void> => {
  await query(
    site,
    `update bookings set starts_at = now() + $2 * interval '1 minute',
       ends_at = now() + $2 * interval '1 minute' + (ends_at - starts_at) where id = $1`,
    [_id, minutes],
  );
};

/** Gives the tutor and the student as many completed lessons of an hour, one a day up to yesterday. */
export const giveLessons = async (
  site: Site,
  { tutor, student, count }: { tutor: { id: string }; student: { id: string }; count: number },
): Promise<void> => {
  await query(
    site,
    `insert into bookings (id, student_id, tutor_id, subject_id, booked_by, starts_at, ends_at, status, price)
     select gen_random_uuid(), $1::uuid, $2::uuid, (select subject_id from tutor_subjects where tutor_id = $2 limit 1),
       $1::uuid, date_trunc('hour', now()) - day * interval '1 day',
       date_trunc('hour', now()) - day * interval '1 day' + interval '1 hour', 'completed', 60000
     from generate_series(1, $3::int) as day`,
    [student.id, tutor.id, count],
  );
};

/** Waits until the booking is in that state, as the database has it. */
export const expectStatus = (site: Site, { _id }: Lesson, status: string): Promise<void> =>
  expect
    .poll(async () => (await query(site, 'select status from bookings where id = $1', [_id]))[0])
    .toEqual({ status });
