import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { bookings } from '../../src/foundation/db/schema';
import type { Bench } from '../Bench';
import { onDatabase } from '../database/onDatabase';
import { recordStatements } from '../database/recordStatements';
import { type Comparison, compareInRounds } from '../load/compareInRounds';
import { requestsPerSecond } from '../load/requestsPerSecond';
import { bookingRequest } from './bookingRequest';
import { insertPairs, type Pair } from './insertPairs';
import { Lessons } from './Lessons';
import type { PgbenchScript } from './pgbenchScript';
import { replayBooking } from './replayBooking';
import { runPgbench } from './runPgbench';

const clients = 8;
const seconds = 3;
/** More than one side books in one round. */
const lessonsOfRound = 50_000;
/**
 * No student books twice in a round, and the next round begins with others: those who booked in each would soon have all
 * the requests waiting that a student may have.
 */
const people = { tutors: 1_000, students: lessonsOfRound + 5_000 };

/**
 * @param pgbench its path
 * @returns bookings a second, over HTTP and by pgbench. The mails and the clock's jobs are written on both sides, and
 *   carried out on neither: they are put off, since our server would do them for pgbench's bookings as well as for its own.
 */
export const measureBookings = async (bench: Bench, pgbench: string): Promise<Comparison> => {
  const databaseUrl = await bench.createDatabase('bookings');
  const lessons = new Lessons(people);
  const pairs = await onDatabase(databaseUrl, async (database) => {
    await database.$client.query(putOffJobs);
    return insertPairs(database, people);
  });
  const script = await recordBooking(databaseUrl, pairs, lessons);
  const scriptFile = join(bench.folder, 'booking.sql');
  await writeFile(scriptFile, script.text);

  const origin = await bench.startServer(databaseUrl);
  return compareInRounds(
    5,
    () =>
      requestsPerSecond(origin, {
        connections: clients,
        seconds,
        request: bookEachLesson(pairs, lessons),
      }),
    async () => {
      const before = await countBookings(databaseUrl);
      const first = lessons.reserve(lessonsOfRound);
      const constants = { ...script.constants, first, clients, turn: -1 };
      const run = await runPgbench(pgbench, { databaseUrl, script: scriptFile, constants, clients, seconds });
      const made = (await countBookings(databaseUrl)) - before;
      // A few more are those that our server was still at when its round was over.
      if (made < run.transactions) {
        throw new Error(`pgbench made ${made} bookings in ${run.transactions} transactions.`);
      }
      return run.perSecond;
    },
  );
};

const putOffJobs = `
  CREATE FUNCTION put_off() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN NEW.start_after := now() + interval '1 day'; RETURN NEW; END $$;
  CREATE TRIGGER put_off BEFORE INSERT ON pgboss.job FOR EACH ROW EXECUTE FUNCTION put_off()`;

const recordBooking = async (
  databaseUrl: string,
  pairs: readonly Pair[],
  lessons: Lessons,
): Promise<PgbenchScript> => {
  const lesson = lessons.reserve(people.tutors);
  const pair = pairOf(pairs, lessons, lesson);
  const startsAt = lessons.startOf(lesson);
  const statements = await recordStatements(databaseUrl, async (app) => {
    const { path, ...request } = bookingRequest(pair, startsAt);
    const { statusCode, body } = await app.inject({ url: path, ...request });
    if (statusCode >= 300) throw new Error(`The lesson was not booked: ${body}`);
  });
  return onDatabase(databaseUrl, ({ $client }) =>
    replayBooking($client, statements, { pair, startsAt, lessons }),
  );
};

/** Each request books the next lesson, of the next pair. */
const bookEachLesson = (pairs: readonly Pair[], lessons: Lessons) => {
  let next = lessons.reserve(lessonsOfRound);
  return {
    path: '/api/bookings/create',
    setupRequest: (request: object) => {
      const lesson = next;
      next += 1;
      return { ...request, ...bookingRequest(pairOf(pairs, lessons, lesson), lessons.startOf(lesson)) };
    },
  };
};

const pairOf = (pairs: readonly Pair[], lessons: Lessons, lesson: number): Pair => {
  const pair = pairs[lessons.pairOf(lesson)];
  if (!pair) throw new Error(`Lesson ${lesson} has no pair.`);
  return pair;
};

const countBookings = (databaseUrl: string): Promise<number> =>
  onDatabase(databaseUrl, async (database) => {
    const [row] = await database.select({ bookings: count() }).from(bookings);
    return row?.bookings ?? 0;
  });
