import { Client } from 'pg';
import type { Database } from '../../foundation/db/openDatabase';
import { mathematics } from './scene';

/** The numbers of rows. They are totals: a second call with larger numbers adds what is missing. */
export interface Population {
  /** Lessons need at least one of each. There must be at least as many students as tutors. */
  students: number;
  tutors: number;
  /** Past lessons of the last two years, paid and released, each with its timeline, webhook and ledger entries. */
  past: number;
  /** Accepted and paid lessons of the next weeks, whose money is held. */
  upcoming: number;
}

/** @returns SQL for an id derived from a name and a number, so that statements find each other's rows */
const idOf = (what: string, number: string) => `md5('${what}' || (${number}))::uuid`;

const people = (role: 'student' | 'tutor', from: string, to: string) => `
  INSERT INTO users (id, role, name, email, password_hash, created_at)
  SELECT ${idOf(role, 'n')}, '${role}', 'Some ${role} ' || n, '${role}' || n || '@populated.test', '', now() - interval '3 years'
  FROM generate_series(${from}, ${to}) n`;

/** The lessons numbered from $1 to $2, of $3 students and $4 tutors; upcoming ones start after `from`, which is SQL. */
const lessons = (kind: 'past' | 'upcoming', from: string) => `
  SELECT n, ${idOf(kind, 'n')} AS id, ${idOf('student', 'n % $3::integer')} AS student_id, ${idOf('tutor', 'n % $4::integer')} AS tutor_id,
    ${
      kind === 'past'
        ? "date_trunc('hour', now()) - interval '26 hours' - n % 17000 * interval '1 hour'"
        : `date_trunc('hour', ${from}) + (1 + (n - $1::integer) / $4::integer) * interval '1 hour'`
    } AS starts_at
  FROM generate_series($1::integer, $2::integer) n`;

const price = 60_000;

const lessonStatements = (kind: 'past' | 'upcoming', from: string): string[] => {
  const isPast = kind === 'past';
  const lesson = `WITH lesson AS (${lessons(kind, from)})`;
  return [
    `${lesson} INSERT INTO bookings
       (id, student_id, tutor_id, subject_id, booked_by, starts_at, ends_at, free_at, status, price, created_at)
     SELECT id, student_id, tutor_id, '${mathematics}', student_id, starts_at, starts_at + interval '1 hour',
       starts_at + interval '1 hour', '${isPast ? 'completed' : 'accepted'}', ${price}, starts_at - interval '5 days' FROM lesson`,
    `${lesson} INSERT INTO booking_events (id, booking_id, kind, status, actor_id, at)
     SELECT gen_random_uuid(), id, 'status', status, student_id, starts_at + place * interval '1 hour'
     FROM lesson, (VALUES ('pending', -120), ('accepted', -119)${isPast ? ", ('completed', 1)" : ''}) entered (status, place)`,
    `${lesson} INSERT INTO payments
       (id, booking_id, payer_id, amount, status, provider, method, paid_at, released_at, created_at)
     SELECT ${idOf('payment', 'id::text')}, id, student_id, ${price}, 'paid', 'test', 'upi', starts_at - interval '4 days',
       ${isPast ? "starts_at + interval '25 hours'" : 'NULL'}, starts_at - interval '5 days' FROM lesson`,
    `${lesson} INSERT INTO checkouts
       (id, payment_id, provider, provider_ref, url, amount, opened_by, created_at, expires_at, closed_at)
     SELECT ${idOf('checkout', 'id::text')}, ${idOf('payment', 'id::text')}, 'test', 'link-' || id, 'https://pay.test/' || id, ${price},
       student_id, starts_at - interval '4 days', starts_at, starts_at - interval '4 days' FROM lesson`,
    `${lesson} INSERT INTO captures (provider, ref, payment_id, payer_id, amount, fate, at)
     SELECT 'test', 'pay-' || id, ${idOf('payment', 'id::text')}, student_id, ${price}, 'paid', least(now(), starts_at - interval '4 days')
     FROM lesson`,
    `${lesson} INSERT INTO gateway_events (provider, event_id, received_at, facts, handled_at)
     SELECT 'test', 'event-' || id, least(now(), starts_at - interval '4 days'), '[]', least(now(), starts_at - interval '4 days') FROM lesson`,
    `${lesson} INSERT INTO ledger_accounts (id, kind, owner_id, side, debits, credits)
     SELECT ${idOf('held', 'id::text')}, 'held', id, 'credit', ${isPast ? price : 0}, ${price} FROM lesson`,
    `${lesson}, moved AS (SELECT tutor_id, count(*) * ${price} AS sum FROM lesson GROUP BY 1), accounts (id, kind, owner_id, side, debits, credits) AS (
       SELECT ${idOf('gateway', "''")}, 'gateway', NULL::uuid, 'debit', coalesce(sum(sum), 0), 0 FROM moved
       ${isPast ? `UNION ALL SELECT ${idOf('earned', 'tutor_id::text')}, 'tutor', tutor_id, 'credit', 0, sum FROM moved` : ''}
     )
     INSERT INTO ledger_accounts (id, kind, owner_id, side, debits, credits, may_overdraw) SELECT *, true FROM accounts
     ON CONFLICT (kind, owner_id) DO UPDATE
       SET debits = ledger_accounts.debits + excluded.debits, credits = ledger_accounts.credits + excluded.credits`,
    `${lesson} INSERT INTO ledger_journals (id, event, source_key, booking_id, at)
     SELECT md5(event || id)::uuid, event, 'test:' || id || ':' || event, id, least(now(), starts_at + place * interval '1 hour')
     FROM lesson, (VALUES ('captured', -96)${isPast ? ", ('completed', 25)" : ''}) posted (event, place)`,
    `${lesson} INSERT INTO ledger_transfers (journal_id, debit_id, credit_id, amount)
     SELECT md5('captured' || lesson.id)::uuid, gateway.id, ${idOf('held', 'lesson.id::text')}, ${price}
     FROM lesson, ledger_accounts gateway WHERE gateway.kind = 'gateway'
     ${
       isPast
         ? `UNION ALL SELECT md5('completed' || lesson.id)::uuid, ${idOf('held', 'lesson.id::text')}, earned.id, ${price}
     FROM lesson JOIN ledger_accounts earned ON earned.kind = 'tutor' AND earned.owner_id = lesson.tutor_id`
         : ''
     }`,
  ];
};

/** What the triggers of the ledger would have written. */
const sums = [
  'DELETE FROM ledger_totals',
  `INSERT INTO ledger_totals (kind, part, debits, credits)
   SELECT kind, 0, sum(debits), sum(credits) FROM ledger_accounts GROUP BY kind`,
  `INSERT INTO tutor_balances (tutor_id, available)
   SELECT owner_id, credits - debits FROM ledger_accounts WHERE kind = 'tutor'
   ON CONFLICT (tutor_id) DO UPDATE SET available = excluded.available`,
];

const written = [
  'users',
  'tutors',
  'bookings',
  'booking_events',
  'payments',
  'checkouts',
  'captures',
  'gateway_events',
  'ledger_accounts',
  'ledger_journals',
  'ledger_transfers',
  'ledger_totals',
  'tutor_balances',
];

/**
 * Runs statements that write very many rows, without triggers and foreign keys, and then updates the planner's statistics. The user must
 * be a superuser, as in the test database.
 *
 * @param tables the tables written to, for `VACUUM (ANALYZE)`
 */
export const writeInBulk = async (
  { $client: pool }: Pick<Database, '$client'>,
  statements: readonly { text: string; values?: readonly unknown[] }[],
  tables: readonly string[],
): Promise<void> => {
  // A connection of its own, since the pool cancels long statements.
  const { connectionString } = pool.options;
  const client = new Client({ ...(connectionString !== undefined && { connectionString }) });
  await client.connect();
  try {
    await client.query("SET work_mem = '64MB'");
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    for (const { text, values = [] } of statements) await client.query(text, [...values]);
    await client.query('COMMIT');
    await client.query(`VACUUM (ANALYZE) ${tables.join(', ')}`);
  } finally {
    await client.end();
  }
};

/**
 * Fills the site by SQL with consistent rows: the ledger balances. 10,000 past lessons take about three seconds. With `measureStatements`
 * it shows how a cost grows: measure, populate more, measure again.
 */
export const populate = async (
  database: Pick<Database, '$client'>,
  { students, tutors, past = 0, upcoming = 0 }: Pick<Population, 'students' | 'tutors'> & Partial<Population>,
): Promise<void> => {
  const { rows } = await database.$client.query<Population & { from: string }>(`
    SELECT (SELECT coalesce(max(ends_at), now() + interval '2 days')::text FROM bookings WHERE status = 'accepted') AS from,
      (SELECT count(*) FROM users WHERE email LIKE 'student%@populated.test')::integer AS students,
      (SELECT count(*) FROM users WHERE email LIKE 'tutor%@populated.test')::integer AS tutors,
      (SELECT count(*) FROM checkouts JOIN payments ON payments.id = payment_id
        WHERE provider_ref LIKE 'link-%' AND released_at IS NOT NULL)::integer AS past,
      (SELECT count(*) FROM checkouts JOIN payments ON payments.id = payment_id
        WHERE provider_ref LIKE 'link-%' AND released_at IS NULL)::integer AS upcoming`);
  const [had] = rows;
  if (!had) throw new Error('Nothing could be counted.');
  const lessonsFrom = (kind: 'past' | 'upcoming', first: number, count: number) =>
    count > first
      ? lessonStatements(kind, `'${had.from}'::timestamptz`).map((text) => ({
          text,
          values: [first, count - 1, ...(/\$3/.test(text) ? [students, tutors] : [])],
        }))
      : [];
  await writeInBulk(
    database,
    [
      { text: people('student', '$1::integer', '$2::integer'), values: [had.students, students - 1] },
      { text: people('tutor', '$1::integer', '$2::integer'), values: [had.tutors, tutors - 1] },
      {
        text: `INSERT INTO tutors (id, hourly_rate) SELECT ${idOf('tutor', 'n')}, 600 FROM generate_series($1::integer, $2::integer) n`,
        values: [had.tutors, tutors - 1],
      },
      ...lessonsFrom('past', had.past, past),
      ...lessonsFrom('upcoming', had.upcoming, upcoming),
      ...sums.map((text) => ({ text })),
    ],
    written,
  );
};
