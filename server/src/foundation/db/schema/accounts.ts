import type { Language, Role } from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { users } from './people';

/**
 * One browser's attempt to register. The account comes into being when its code is confirmed in the browser
 * that holds the attempt's cookie, so that no one's second attempt touches a person's first.
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
  (table) => [
    index('registrations_email').on(sql`lower(${table.email})`, table.createdAt),
    index('registrations_age').on(table.createdAt),
  ],
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
  (table) => [
    index('codes_target').on(table.purpose, table.target, table.createdAt),
    index('codes_age').on(table.expiresAt),
  ],
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
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_idle').on(table.lastSeenAt),
    index('sessions_age').on(table.createdAt),
  ],
);

/** The second step of sign-in; `recovery_codes` and `sign_in_tickets` are about it as well. */
export const twoStep = pgTable(
  'two_step',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the authenticator app, sealed (`Sealer`). */
    secret: text('secret').notNull(),
    /** When a first code proved that the app has the secret. Sign-in asks for codes from then on. Null: not yet. */
    confirmedAt: instant('confirmed_at'),
    /** The last 30-second step since the epoch whose code was used. Codes up to it no longer work. */
    lastStep: integer('last_step').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('two_step_unconfirmed').on(table.createdAt).where(sql`${table.confirmedAt} is null`)],
);

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
  (table) => [
    index('sign_in_tickets_user').on(table.userId),
    index('sign_in_tickets_age').on(table.expiresAt),
  ],
);

/**
 * Counted events within a window, shared by every instance: failed sign-ins of an account, codes sent to an
 * address. A row lives until its window has passed.
 */
export const throttles = pgTable(
  'throttles',
  {
    /** What is counted, "sign-in:<hash of address>". */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** The last counted event. */
    lastAt: instant('last_at').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('throttles_age').on(table.resetsAt)],
);

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
  /** Who did it; null for a visitor. */
  actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
  /** The other side: of a link the parent. */
  otherId: uuid('other_id').references(() => users.id, { onDelete: 'set null' }),
  network: text('network').notNull().default(''),
  userAgent: text('user_agent').notNull().default(''),
});
