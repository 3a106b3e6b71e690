import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Sums of paise outgrow what a number holds exactly long before they outgrow the database. */
const paise = (name: string) => bigint(name, { mode: 'bigint' });

/** What stands where. The sums are written by a trigger of `ledger_transfers` alone. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    /** Whose: a booking's, a payer's, a tutor's; null: the house's one account of the kind. */
    ownerId: uuid('owner_id'),
    side: text('side').$type<'debit' | 'credit'>().notNull(),
    debits: paise('debits').notNull().default(sql`0`),
    credits: paise('credits').notNull().default(sql`0`),
    mayOverdraw: boolean('may_overdraw').notNull().default(false),
  },
  (table) => [unique('ledger_accounts_one').on(table.kind, table.ownerId).nullsNotDistinct()],
);

/** What happened. Append-only, as its transfers are. */
export const ledgerJournals = pgTable(
  'ledger_journals',
  {
    id: uuid('id').primaryKey(),
    event: text('event').notNull(),
    sourceKey: text('source_key').notNull(),
    bookingId: uuid('booking_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    unique('ledger_journals_once').on(table.sourceKey),
    index('ledger_journals_booking').on(table.bookingId),
  ],
);

export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    journalId: uuid('journal_id').notNull(),
    debitId: uuid('debit_id').notNull(),
    creditId: uuid('credit_id').notNull(),
    amount: paise('amount').notNull(),
  },
  (table) => [
    index('ledger_transfers_journal').on(table.journalId),
    index('ledger_transfers_debit').on(table.debitId),
    index('ledger_transfers_credit').on(table.creditId),
  ],
);

export const ledgerRecounts = pgTable('ledger_recounts', {
  at: instant('at').primaryKey().defaultNow(),
  accounts: integer('accounts').notNull(),
  journals: integer('journals').notNull(),
  differences: jsonb('differences').$type<unknown[]>().notNull(),
});
