import { weekdays } from '@paadam/shared/domain';
import { asc, sql } from 'drizzle-orm';
import { csrfTokenOf, drawSecret, hashSecret } from '../../src/access/sessions/secrets';
import type { Queryable } from '../../src/foundation/db/openDatabase';
import { subjects } from '../../src/foundation/db/schema';
import { idOf, idPrefixOf } from '../population/idOf';
import { insertTutors } from '../population/insertTutors';

/** A student, signed in, who books one lesson after the other with the same tutor. */
export interface Pair {
  studentId: string;
  tutorId: string;
  subjectId: string;
  cookie: string;
  csrfToken: string;
}

/**
 * Makes pairs of a student and a tutor who is open round the clock. So many tutors that no two requests under way are
 * for one calendar: what is measured is the booking, not the waiting for each other. And many students for each tutor,
 * since one student's requests are limited.
 */
export const insertPairs = async (
  database: Queryable,
  { tutors, students }: { tutors: number; students: number },
): Promise<Pair[]> => {
  await insertTutors(database, tutors);
  const [subject] = await database.select({ id: subjects.id }).from(subjects).orderBy(asc(subjects.id));
  if (!subject) throw new Error('There are no subjects.');
  await openAllHours(database, subject.id);

  await database.execute(sql`INSERT INTO users (id, role, name, email, password_hash)
    SELECT (${idPrefixOf('student')} || lpad(to_hex(n), 12, '0'))::uuid, 'student', 'Student ' || n,
      'student-' || n || '@bench.test', 'none'
    FROM generate_series(0, ${students - 1}::int) n`);
  // In life most who book have had a lesson, and may have several requests waiting.
  await database.execute(sql`INSERT INTO bookings (id, student_id, tutor_id, subject_id, booked_by, starts_at, ends_at, status, price)
    SELECT gen_random_uuid(), id, (${idPrefixOf('tutor')} || lpad(to_hex(n % ${tutors}::int), 12, '0'))::uuid, ${subject.id}::uuid, id,
      now() - interval '2 hours' - n / ${tutors}::int * interval '1 hour', now() - interval '1 hour' - n / ${tutors}::int * interval '1 hour',
      'completed', 50000
    FROM generate_series(0, ${students - 1}::int) n,
      LATERAL (SELECT (${idPrefixOf('student')} || lpad(to_hex(n), 12, '0'))::uuid AS id) AS student`);
  const cookies = Array.from({ length: students }, drawSecret);
  await database.execute(sql`INSERT INTO sessions (id, token_hash, user_id)
    SELECT gen_random_uuid(), hash, (${idPrefixOf('student')} || lpad(to_hex(n - 1), 12, '0'))::uuid
    FROM unnest(${sql.param(cookies.map(hashSecret))}::text[]) WITH ORDINALITY AS hashes (hash, n)`);
  await insertSessionsByNumber(database, students);
  // In life a session's last sight is written down once a minute, which would be in some rounds and not in others.
  await database.execute(sql`UPDATE sessions SET last_seen_at = now() + interval '1 hour'`);
  await database.execute(sql`VACUUM (ANALYZE)`);
  return cookies.map((cookie, index) => ({
    studentId: idOf('student', index),
    tutorId: idOf('tutor', index % tutors),
    subjectId: subject.id,
    cookie,
    csrfToken: csrfTokenOf(cookie),
  }));
};

const openAllHours = async (database: Queryable, subjectId: string): Promise<void> => {
  await database.execute(sql`UPDATE tutors SET hourly_rate = coalesce(hourly_rate, 500)`);
  await database.execute(sql`INSERT INTO tutor_subjects (tutor_id, subject_id, position)
    SELECT id, ${subjectId}::uuid, 9 FROM tutors ON CONFLICT DO NOTHING`);
  await database.execute(sql`DELETE FROM availability`);
  await database.execute(sql`INSERT INTO availability (id, tutor_id, day, start_minute, end_minute)
    SELECT gen_random_uuid(), id, day, 0, 1440
    FROM tutors, jsonb_array_elements_text(${JSON.stringify(weekdays)}::jsonb) day`);
};

/** The hash under which pgbench finds the session of the nth student: it can count, and not hash. */
export const sessionHashExpression = (index: string): string => `lpad(${index}::text, 43, '0')`;

const insertSessionsByNumber = async (database: Queryable, count: number): Promise<void> => {
  await database.execute(sql`INSERT INTO sessions (id, token_hash, user_id)
    SELECT gen_random_uuid(), ${sql.raw(sessionHashExpression('n'))},
      (${idPrefixOf('student')} || lpad(to_hex(n), 12, '0'))::uuid
    FROM generate_series(0, ${count - 1}::int) n`);
};
