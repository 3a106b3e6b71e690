import type { BookingSide, ProblemKind, ProblemStatus } from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns';

/** What a person says went wrong in a lesson, and what becomes of it. */
export const lessonProblems = pgTable(
  'lesson_problems',
  {
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id').notNull(),
    kind: text('kind').$type<ProblemKind>().notNull(),
    text: text('text').notNull(),
    byId: uuid('by_id').notNull(),
    bySide: text('by_side').$type<BookingSide>().notNull(),
    createdAt: createdAt(),
    /** Until when the other side may answer; then it is for an operator. */
    answerBy: instant('answer_by').notNull(),
    status: text('status').$type<ProblemStatus>().notNull().default('open'),
    answerText: text('answer_text').notNull().default(''),
    answeredBy: uuid('answered_by'),
    answeredAt: instant('answered_at'),
    /** Paise that go back by it; null: nothing was held for the lesson, or it is not settled. */
    refund: integer('refund'),
    /** Of an operator's decision, as both sides read it. */
    reason: text('reason'),
    decidedBy: uuid('decided_by'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('lesson_problems_one').on(table.bookingId).where(sql`${table.status} <> 'withdrawn'`),
    index('lesson_problems_booking').on(table.bookingId),
    index('lesson_problems_status').on(table.status, table.id),
    index('lesson_problems_waiting')
      .on(table.status, table.answerBy)
      .where(sql`${table.status} in ('open', 'disputed')`),
  ],
);
