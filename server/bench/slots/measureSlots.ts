import { Agent } from 'node:http';
import { weekdays } from '@paadam/shared/domain';
import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '../../src/foundation/db/openDatabase';
import { subjects } from '../../src/foundation/db/schema';
import type { Bench } from '../Bench';
import { onDatabase } from '../database/onDatabase';
import { type Comparison, toComparison } from '../load/compareInRounds';
import { quantile } from '../load/quantile';
import { idOf } from '../population/idOf';
import { insertTutors } from '../population/insertTutors';
import { timeRequest } from '../search/timeRequest';

const rounds = 5;
const asksOfARound = 100;
const day = 86_400_000;

/**
 * @returns the 95th percentile of the milliseconds for the open times of 35 days: of a tutor with 200 days off and extra hours, 200
 *   lessons and 2,000 busy times of a calendar elsewhere, and of one with the same week alone
 */
export const measureSlots = async (bench: Bench): Promise<Comparison> => {
  const databaseUrl = await bench.createDatabase('slots');
  await onDatabase(databaseUrl, insertCalendars);
  const origin = await bench.startServer(databaseUrl);
  const from = Date.now() + day;
  const query = new URLSearchParams({
    from: new Date(from).toISOString(),
    to: new Date(from + 35 * day).toISOString(),
    duration: '1',
  });
  const urlOf = (tutor: number) => `${origin}/api/tutors/${idOf('tutor', tutor)}/slots?${query}`;
  const agent = new Agent({ keepAlive: true });
  try {
    await timeBoth(agent, urlOf(0), urlOf(1));
    const pairs: { ours: number; theirs: number }[] = [];
    for (let round = 0; round < rounds; round += 1) pairs.push(await timeBoth(agent, urlOf(0), urlOf(1)));
    return toComparison(pairs);
  } finally {
    agent.destroy();
  }
};

/** Asks for the one and the other in turns. */
const timeBoth = async (agent: Agent, full: string, empty: string) => {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let ask = 0; ask < asksOfARound; ask += 1) {
    ours.push(await timeRequest(agent, full));
    theirs.push(await timeRequest(agent, empty));
  }
  return { ours: quantile(ours, 0.95), theirs: quantile(theirs, 0.95) };
};

/** Two tutors who are open from 9 to 21 on each day; all else is the first one's. */
const insertCalendars = async (database: Queryable): Promise<void> => {
  await insertTutors(database, 2);
  const [subject] = await database.select({ id: subjects.id }).from(subjects).orderBy(asc(subjects.id));
  if (!subject) throw new Error('There are no subjects.');
  const tutor = idOf('tutor', 0);
  const student = idOf('student', 0);
  await database.execute(sql`UPDATE tutors SET hourly_rate = 500`);
  await database.execute(sql`INSERT INTO tutor_subjects (tutor_id, subject_id, position)
    SELECT id, ${subject.id}::uuid, 9 FROM tutors ON CONFLICT DO NOTHING`);
  await database.execute(sql`DELETE FROM availability`);
  await database.execute(sql`INSERT INTO availability (id, tutor_id, day, start_minute, end_minute)
    SELECT gen_random_uuid(), id, day, 540, 1260
    FROM tutors, jsonb_array_elements_text(${JSON.stringify(weekdays)}::jsonb) day`);
  // Every other one opens an hour of the evening, the others take one of the afternoon.
  await database.execute(sql`INSERT INTO availability_exceptions
      (id, tutor_id, first_day, last_day, kind, start_minute, end_minute)
    SELECT gen_random_uuid(), ${tutor}::uuid, current_date + n % 40, current_date + n % 40,
      CASE n % 2 WHEN 0 THEN 'extra' ELSE 'off' END, CASE n % 2 WHEN 0 THEN 1290 ELSE 720 END,
      CASE n % 2 WHEN 0 THEN 1350 ELSE 780 END
    FROM generate_series(0, 199) n`);
  await database.execute(sql`INSERT INTO users (id, role, name, email, password_hash)
    VALUES (${student}::uuid, 'student', 'Student', 'student@bench.test', 'none')`);
  await database.execute(sql`INSERT INTO bookings
      (id, student_id, tutor_id, subject_id, booked_by, starts_at, ends_at, status, price)
    SELECT gen_random_uuid(), ${student}::uuid, ${tutor}::uuid, ${subject.id}::uuid, ${student}::uuid, start,
      start + interval '1 hour', 'accepted', 50000
    FROM generate_series(0, 199) n,
      LATERAL (SELECT date_trunc('hour', now()) + n / 5 * interval '1 day' + n % 5 * interval '2 hours' AS start) AS lesson`);
  // As many as are read of one calendar, over the 90 days that it is read for: some twenty a day, of ten minutes each.
  await database.execute(sql`WITH calendar AS (
      INSERT INTO outside_calendars (id, tutor_id, name, address_sealed, read_at, next_at)
      VALUES (gen_random_uuid(), ${tutor}::uuid, 'Work', '', now(), now() + interval '1 day') RETURNING id)
    INSERT INTO outside_busy (calendar_id, during)
    SELECT calendar.id, tstzrange(start, start + interval '10 minutes')
    FROM calendar, generate_series(0, 1999) n,
      LATERAL (SELECT now() + n * interval '64 minutes' AS start) AS event`);
  await database.execute(sql`VACUUM (ANALYZE)`);
};
