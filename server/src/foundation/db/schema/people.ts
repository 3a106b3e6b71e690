import type {
  AutoAccept,
  EmailReaders,
  ExamBoard,
  Language,
  LanguageCode,
  Level,
  Role,
} from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, id, instant, tsvector } from './columns';

export const users = pgTable(
  'users',
  {
    id: id(),
    role: text('role').$type<Role>().notNull(),
    name: text('name').notNull(),
    /** In the form of `canonicalEmail`; older rows as entered. Unique regardless of case. */
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
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_email_begins').on(sql`lower(${table.email}) text_pattern_ops`),
    index('users_name_folded').using('gin', sql`fold_text(${table.name}) gin_trgm_ops`),
  ],
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
  boards: jsonb('boards').$type<ExamBoard[]>().notNull().default([]),
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
  /** Grows with each change of the calendar, so that no one writes the `nextFreeTimes` of an older one. */
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
