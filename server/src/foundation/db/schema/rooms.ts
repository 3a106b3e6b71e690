import type { RoomEventKind } from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { bytea, createdAt, id, instant } from './columns';
import { users } from './people';

/** A lesson's room; one row for each that a person has entered. `append_lesson_events` of the migrations writes it. */
export const lessonRooms = pgTable(
  'lesson_rooms',
  {
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
    /** When the room was first entered. */
    openedAt: instant('opened_at').notNull().defaultNow(),
    /** When upkeep removed the room's events, files and presence; null: they are still there. */
    recordRemovedAt: instant('record_removed_at'),
  },
  (table) => [index('lesson_rooms_age').on(table.openedAt).where(sql`${table.recordRemovedAt} is null`)],
);

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

/** The spells that a person's tabs spent in a room. */
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
    /** Whether the person's hand is up, in each of their spells under way. */
    hasHandUp: boolean('has_hand_up').notNull().default(false),
  },
  (table) => [index('lesson_presence_booking').on(table.bookingId, table.userId)],
);
