import type { ApprovalAnswer, DeskAct, DeskAction } from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, rightsOf } from './columns';
import { users } from './people';

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
  (table) => [
    index('desk_sessions_operator').on(table.operatorId),
    index('desk_sessions_age').on(table.createdAt),
  ],
);

/** What is done and read at the desk. A row stays as it is: the database refuses to change or to remove one. */
export const deskEvents = pgTable(
  'desk_events',
  {
    id: id(),
    /** Null: by the command line, or by an unknown person. */
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
    index('suspensions_age').on(table.endedAt).where(sql`${table.endedAt} is not null`),
  ],
);
