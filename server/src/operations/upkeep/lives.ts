import { deskLimits, limits, roomLimits } from '@paadam/shared/domain';

/** The steps of upkeep that do not just delete rows by age. */
export type OtherStep = 'lesson-records' | 'search-words' | 'jobs';

/** What ends the rows of a table, and why they live until then. */
export type Life =
  /** Upkeep deletes a row once the instant or day in `column` is that many days past. `rows` limits this to some rows. */
  | { ends: 'by age'; column: string; days: number; rows?: string; why: string }
  /** Another step of upkeep removes the rows. */
  | { ends: 'by step'; step: OtherStep; days?: number; why: string }
  /** A row is deleted with the row of `table` that it refers to, by its foreign key, or by the event in `by`. */
  | { ends: 'with'; table: string; by?: string }
  /** A request or a job removes the rows. */
  | { ends: 'by use'; by: string }
  | { ends: 'kept'; why: string };

const year = 365;
const hour = 1 / 24;
/** Accounts and invoices are kept for eight financial years (Companies Act, 2013, section 128(5)). */
const money = 8 * year + 2;

const ofTheCatalogue: readonly Life[] = [{ ends: 'kept', why: 'the catalogue, which migrations bring' }];
const ofTheBooks: readonly Life[] = [
  { ends: 'kept', why: 'the books: the law asks for eight years, and the database refuses to remove a row' },
];
const ofMoney: readonly Life[] = [
  { ends: 'kept', why: 'the books refer to it: the law asks for eight years' },
];
const ofLesson: readonly Life[] = [{ ends: 'kept', why: 'the agreement of both people of a lesson' }];
const ofPerson: readonly Life[] = [
  { ends: 'with', table: 'users', by: 'its owner, who changes or removes it' },
];
const ofStandIn: readonly Life[] = [
  { ends: 'kept', why: 'of the stand-in gateway, only on sites without real money' },
];
const ofQueues: readonly Life[] = [{ ends: 'kept', why: 'a row for each queue of the release' }];

/**
 * How long the rows of each table live, and what ends them. Upkeep runs by this table. One test compares it with the tables of the
 * database, another with `docs/retention.md`. If a table has several lives, the first to end counts.
 */
export const lives = {
  users: [{ ends: 'kept', why: 'an account, until it is deleted on request' }],
  tutors: ofPerson,
  pictures: ofPerson,
  parent_children: ofPerson,
  subject_wishes: ofPerson,
  tutor_subjects: [{ ends: 'with', table: 'tutors', by: 'its tutor, who changes the profile' }],
  availability: [{ ends: 'with', table: 'tutors', by: 'its tutor, who changes the hours' }],
  availability_exceptions: [
    {
      ends: 'by age',
      column: 'last_day',
      // The day itself must be over.
      days: 31,
      rows: 'except a tutor’s last extra hours, which show that hours were given',
      why: 'a month, to look back at',
    },
    { ends: 'with', table: 'tutors' },
  ],
  calendar_feeds: ofPerson,
  outside_calendars: [{ ends: 'with', table: 'tutors', by: 'its tutor, who takes the calendar off' }],
  outside_busy: [{ ends: 'with', table: 'outside_calendars', by: 'the next reading of the calendar' }],
  person_news: ofPerson,

  sessions: [
    { ends: 'by age', column: 'last_seen_at', days: limits.session.idleDays, why: 'the idle limit' },
    { ends: 'by age', column: 'created_at', days: limits.session.absoluteDays, why: 'the absolute limit' },
    { ends: 'with', table: 'users', by: 'signing out' },
  ],
  registrations: [
    {
      ends: 'by age',
      column: 'created_at',
      days: 7,
      why: 'a registration can be resumed for that long',
    },
  ],
  codes: [
    {
      ends: 'by age',
      column: 'expires_at',
      days: 1,
      why: 'a person who enters an expired code is told that it has expired',
    },
  ],
  sign_in_tickets: [
    { ends: 'by age', column: 'expires_at', days: 0, why: 'it is valid until then' },
    { ends: 'with', table: 'users' },
  ],
  two_step: [
    {
      ends: 'by age',
      column: 'created_at',
      days: 1,
      rows: 'those never confirmed',
      why: 'it can be confirmed for an hour',
    },
    { ends: 'with', table: 'users', by: 'turning it off' },
  ],
  recovery_codes: [{ ends: 'with', table: 'two_step', by: 'new ones' }],
  throttles: [{ ends: 'by age', column: 'resets_at', days: 0, why: 'the end of the counting period' }],
  idempotency_keys: [
    { ends: 'by age', column: 'created_at', days: 1, why: 'a call can be repeated for that long' },
    { ends: 'with', table: 'users' },
  ],
  audit_events: [{ ends: 'by age', column: 'at', days: 400, why: 'a year, and a month to look into it' }],

  bookings: ofLesson,
  booking_series: ofLesson,
  booking_events: [{ ends: 'with', table: 'bookings' }],
  time_proposals: [
    {
      ends: 'by age',
      column: 'lapses_at',
      days: 400,
      rows: 'those that were answered or have lapsed',
      why: 'like the audit; the booking’s timeline keeps each move',
    },
    { ends: 'with', table: 'bookings' },
  ],
  proposed_times: [{ ends: 'with', table: 'time_proposals' }],
  booking_reminders: [
    { ends: 'by age', column: 'sent_at', days: 30, why: 'a job that runs twice sends one reminder' },
    { ends: 'with', table: 'bookings' },
  ],
  reviews: [{ ends: 'kept', why: 'public, and part of a tutor’s rating' }],
  lesson_problems: [{ ends: 'kept', why: 'the reason for a refund, kept like the books' }],
  lesson_rooms: [{ ends: 'with', table: 'bookings' }],
  lesson_events: [
    {
      ends: 'by step',
      step: 'lesson-records',
      days: roomLimits.recordDays,
      why: 'longer than most payments can be disputed; kept while a problem or dispute is open',
    },
    { ends: 'with', table: 'lesson_rooms' },
  ],
  lesson_files: [
    {
      ends: 'by step',
      step: 'lesson-records',
      days: roomLimits.recordDays,
      why: 'like the events of the lesson',
    },
    { ends: 'with', table: 'bookings' },
  ],
  lesson_presence: [
    {
      ends: 'by step',
      step: 'lesson-records',
      days: roomLimits.recordDays,
      why: 'like the events of the lesson',
    },
    { ends: 'with', table: 'bookings' },
  ],

  payments: ofMoney,
  captures: ofMoney,
  refunds: ofMoney,
  disputes: ofMoney,
  payouts: ofMoney,
  payout_destinations: ofMoney,
  settlements: ofMoney,
  invoices: ofTheBooks,
  invoice_counters: ofMoney,
  ledger_accounts: ofTheBooks,
  ledger_totals: [{ ends: 'kept', why: 'sums of the books, a few rows for each kind of account' }],
  tutor_balances: [{ ends: 'kept', why: 'a sum of the books for each tutor' }],
  ledger_journals: ofTheBooks,
  ledger_transfers: ofTheBooks,
  checkouts: [
    {
      ends: 'by age',
      column: 'closed_at',
      days: money,
      rows: 'those that are closed and need no more requests to the gateway',
      why: 'like the books',
    },
  ],
  gateway_events: [{ ends: 'by age', column: 'received_at', days: money, why: 'like the books' }],
  ledger_recounts: [
    {
      ends: 'by age',
      column: 'at',
      days: 400,
      rows: 'except the last',
      why: 'like the audit',
    },
  ],
  stand_in_links: ofStandIn,
  stand_in_payments: ofStandIn,
  stand_in_refunds: ofStandIn,

  contact_messages: [
    { ends: 'by age', column: 'created_at', days: 2 * year, why: 'evidence of what was reported' },
  ],
  operators: [{ ends: 'kept', why: 'the desk’s audit refers to them' }],
  desk_sessions: [
    {
      ends: 'by age',
      column: 'created_at',
      days: deskLimits.session.hours * hour,
      why: 'the absolute limit',
    },
    { ends: 'with', table: 'operators', by: 'signing out' },
  ],
  desk_events: [
    { ends: 'kept', why: 'what operators did and read: the database refuses to change or remove a row' },
  ],
  desk_approvals: [{ ends: 'kept', why: 'part of what operators did' }],
  suspensions: [
    {
      ends: 'by age',
      column: 'ended_at',
      days: 3 * year,
      rows: 'those that have ended',
      why: 'evidence, if it happens again',
    },
    { ends: 'with', table: 'users' },
  ],

  settings: [{ ends: 'kept', why: 'a few facts about the database itself' }],
  search_words: [
    { ends: 'by step', step: 'search-words', why: 'removed once no tutor is found by the word' },
  ],
  subjects: ofTheCatalogue,
  subject_names: ofTheCatalogue,
  subject_terms: ofTheCatalogue,
  topic_names: ofTheCatalogue,

  'pgboss.job': [
    {
      ends: 'by step',
      step: 'jobs',
      days: 7,
      why: 'a day after completion; a week after failure, since the desk shows it',
    },
  ],
  'pgboss.archive': [
    { ends: 'by use', by: 'pg-boss, after seven days; it stays empty, since upkeep removes jobs earlier' },
  ],
  'pgboss.queue': ofQueues,
  'pgboss.schedule': ofQueues,
  'pgboss.subscription': ofQueues,
  'pgboss.version': ofQueues,
  'drizzle.__drizzle_migrations': [{ ends: 'kept', why: 'which migrations have run' }],
} as const satisfies Record<string, readonly Life[]>;

export type Table = keyof typeof lives;
export type AgeLimit = Extract<Life, { ends: 'by age' }> & { table: Table };

/** @returns each deletion by age, in the order of the tables */
export const ageLimits = (): AgeLimit[] =>
  (Object.entries(lives) as [Table, readonly Life[]][]).flatMap(([table, all]) =>
    all.flatMap((life) => (life.ends === 'by age' ? [{ ...life, table }] : [])),
  );
