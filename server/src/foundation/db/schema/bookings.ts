import type { BookingChangeKind, BookingSide, BookingStatus, ProposalStatus } from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { operators } from './desk';
import { tutors, users } from './people';
import { subjects } from './subjects';

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
    /** To the tutor, from the person who asked. */
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
    index('bookings_status').on(table.status, table.id),
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
    index('time_proposals_age').on(table.lapsesAt).where(sql`${table.status} <> 'open'`),
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
  (table) => [
    primaryKey({ columns: [table.bookingId, table.hours] }),
    index('booking_reminders_age').on(table.sentAt),
  ],
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
