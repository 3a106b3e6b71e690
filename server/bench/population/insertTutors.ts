import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '../../src/foundation/db/openDatabase';
import { subjects } from '../../src/foundation/db/schema';
import { indexTutors } from '../../src/people/tutors/changes';
import { idOf } from './idOf';
import { type PlannedTutor, planTutor } from './planTutor';
import { Random } from './Random';

/** Rows of one statement. */
const portion = 5_000;

/** At once: nearly all of the time one connection works out what each tutor is found by. */
const lanes = 2;

/** Fills a database with so many tutors, the same in every run, and leaves it as its own upkeep would. */
export const insertTutors = async (database: Queryable, count: number): Promise<void> => {
  const random = new Random(count);
  const catalogue = await database.select({ id: subjects.id }).from(subjects).orderBy(asc(subjects.id));
  const subjectIds = catalogue.map(({ id }) => id);
  let inserted = 0;
  const insertInTurn = async (): Promise<void> => {
    while (inserted < count) {
      const first = inserted;
      inserted += portion;
      const tutors = Array.from({ length: Math.min(portion, count - first) }, (_, index) => ({
        id: idOf('tutor', first + index),
        ...planTutor(random, subjectIds),
      }));
      await insertPortion(database, tutors);
      await indexTutors(
        database,
        tutors.map(({ id }) => id),
      );
    }
  };
  await Promise.all(Array.from({ length: lanes }, insertInTurn));
  await database.execute(sql`VACUUM (ANALYZE)`);
};

const insertPortion = async (
  database: Queryable,
  tutors: readonly (PlannedTutor & { id: string })[],
): Promise<void> => {
  const rows = JSON.stringify(tutors.map((tutor) => ({ ...tutor, email: `${tutor.id}@bench.test` })));
  await database.execute(sql`INSERT INTO users (id, role, name, email, password_hash, time_zone)
    SELECT id, 'tutor', name, email, 'none', "timeZone"
    FROM jsonb_to_recordset(${rows}::jsonb) AS t(id uuid, name text, email text, "timeZone" text)`);
  await database.execute(sql`INSERT INTO tutors (id, bio, qualifications, hourly_rate,
      rating_sum, rating_count, languages, levels, boards, working_note)
    SELECT id, bio, qualifications, "hourlyRate", "ratingSum", "ratingCount", languages, levels, boards, "workingNote"
    FROM jsonb_to_recordset(${rows}::jsonb) AS t(id uuid, bio text, qualifications jsonb,
      "hourlyRate" integer, "ratingSum" integer, "ratingCount" integer,
      languages jsonb, levels jsonb, boards jsonb, "workingNote" text)`);
  await database.execute(sql`INSERT INTO tutor_subjects (tutor_id, subject_id, position)
    SELECT id, subject::uuid, place
    FROM jsonb_to_recordset(${rows}::jsonb) AS t(id uuid, "subjectIds" jsonb),
      jsonb_array_elements_text("subjectIds") WITH ORDINALITY AS s(subject, place)`);
  await database.execute(sql`INSERT INTO availability (id, tutor_id, day, start_minute, end_minute)
    SELECT gen_random_uuid(), t.id, day, "startMinute", "endMinute"
    FROM jsonb_to_recordset(${rows}::jsonb) AS t(id uuid, week jsonb),
      jsonb_to_recordset(week) AS w(day text, "startMinute" smallint, "endMinute" smallint)`);
};
