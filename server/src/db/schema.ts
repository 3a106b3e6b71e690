import type {
  ApprovalAnswer,
  AutoAccept,
  Board,
  BookingChangeKind,
  BookingSide,
  BookingStatus,
  DeskAct,
  DeskAction,
  DeskRight,
  EmailReaders,
  ExceptionKind,
  Language,
  LanguageCode,
  Level,
  ProposalStatus,
  Role,
  RoomEventKind,
  Weekday,
} from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export * from './invoiceSchema';
export * from './moneySchema';
export * from './problemSchema';

/** Ids are UUIDv7, made by the server, so that they sort by the time of their making. */
const id = () => uuid('id').primaryKey();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });
const rightsOf = customType<{ data: DeskRight[] }>({ dataType: () => 'ARRAY' });
/** The words of a term as a search finds them, which the database makes of it. */
const wordsOf = (term: string) =>
  customType<{ data: string[] }>({ dataType: () => 'ARRAY' })('words')
    .notNull()
    .generatedAlwaysAs(sql.raw(`words_of_term(${term})`));
const createdAt = () => instant('created_at').notNull().defaultNow();

export const users = pgTable(
  'users',
  {
    id: id(),
    role: text('role').$type<Role>().notNull(),
    name: text('name').notNull(),
    /** Kept as entered; unique regardless of case. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    profileUrl: text('profile_url'),
    timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
    /** In which the person reads; it may be one that the site does not offer any more. */
    language: text('language').$type<Language>().notNull().default('en'),
    /** Whether mails about lessons bring them into the reader's calendar. */
    mailInvitations: boolean('mail_invitations').notNull().default(true),
    /** Whether one's feed also has the requests that wait for an answer. */
    feedRequests: boolean('feed_requests').notNull().default(false),
    /** 'infinity': for good. A trigger of `suspensions` writes it. */
    suspendedUntil: instant('suspended_until'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_email_key').on(sql`lower(${table.email})`)],
);

/** The tutor's half of a profile; one row for each user who is a tutor. */
export const tutors = pgTable('tutors', {
  id: uuid('id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bio: text('bio').notNull().default(''),
  qualifications: jsonb('qualifications').$type<string[]>().notNull().default([]),
  /** Whole rupees an hour. */
  hourlyRate: integer('hourly_rate'),
  /** Paise of a trial lesson; null: there is none. */
  trialPrice: integer('trial_price'),
  /** Sum and count of the reviews' stars, so that the average needs no scan. */
  ratingSum: integer('rating_sum').notNull().default(0),
  ratingCount: integer('rating_count').notNull().default(0),
  languages: jsonb('languages').$type<LanguageCode[]>().notNull().default([]),
  levels: jsonb('levels').$type<Level[]>().notNull().default([]),
  boards: jsonb('boards').$type<Board[]>().notNull().default([]),
  /** How the tutor works. */
  workingNote: text('working_note').notNull().default(''),
  emailFor: text('email_for').$type<EmailReaders>().notNull().default('everyone'),
  /** In which state of India, by its code in a GSTIN; null: not said. */
  state: text('state'),
  /** How bookings are taken: the least time ahead, between lessons, the most days ahead, lessons a day (null: any number), … */
  noticeMinutes: smallint('notice_minutes').notNull().default(120),
  gapMinutes: smallint('gap_minutes').notNull().default(0),
  windowDays: smallint('window_days').notNull().default(90),
  lessonsADay: smallint('lessons_a_day'),
  /** … where on the clock the open times that are offered start, and whose requests are accepted by themselves. */
  stepMinutes: smallint('step_minutes').notNull().default(30),
  autoAccept: text('auto_accept').$type<AutoAccept>().notNull().default('nobody'),
  /** The median over the last answers, in minutes, and the number of completed lessons: `keepRecord` writes both. */
  replyMinutes: integer('reply_minutes'),
  lessonsTaught: integer('lessons_taught').notNull().default(0),
  /** The words that the tutor is found by; `indexTutors` writes it. */
  search: tsvector('search').notNull().default(''),
  /** The starts of the next free lessons of an hour, ISO 8601 in UTC, as they were when they were last worked out. */
  nextFreeTimes: jsonb('next_free_times').$type<string[]>().notNull().default([]),
  /** `nextFreeTimes` holds until this moment; null: it has to be worked out again. */
  nextFreeUntil: instant('next_free_until'),
  /** Grows with each change of the calendar, so that nobody writes the `nextFreeTimes` of an older one. */
  calendarVersion: integer('calendar_version').notNull().default(0),
  /** Whether the tutor is left out of all lists, being suspended: a trigger of `suspensions` writes it. */
  isHidden: boolean('is_hidden').notNull().default(false),
  /** When what the tutor's page says last changed, open times aside: triggers of `tutors` and `users` write it. */
  pageChangedAt: instant('page_changed_at').notNull().defaultNow(),
});

/** The photos that were uploaded, one a person at most, as they are served. `users.profile_url` is the address of it. */
export const pictures = pgTable(
  'pictures',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the content, in hexadecimal digits. */
    hash: text('hash').notNull(),
    /** WebP. */
    content: bytea('content').notNull(),
  },
  (table) => [index('pictures_hash').on(table.hash)],
);

/** The words that tutors are found by, in which misspelt words are looked up; `pruneSearchWords` removes those of the past. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() });

export const subjects = pgTable('subjects', {
  id: id(),
  name: text('name').notNull().unique(),
  description: text('description').notNull(),
  image: text('image'),
  category: text('category').notNull().default('General'),
  /** Unique: the subject in an address. */
  slug: text('slug').notNull().unique(),
  /** Listed tutors who teach it; the database counts them itself, by triggers of `tutor_subjects` and `tutors`. */
  tutorCount: integer('tutor_count').notNull().default(0),
  words: wordsOf('name'),
});

/** What a subject is called and said to be in other languages than English. */
export const subjectNames = pgTable(
  'subject_names',
  {
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    language: text('language').$type<Exclude<Language, 'en'>>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    words: wordsOf('name'),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.language] })],
);

/** What else a subject is called, and what is taught in it. */
export const subjectTerms = pgTable(
  'subject_terms',
  {
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'alias' | 'topic'>().notNull(),
    term: text('term').notNull(),
    position: smallint('position').notNull(),
    words: wordsOf('term'),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.kind, table.term] })],
);

/** Who wants to be told when a subject has its first tutor; told, a wish is gone. */
export const subjectWishes = pgTable(
  'subject_wishes',
  {
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.userId] }),
    index('subject_wishes_user').on(table.userId),
  ],
);

export const tutorSubjects = pgTable(
  'tutor_subjects',
  {
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tutorId, table.subjectId] }),
    index('tutor_subjects_subject').on(table.subjectId),
  ],
);

/** The tutor's week, on the clock of the tutor's own zone. */
export const availability = pgTable(
  'availability',
  {
    id: id(),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    day: text('day').$type<Weekday>().notNull(),
    /** Minutes after midnight, 0 to 1439. */
    startMinute: smallint('start_minute').notNull(),
    /** Minutes after midnight, 1 to 1440, after the start. */
    endMinute: smallint('end_minute').notNull(),
  },
  (table) => [index('availability_tutor').on(table.tutorId)],
);

/** Days off and extra hours, on the calendar and the clock of the tutor's own zone. */
export const availabilityExceptions = pgTable(
  'availability_exceptions',
  {
    id: id(),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    /** "2026-11-23"; the last day is meant as well. */
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    kind: text('kind').$type<ExceptionKind>().notNull(),
    /** As those of the week, on each of the days; both null: the whole day. */
    startMinute: smallint('start_minute'),
    endMinute: smallint('end_minute'),
    /** For the tutor alone. */
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('availability_exceptions_tutor').on(table.tutorId, table.lastDay)],
);

/** Weekly lessons that were asked for at once; each is a booking of its own. */
export const bookingSeries = pgTable('booking_series', {
  id: id(),
  studentId: uuid('student_id')
    .notNull()
    .references(() => users.id),
  tutorId: uuid('tutor_id')
    .notNull()
    .references(() => tutors.id),
  subjectId: uuid('subject_id')
    .notNull()
    .references(() => subjects.id),
  /** The student, or the linked parent who asked. */
  bookedBy: uuid('booked_by')
    .notNull()
    .references(() => users.id),
  /** Lessons that were asked for. */
  weeks: smallint('weeks').notNull(),
  /** On whose clock they start at the same time: the tutor's zone then. */
  timeZone: text('time_zone').notNull(),
  createdAt: createdAt(),
});
/** Who runs the marketplace. They are no users, and no session of one kind is a session of the other. */
export const operators = pgTable(
  'operators',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Null until the invitation was taken up. */
    passwordHash: text('password_hash'),
    rights: rightsOf('rights').notNull().default(sql`'{}'`),
    /** Of the authenticator app, sealed in the place "operator:<id>". */
    totpSecret: text('totp_secret'),
    totpConfirmedAt: instant('totp_confirmed_at'),
    /** As `lastStep` of `two_step`. */
    totpLastStep: integer('totp_last_step').notNull().default(0),
    /** SHA-256 of the link that sets a password. */
    invitationHash: text('invitation_hash').unique(),
    invitedUntil: instant('invited_until'),
    /** Of the sample data: signs in without a code while there is such. */
    isTest: boolean('is_test').notNull().default(false),
    createdAt: createdAt(),
    disabledAt: instant('disabled_at'),
  },
  (table) => [uniqueIndex('operators_email_key').on(sql`lower(${table.email})`)],
);

/** Where operators are signed in. One that is not complete opens the second step, and nothing else. */
export const deskSessions = pgTable(
  'desk_sessions',
  {
    id: id(),
    /** SHA-256 of the cookie. */
    tokenHash: text('token_hash').notNull().unique(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    isComplete: boolean('is_complete').notNull(),
    /** At the second step. */
    triesLeft: smallint('tries_left').notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('desk_sessions_operator').on(table.operatorId)],
);

/** What is done and read at the desk. A row stays as it is: the database refuses to change or to remove one. */
export const deskEvents = pgTable(
  'desk_events',
  {
    id: id(),
    /** Null: by the command line, or by nobody who is known. */
    operatorId: uuid('operator_id').references(() => operators.id),
    action: text('action').$type<DeskAction>().notNull(),
    aboutKind: text('about_kind').$type<'person' | 'booking' | 'operator' | 'approval'>(),
    aboutId: uuid('about_id'),
    detail: jsonb('detail').$type<Record<string, string | number | null>>().notNull().default({}),
    network: text('network').notNull().default(''),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('desk_events_about').on(table.aboutId, table.id),
    index('desk_events_operator').on(table.operatorId, table.id),
  ],
);

/** Acts that wait for a second operator. */
export const deskApprovals = pgTable(
  'desk_approvals',
  {
    id: id(),
    act: text('act').$type<DeskAct>().notNull(),
    aboutId: uuid('about_id').notNull(),
    detail: jsonb('detail').$type<Record<string, string | number | null>>().notNull(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => operators.id),
    askedAt: instant('asked_at').notNull().defaultNow(),
    answer: text('answer').$type<ApprovalAnswer>(),
    decidedBy: uuid('decided_by').references(() => operators.id),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('desk_approvals_waiting').on(table.act, table.aboutId).where(sql`${table.answer} is null`),
  ],
);

/** Who may not take part for a while, or for good. One that is over has its end. */
export const suspensions = pgTable(
  'suspensions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Shown to the person. */
    reason: text('reason').notNull(),
    begunAt: instant('begun_at').notNull().defaultNow(),
    /** Null: for good. */
    until: instant('until'),
    begunBy: uuid('begun_by').references(() => operators.id),
    endedAt: instant('ended_at'),
    /** Null: its time was up. */
    endedBy: uuid('ended_by').references(() => operators.id),
  },
  (table) => [
    uniqueIndex('suspensions_one_at_a_time').on(table.userId).where(sql`${table.endedAt} is null`),
    index('suspensions_user').on(table.userId, table.begunAt),
  ],
);

/**
 * A booking. Two exclusion constraints, written in the migrations, keep pending and accepted bookings of one
 * tutor, up to `free_at`, and of one student, up to `ends_at`, from overlapping.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.id),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id),
    /** The student, or the linked parent who booked for them. */
    bookedBy: uuid('booked_by')
      .notNull()
      .references(() => users.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The end and the tutor's gap after it, when the time was written: a trigger writes it. */
    freeAt: instant('free_at').notNull().default(sql`null`),
    status: text('status').$type<BookingStatus>().notNull().default('pending'),
    /** Paise. */
    price: integer('price').notNull(),
    meetingLink: text('meeting_link'),
    /** To the tutor, from whoever asked. */
    note: text('note').notNull().default(''),
    /**
     * The version that a calendar goes by: a trigger raises it where an accepted lesson gets another time or link, or is
     * cancelled.
     */
    sequence: smallint('sequence').notNull().default(0),
    createdAt: createdAt(),
    /** Of lessons that were asked for together, weekly: null for one by itself. */
    seriesId: uuid('series_id').references(() => bookingSeries.id),
    /** From 1, by the order of the time that was asked for. */
    seriesPosition: smallint('series_position'),
    /** Until when an accepted lesson has to be paid; null: nothing is due for it. */
    payBy: instant('pay_by'),
    isTrial: boolean('is_trial').notNull().default(false),
    /** Of a trial lesson: its month, and which of the student's it is in that. A trigger writes both. */
    trialMonth: date('trial_month'),
    trialPlace: smallint('trial_place'),
    /** From when a request waits 48 hours, where that is not its making: its time was changed, or it was answered with another. */
    renewedAt: instant('renewed_at'),
  },
  (table) => [
    index('bookings_tutor').on(table.tutorId, table.startsAt, table.id),
    index('bookings_student').on(table.studentId, table.startsAt, table.id),
    uniqueIndex('bookings_series')
      .on(table.seriesId, table.seriesPosition)
      .where(sql`${table.seriesId} is not null`),
    index('bookings_clock').on(table.status, table.startsAt),
    index('bookings_unpaid').on(table.payBy).where(sql`${table.payBy} is not null`),
    index('bookings_unanswered')
      .on(sql`coalesce(${table.renewedAt}, ${table.createdAt})`)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** What happened to a booking, each state it entered among it: its timeline. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    id: id(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'status' | BookingChangeKind>().notNull().default('status'),
    /** Which state was entered; null for all other kinds. */
    status: text('status').$type<BookingStatus>(),
    /** Who did it; null where the clock did. */
    actorId: uuid('actor_id').references(() => users.id),
    /** The operator who did it; the actor is null then. */
    operatorId: uuid('operator_id').references(() => operators.id),
    reason: text('reason'),
    /** Of a move: the start before, and since. */
    fromAt: instant('from_at'),
    toAt: instant('to_at'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('booking_events_booking').on(table.bookingId, table.at)],
);

/** Other times for a booking, which its other side may take; of one booking one is open at most. */
export const timeProposals = pgTable(
  'time_proposals',
  {
    id: id(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    byId: uuid('by_id')
      .notNull()
      .references(() => users.id),
    bySide: text('by_side').$type<BookingSide>().notNull(),
    note: text('note').notNull().default(''),
    status: text('status').$type<ProposalStatus>().notNull().default('open'),
    /** The start that was taken. */
    takenAtTime: instant('taken_at_time'),
    createdAt: createdAt(),
    lapsesAt: instant('lapses_at').notNull(),
  },
  (table) => [
    uniqueIndex('time_proposals_one_open').on(table.bookingId).where(sql`${table.status} = 'open'`),
    index('time_proposals_booking').on(table.bookingId, table.createdAt),
    index('time_proposals_clock').on(table.lapsesAt).where(sql`${table.status} = 'open'`),
  ],
);

export const proposedTimes = pgTable(
  'proposed_times',
  {
    proposalId: uuid('proposal_id')
      .notNull()
      .references(() => timeProposals.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** From 0 on, in the order of time. */
    position: smallint('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.position] })],
);

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    bookingId: uuid('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id),
    rating: smallint('rating').notNull(),
    comment: text('comment').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('reviews_tutor').on(table.tutorId, table.createdAt),
    index('reviews_student').on(table.studentId, table.createdAt),
  ],
);

export const parentChildren = pgTable(
  'parent_children',
  {
    parentId: uuid('parent_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    childId: uuid('child_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: instant('linked_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.parentId, table.childId] }),
    index('parent_children_child').on(table.childId),
  ],
);

/**
 * One browser's attempt to register. The account comes into being when its code is confirmed in the browser
 * that holds the attempt's cookie, so that nobody's second attempt touches somebody's first.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    /** SHA-256 of the attempt's cookie. */
    browserHash: text('browser_hash').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Null once the attempt is confirmed: the account has it then. */
    passwordHash: text('password_hash'),
    role: text('role').$type<Role>().notNull(),
    timeZone: text('time_zone').notNull(),
    language: text('language').$type<Language>().notNull().default('en'),
    createdAt: createdAt(),
  },
  (table) => [index('registrations_email').on(sql`lower(${table.email})`, table.createdAt)],
);

/** A mailed 6-digit code, bound to one purpose and one subject (an attempt at an address, an address, a pair to link, an account and its new address). */
export const codes = pgTable(
  'codes',
  {
    id: id(),
    purpose: text('purpose').$type<'register' | 'reset' | 'link' | 'email'>().notNull(),
    /** What the code is for, within its purpose: a browser's attempt, or an account, and the address that the code goes to. */
    target: text('target').notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('codes_target').on(table.purpose, table.target, table.createdAt)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the cookie: a copy of this table opens no session. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** The second step of sign-in; `recovery_codes` and `sign_in_tickets` are about it as well. */
export const twoStep = pgTable('two_step', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Of the authenticator app, sealed (`Sealer`). */
  secret: text('secret').notNull(),
  /** When a first code has shown that the app has the secret: sign-in asks for one since then. Null: not yet. */
  confirmedAt: instant('confirmed_at'),
  /** The 30 seconds, counted from the epoch, whose code was the last to be used: none up to it works again. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
});

/** Each stands in for the app's code once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => twoStep.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** What a browser has between the right password and the code. It is no session, and opens nothing but the second step. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    id: id(),
    /** SHA-256 of the browser's cookie. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_tickets_user').on(table.userId)],
);

/**
 * Counted events within a window, shared by every instance: failed sign-ins of an account, codes sent to an
 * address. A row lives until its window has passed.
 */
export const throttles = pgTable('throttles', {
  /** What is counted, "sign-in:<hash of address>". */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  /** The last counted event. */
  lastAt: instant('last_at').notNull(),
  resetsAt: instant('resets_at').notNull(),
});

/** Facts about this database itself, such as whether the sample data is in. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: boolean('value').notNull(),
});

export type AuditEvent =
  | 'signed-in'
  | 'sign-in-failed'
  /** The password was right, and the code is asked for. */
  | 'second-step-asked'
  | 'second-step-failed'
  | 'recovery-code-used'
  | 'two-step-on'
  | 'two-step-off'
  | 'recovery-codes-made'
  | 'password-changed'
  | 'password-reset'
  | 'email-change-asked'
  | 'email-changed'
  | 'payout-destination-set'
  | 'link-requested'
  | 'linked'
  | 'unlinked';

/** Who did what to an account. A booking's transitions stand in its timeline; the view `audit_log` has both. */
export const auditEvents = pgTable('audit_events', {
  id: id(),
  at: instant('at').notNull().defaultNow(),
  event: text('event').$type<AuditEvent>().notNull(),
  /** Whose account; of a link the child's. Null: there is no such account. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  /** Who did it; null where nobody was signed in. */
  actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
  /** The other side: of a link the parent. */
  otherId: uuid('other_id').references(() => users.id, { onDelete: 'set null' }),
  network: text('network').notNull().default(''),
  userAgent: text('user_agent').notNull().default(''),
});

/** How many notes somebody's pages were told of what happened to their bookings and links, and when the last one was. */
export const personNews = pgTable('person_news', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  last: bigint('last', { mode: 'number' }).notNull(),
  at: instant('at').notNull().defaultNow(),
});

/** The first answer to a call that carried a key, for its repetitions. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of what was asked. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** The reminders that were sent, so that a job that runs twice sends one. */
export const bookingReminders = pgTable(
  'booking_reminders',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Before the lesson. */
    hours: smallint('hours').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.hours] })],
);

/** A lesson's room; one row for each that somebody has entered. `append_lesson_events` of the migrations writes it. */
export const lessonRooms = pgTable('lesson_rooms', {
  bookingId: uuid('booking_id')
    .primaryKey()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  /** The number of the last event; 0: there is none. */
  lastSeq: integer('last_seq').notNull().default(0),
  /** Of all bodies. */
  bytes: integer('bytes').notNull().default(0),
  /** Whether the tutor alone draws. */
  isLocked: boolean('is_locked').notNull().default(false),
  /** To a linked parent who watches. */
  studentAgrees: boolean('student_agrees').notNull().default(false),
  tutorAgrees: boolean('tutor_agrees').notNull().default(false),
});

/** What was drawn and written in a lesson, and agreed on, in its one order. */
export const lessonEvents = pgTable(
  'lesson_events',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => lessonRooms.bookingId, { onDelete: 'cascade' }),
    /** From 1 on, without a gap. */
    seq: integer('seq').notNull(),
    /** Of the sender's making. */
    id: text('id').notNull(),
    byId: uuid('by_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<RoomEventKind>().notNull(),
    /** JSON. */
    body: text('body').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.seq] }),
    uniqueIndex('lesson_events_booking_id_id_key').on(table.bookingId, table.id),
  ],
);

/** The images on a lesson's board. */
export const lessonFiles = pgTable(
  'lesson_files',
  {
    id: id(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    byId: uuid('by_id')
      .notNull()
      .references(() => users.id),
    /** Pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** WebP. */
    content: bytea('content').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('lesson_files_booking').on(table.bookingId)],
);

/** The spells that somebody's tabs spent in a room. */
export const lessonPresence = pgTable(
  'lesson_presence',
  {
    id: id(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The server process that holds the connection. */
    serverId: text('server_id').notNull(),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    /** Written every few seconds, so that a server that dies leaves an end behind. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    leftAt: instant('left_at'),
  },
  (table) => [index('lesson_presence_booking').on(table.bookingId, table.userId)],
);

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: createdAt(),
});

/** The addresses at which people's calendars read their lessons. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the address's secret part. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: createdAt(),
  lastReadAt: instant('last_read_at'),
});

/** Why the last reading of a calendar elsewhere came to nothing. */
export type OutsideProblem = 'unreachable' | 'unreadable' | 'gone' | 'refused';

/** The calendars that a tutor has elsewhere. */
export const outsideCalendars = pgTable(
  'outside_calendars',
  {
    id: id(),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Sealed in the place "outside-calendar:<id>". */
    addressSealed: text('address_sealed').notNull(),
    countsAllDay: boolean('counts_all_day').notNull().default(true),
    etag: text('etag'),
    modified: text('modified'),
    /** Of the last reading that went well. */
    readAt: instant('read_at'),
    /** When the file itself was last gone through. */
    expandedAt: instant('expanded_at'),
    nextAt: instant('next_at').notNull().defaultNow(),
    failures: smallint('failures').notNull().default(0),
    failingSince: instant('failing_since'),
    stoppedAt: instant('stopped_at'),
    problem: text('problem').$type<OutsideProblem>(),
    isCut: boolean('is_cut').notNull().default(false),
    /** The zone that was taken for times that name none that is known. */
    assumedZone: text('assumed_zone'),
    createdAt: createdAt(),
  },
  (table) => [
    index('outside_calendars_tutor').on(table.tutorId, table.createdAt),
    index('outside_calendars_due').on(table.nextAt).where(sql`${table.stoppedAt} is null`),
  ],
);

/** When those calendars are busy: stretches that neither overlap nor touch, and nothing else of them. */
export const outsideBusy = pgTable('outside_busy', {
  calendarId: uuid('calendar_id')
    .notNull()
    .references(() => outsideCalendars.id, { onDelete: 'cascade' }),
  during: tstzrange('during').notNull(),
});
