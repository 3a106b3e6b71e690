import type { ExceptionKind, Weekday } from '@paadam/shared/domain';
import { date, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { tutors } from './people';

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
  (table) => [
    index('availability_exceptions_tutor').on(table.tutorId, table.lastDay),
    index('availability_exceptions_age').on(table.lastDay),
  ],
);
