import { Agent } from 'node:http';
import { sql } from 'drizzle-orm';
import { sessionCookie } from '../../src/access/sessions/cookies';
import { csrfTokenOf, drawSecret, hashSecret } from '../../src/access/sessions/secrets';
import type { Queryable } from '../../src/foundation/db/openDatabase';
import type { Bench } from '../Bench';
import { insertPairs } from '../bookings/insertPairs';
import { onDatabase } from '../database/onDatabase';
import { type Comparison, toComparison } from '../load/compareInRounds';
import { median } from '../load/quantile';
import { timeSent } from './timeSent';

const rounds = 5;
const lessonsOfARound = 100;
const tutors = 50;
const lessons = (rounds + 1) * lessonsOfARound;

interface Waiting {
  bookingId: string;
  cookie: string;
}

/** @returns milliseconds in which a tutor accepts a lesson: where it is then to be paid, and where lessons are not paid */
export const measureAccepting = async (bench: Bench): Promise<Comparison> => {
  const [paid, free] = [await openSite(bench, 'test'), await openSite(bench, 'off')];
  const agent = new Agent({ keepAlive: true });
  try {
    const pairs: { ours: number; theirs: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let lesson = 0; lesson < lessonsOfARound; lesson += 1) {
        ours.push(await paid(agent));
        theirs.push(await free(agent));
      }
      // The first is for warming up.
      if (round > 0) pairs.push({ ours: median(ours), theirs: median(theirs) });
    }
    return toComparison(pairs);
  } finally {
    agent.destroy();
  }
};

const openSite = async (bench: Bench, payments: 'test' | 'off') => {
  const databaseUrl = await bench.createDatabase(`accepting_${payments}`);
  const waiting = await onDatabase(databaseUrl, async (database) => {
    // Mails and the clock's jobs are written, and carried out later than this is measured.
    await database.$client.query(putOffJobs);
    return insertWaiting(database);
  });
  const origin = await bench.startServer(databaseUrl, { PAYMENTS: payments });
  return (agent: Agent): Promise<number> => {
    const next = waiting.pop();
    if (!next) throw new Error('There are no requests left to be accepted.');
    return timeSent(agent, {
      method: 'PUT',
      url: `${origin}/api/bookings/status`,
      headers: {
        'content-type': 'application/json',
        cookie: `${sessionCookie}=${next.cookie}`,
        'x-csrf-token': csrfTokenOf(next.cookie),
      },
      body: JSON.stringify({ bookingId: next.bookingId, status: 'accepted' }),
    });
  };
};

const putOffJobs = `create function put_off() returns trigger language plpgsql as $$
  begin new.start_after := now() + interval '1 hour'; return new; end $$;
  create trigger put_off before insert on pgboss.job for each row execute function put_off()`;

const insertWaiting = async (database: Queryable): Promise<Waiting[]> => {
  await insertPairs(database, { tutors, students: lessons });
  const { rows } = await database.execute<{ id: string; tutor_id: string }>(sql`
    INSERT INTO bookings (id, student_id, tutor_id, subject_id, booked_by, starts_at, ends_at, price)
    SELECT gen_random_uuid(), student_id, tutor_id, subject_id, student_id, start, start + interval '1 hour', 50000
    FROM (SELECT *, date_trunc('hour', now()) + interval '2 days' + (row_number() OVER (PARTITION BY tutor_id)) * interval '1 hour' AS start
      FROM bookings) AS had
    RETURNING id, tutor_id`);
  const ids = [...new Set(rows.map(({ tutor_id }) => tutor_id))];
  const cookies = new Map(ids.map((id) => [id, drawSecret()]));
  await database.execute(sql`INSERT INTO sessions (id, token_hash, user_id, last_seen_at)
    SELECT gen_random_uuid(), hash, id, now() + interval '1 hour'
    FROM unnest(${sql.param([...cookies.values()].map(hashSecret))}::text[], ${sql.param([...cookies.keys()])}::uuid[]) AS own (hash, id)`);
  await database.execute(sql`VACUUM (ANALYZE)`);
  return rows.map(({ id, tutor_id }) => ({ bookingId: id, cookie: cookies.get(tutor_id) ?? '' }));
};
