import type { Database } from '../../../foundation/db/openDatabase';
import { populate, writeInBulk } from '../populate';
import { mathematics } from '../scene';

/** How large a site is. All other numbers follow from the number of tutors: four students, eight lessons for each. */
export interface SiteSize {
  tutors: number;
}

/** People and lessons that `populate` has written. */
const tutor = `users.role = 'tutor' AND users.email LIKE 'tutor%@populated.test'`;
const student = `users.role = 'student' AND users.email LIKE 'student%@populated.test'`;
const lesson = `bookings JOIN users ON users.id = bookings.student_id AND ${student}`;

const idOf = (what: string, of: string) => `md5('${what}' || ${of})::uuid`;

/** @returns SQL that is true for one row in `parts`, always for the same ones */
const oneIn = (parts: number, of: string) =>
  `('x' || right(md5(${of}::text), 6))::bit(24)::integer % ${parts} = 0`;

/** What people leave behind beside their lessons. Each statement adds what is missing, so it can be run again. */
const statements: readonly string[] = [
  `INSERT INTO tutor_subjects (tutor_id, subject_id, position)
   SELECT users.id, taught.id, 0 FROM users,
     LATERAL (SELECT id FROM subjects ORDER BY md5(users.id::text || subjects.id) LIMIT 1) taught
   WHERE ${tutor} ON CONFLICT DO NOTHING`,
  `INSERT INTO availability (id, tutor_id, day, start_minute, end_minute)
   SELECT ${idOf('hours', 'users.id || day')}, users.id, day, 540, 1080 FROM users, (VALUES ('Monday'), ('Thursday')) days (day)
   WHERE ${tutor} ON CONFLICT DO NOTHING`,
  `INSERT INTO reviews (id, booking_id, tutor_id, student_id, rating, comment, created_at)
   SELECT ${idOf('review', 'bookings.id')}, bookings.id, tutor_id, student_id, 4, 'Clear and patient.', ends_at
   FROM ${lesson} WHERE status = 'completed' AND ${oneIn(3, 'bookings.id')} ON CONFLICT DO NOTHING`,
  `UPDATE tutors SET hourly_rate = 300 + ('x' || right(md5(tutors.id::text), 4))::bit(16)::integer % 900, next_free_until = now() + interval '1 day',
     rating_sum = stars.sum, rating_count = stars.count, lessons_taught = 8
   FROM (SELECT tutor_id, sum(rating), count(*) FROM reviews GROUP BY 1) stars, users
   WHERE stars.tutor_id = tutors.id AND users.id = tutors.id AND ${tutor} AND rating_count <> stars.count`,
  `INSERT INTO users (id, role, name, email, password_hash, created_at)
   SELECT ${idOf('parent', 'users.id')}, 'parent', 'Some parent of ' || users.name, 'parent-' || users.email, '', users.created_at
   FROM users WHERE ${student} AND ${oneIn(8, 'users.id')} ON CONFLICT DO NOTHING`,
  `INSERT INTO parent_children (parent_id, child_id)
   SELECT ${idOf('parent', 'users.id')}, users.id FROM users WHERE ${student} AND ${oneIn(8, 'users.id')} ON CONFLICT DO NOTHING`,
  `INSERT INTO sessions (id, token_hash, user_id, user_agent)
   SELECT ${idOf('session', 'users.id')}, md5('session' || users.id), users.id, 'Firefox' FROM users
   WHERE (${tutor} OR ${student}) AND ${oneIn(2, 'users.id')} ON CONFLICT DO NOTHING`,
  `INSERT INTO audit_events (id, at, event, user_id, actor_id, network, user_agent)
   SELECT ${idOf('audit', 'users.id || n')}, now() - n * interval '9 days', 'signed-in', users.id, users.id, '203.0.113.0/24', 'Firefox'
   FROM users, generate_series(1, 4) n WHERE ${tutor} OR ${student} ON CONFLICT DO NOTHING`,
  `INSERT INTO person_news (user_id, last) SELECT users.id, 3 FROM users WHERE ${tutor} OR ${student} ON CONFLICT DO NOTHING`,
  `INSERT INTO invoices (id, kind, series, year, number, source_key, recipient_id, booking_id, payment_id, content, issued_at)
   SELECT ${idOf('receipt', 'payments.id')}, 'receipt', 'X', '25-26', (SELECT count(*) FROM invoices) + row_number() OVER (),
     'receipt:' || payments.id, payer_id, booking_id, payments.id, '{}', paid_at
   FROM payments JOIN users ON users.id = payer_id AND ${student}
   WHERE payments.status = 'paid' AND NOT EXISTS (SELECT FROM invoices WHERE source_key = 'receipt:' || payments.id)`,
  `INSERT INTO payout_destinations (id, tutor_id, kind, sealed, masked, usable_from)
   SELECT ${idOf('destination', 'users.id')}, users.id, 'upi', '', 'm…@upi', now() FROM users WHERE ${tutor} ON CONFLICT DO NOTHING`,
  `INSERT INTO payouts (id, tutor_id, destination_id, amount, status, reference, sent_on)
   SELECT ${idOf('payout', 'users.id || n')}, users.id, ${idOf('destination', 'users.id')}, 100, 'sent', 'UTR' || n, current_date - n * 30
   FROM users, generate_series(1, 3) n WHERE ${tutor} ON CONFLICT DO NOTHING`,
  `INSERT INTO lesson_problems (id, booking_id, kind, text, by_id, by_side, answer_by, status, answered_by, answered_at, settled_at)
   SELECT ${idOf('problem', 'bookings.id')}, bookings.id, 'late', 'Ten minutes late.', student_id, 'student', ends_at, 'agreed', tutor_id, ends_at, ends_at
   FROM ${lesson} WHERE status = 'completed' AND ${oneIn(50, 'bookings.id')} ON CONFLICT DO NOTHING`,
  `INSERT INTO disputes (provider, ref, capture_ref, amount, status, opened_at, closed_at)
   SELECT provider, 'dispute-' || ref, ref, amount, 'won', at, at FROM captures WHERE ref LIKE 'pay-%' AND ${oneIn(50, 'ref')}
   ON CONFLICT DO NOTHING`,
  `INSERT INTO time_proposals (id, booking_id, by_id, by_side, status, created_at, lapses_at)
   SELECT ${idOf('proposal', 'bookings.id')}, bookings.id, tutor_id, 'tutor', 'open', now(), least(starts_at, now() + interval '1 day')
   FROM ${lesson} WHERE status = 'accepted' AND starts_at > now() + interval '2 days' AND ${oneIn(4, 'bookings.id')} ON CONFLICT DO NOTHING`,
  `INSERT INTO proposed_times (proposal_id, starts_at, ends_at, position)
   SELECT time_proposals.id, starts_at + interval '1 day', ends_at + interval '1 day', 0
   FROM time_proposals JOIN bookings ON bookings.id = booking_id WHERE time_proposals.id = ${idOf('proposal', 'bookings.id')}
   ON CONFLICT DO NOTHING`,
  `INSERT INTO lesson_rooms (booking_id, last_seq, opened_at)
   SELECT bookings.id, 3, starts_at FROM ${lesson} WHERE status = 'completed' AND ${oneIn(4, 'bookings.id')} ON CONFLICT DO NOTHING`,
  `INSERT INTO lesson_events (booking_id, seq, id, by_id, kind, body, at)
   SELECT booking_id, n, 'event-' || n, tutor_id, 'chat', '{"text":"Hello"}', opened_at
   FROM lesson_rooms JOIN bookings ON bookings.id = booking_id, generate_series(1, 3) n
   WHERE NOT EXISTS (SELECT FROM lesson_events known WHERE known.booking_id = lesson_rooms.booking_id) ON CONFLICT DO NOTHING`,
  `INSERT INTO lesson_presence (id, booking_id, user_id, server_id, joined_at, seen_at, left_at)
   SELECT ${idOf('presence', 'bookings.id')}, bookings.id, tutor_id, 'gone', starts_at, ends_at, ends_at
   FROM lesson_rooms JOIN bookings ON bookings.id = booking_id ON CONFLICT DO NOTHING`,
  `INSERT INTO desk_events (id, action, about_kind, about_id, at)
   SELECT ${idOf('desk', 'bookings.id')}, 'booking-read', 'booking', bookings.id, ends_at
   FROM ${lesson} WHERE ${oneIn(5, 'bookings.id')} ON CONFLICT DO NOTHING`,
  `INSERT INTO contact_messages (id, name, email, subject, message)
   SELECT ${idOf('message', 'users.id')}, users.name, users.email, 'A question', 'How do I book?' FROM users
   WHERE ${student} AND ${oneIn(20, 'users.id')} ON CONFLICT DO NOTHING`,
  `INSERT INTO subject_wishes (user_id, subject_id)
   SELECT users.id, '${mathematics}' FROM users WHERE ${student} AND ${oneIn(20, 'users.id')} ON CONFLICT DO NOTHING`,
];

const written = [
  'tutor_subjects',
  'availability',
  'reviews',
  'tutors',
  'users',
  'parent_children',
  'sessions',
  'audit_events',
  'person_news',
  'invoices',
  'payout_destinations',
  'payouts',
  'lesson_problems',
  'disputes',
  'time_proposals',
  'proposed_times',
  'lesson_rooms',
  'lesson_events',
  'lesson_presence',
  'desk_events',
  'contact_messages',
  'subject_wishes',
];

/**
 * Brings a site to a size by SQL: people, lessons with their money, and what else people leave behind. A second call with a larger size
 * adds what is missing.
 */
export const growSite = async (database: Pick<Database, '$client'>, { tutors }: SiteSize): Promise<void> => {
  await populate(database, { tutors, students: 4 * tutors, past: 7 * tutors, upcoming: tutors });
  await writeInBulk(
    database,
    statements.map((text) => ({ text })),
    written,
  );
};

/** The tables of `growSite` and `populate`, whose rows grow with the site: no statement may read one in full. */
export const growingTables: ReadonlySet<string> = new Set([
  ...written,
  'bookings',
  'booking_events',
  'payments',
  'checkouts',
  'captures',
  'refunds',
  'gateway_events',
  'ledger_accounts',
  'ledger_journals',
  'ledger_transfers',
]);
