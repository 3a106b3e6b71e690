import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, tstzrange } from './columns';
import { tutors, users } from './people';

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
    /** The IANA zone that was assumed for times without a zone. */
    assumedZone: text('assumed_zone'),
    /** Events of the file at the last successful reading; null: the reading was before events were counted. */
    events: integer('events'),
    /** How many events were read only in part. */
    inPart: integer('in_part').notNull().default(0),
    /** The first of the events read in part, as JSON, sealed for the calendar's row. */
    firstInPartSealed: text('first_in_part_sealed'),
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
