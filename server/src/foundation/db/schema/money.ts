import type {
  CaptureFate,
  DestinationKind,
  DisputeStatus,
  PaidBy,
  PaymentProvider,
  PaymentStatus,
  PayoutStatus,
  RefundProblem,
  RefundReason,
  RefundStatus,
  SettlementKind,
} from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns';

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

/** What all accounts of a kind come to, in parts that are added up. The trigger of `ledger_transfers` writes it. */
export const ledgerTotals = pgTable(
  'ledger_totals',
  {
    kind: text('kind').notNull(),
    part: smallint('part').notNull(),
    debits: paise('debits').notNull(),
    credits: paise('credits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.part] })],
);

/** What each tutor's account comes to, so that tutors can be listed by it. The trigger of `ledger_transfers` writes it. */
export const tutorBalances = pgTable(
  'tutor_balances',
  {
    tutorId: uuid('tutor_id').primaryKey(),
    /** Paise; less than nothing where the tutor owes. */
    available: paise('available').notNull(),
  },
  (table) => [
    index('tutor_balances_payable')
      .on(table.available.desc(), table.tutorId)
      .where(sql`${table.available} > 0`),
  ],
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

const id = () => uuid('id').primaryKey();

/** What is asked for a lesson. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    bookingId: uuid('booking_id').notNull(),
    /** Who paid, or opened the way to pay last. */
    payerId: uuid('payer_id'),
    /** Paise. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull().default('INR'),
    status: text('status').$type<PaymentStatus>().notNull().default('due'),
    provider: text('provider'),
    method: text('method'),
    paidAt: instant('paid_at'),
    /** When what was held for it became the tutor's, and the house's. */
    releasedAt: instant('released_at'),
    /** When the release is tried next; null: no money is held. Triggers on payments, bookings, disputes and problems write it. */
    releaseAt: instant('release_at'),
    /** How many times the release was tried without an end. */
    releaseTries: smallint('release_tries').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('payments_booking').on(table.bookingId, table.createdAt),
    index('payments_payer').on(table.payerId, table.createdAt),
    index('payments_release').on(table.releaseAt).where(sql`${table.releaseAt} is not null`),
    index('payments_status').on(table.status, table.id),
  ],
);

/** A way to pay at the gateway. */
export const checkouts = pgTable(
  'checkouts',
  {
    /** Our name for it, by which the gateway opens it once. */
    id: id(),
    paymentId: uuid('payment_id').notNull(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    providerRef: text('provider_ref'),
    url: text('url'),
    amount: integer('amount').notNull(),
    openedBy: uuid('opened_by').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** When the gateway is asked next what became of it, and how often it was; null: not any more. */
    askAt: instant('ask_at'),
    asked: smallint('asked').notNull().default(0),
    closedAt: instant('closed_at'),
    /** How often in a row the gateway did not answer when it was asked. */
    /** When the gateway was last asked since a person looked at the payment. */
    lookedAt: instant('looked_at'),
    unanswered: smallint('unanswered').notNull().default(0),
  },
  (table) => [
    index('checkouts_payment').on(table.paymentId),
    index('checkouts_ref').on(table.providerRef),
    index('checkouts_unanswered').on(table.createdAt).where(sql`${table.unanswered} > 0`),
    index('checkouts_to_ask').on(table.askAt).where(sql`${table.askAt} is not null`),
    index('checkouts_age').on(table.closedAt).where(sql`${table.closedAt} is not null`),
  ],
);

/** Money that came. */
export const captures = pgTable(
  'captures',
  {
    provider: text('provider').$type<PaidBy>().notNull(),
    ref: text('ref').notNull(),
    paymentId: uuid('payment_id').notNull(),
    payerId: uuid('payer_id'),
    amount: integer('amount').notNull(),
    fate: text('fate').$type<CaptureFate>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.ref] }),
    index('captures_payment').on(table.paymentId),
    index('captures_at').on(table.provider, table.at),
    index('captures_ref').on(table.ref),
  ],
);

/** Money that goes back. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the key by which the gateway sends it once. */
    id: id(),
    paymentId: uuid('payment_id').notNull(),
    provider: text('provider').$type<PaidBy>().notNull(),
    captureRef: text('capture_ref').notNull(),
    amount: integer('amount').notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    status: text('status').$type<RefundStatus>().notNull().default('wanted'),
    providerRef: text('provider_ref'),
    tries: smallint('tries').notNull().default(0),
    /** How often the gateway said that it has failed: each time it is another refund to it. */
    failures: smallint('failures').notNull().default(0),
    problem: text('problem').$type<RefundProblem>(),
    /** When it is tried, or asked for, next; null: it is done. */
    tryAt: instant('try_at').defaultNow(),
    triedAt: instant('tried_at'),
    createdAt: createdAt(),
    doneAt: instant('done_at'),
    /** The bank's reference, where an operator sent it past the gateway. */
    handReference: text('hand_reference'),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    index('refunds_status').on(table.status, table.id),
    index('refunds_failed')
      .on(table.id)
      .where(sql`${table.status} <> 'done' and (${table.status} = 'failed' or ${table.problem} is not null)`),
    index('refunds_provider_ref').on(table.providerRef).where(sql`${table.providerRef} is not null`),
    index('refunds_hand_reference').on(table.handReference).where(sql`${table.handReference} is not null`),
    index('refunds_capture').on(table.provider, table.captureRef),
    index('refunds_to_try').on(table.tryAt).where(sql`${table.tryAt} is not null`),
  ],
);

/** Money that a payer's bank asks back. */
export const disputes = pgTable(
  'disputes',
  {
    provider: text('provider').$type<PaymentProvider>().notNull(),
    ref: text('ref').notNull(),
    /** Which money: it may be told of before that is known to have come. */
    captureRef: text('capture_ref').notNull(),
    amount: integer('amount').notNull(),
    reason: text('reason'),
    status: text('status').$type<DisputeStatus>().notNull(),
    /** Until when the gateway takes an answer. */
    respondBy: instant('respond_by'),
    openedAt: instant('opened_at').notNull().defaultNow(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.ref] }),
    index('disputes_capture').on(table.provider, table.captureRef),
    index('disputes_to_answer')
      .on(sql`coalesce(${table.respondBy}, '2200-01-01 00:00:00+00'::timestamptz)`, table.provider, table.ref)
      .where(sql`${table.status} = 'open'`),
    index('disputes_closed')
      .on(table.openedAt, table.provider, table.ref)
      .where(sql`${table.status} <> 'open'`),
  ],
);

/** What gateways have told, each once. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    provider: text('provider').$type<PaymentProvider>().notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    facts: jsonb('facts').$type<object[]>().notNull(),
    handledAt: instant('handled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('gateway_events_age').on(table.receivedAt),
    index('gateway_events_received').on(table.provider, table.receivedAt),
  ],
);

/** Where a tutor's money goes: the one that has not ended. */
export const payoutDestinations = pgTable('payout_destinations', {
  id: id(),
  tutorId: uuid('tutor_id').notNull(),
  kind: text('kind').$type<DestinationKind>().notNull(),
  /** In the place "payout-destination:<id>". */
  sealed: text('sealed').notNull(),
  masked: text('masked').notNull(),
  createdAt: createdAt(),
  usableFrom: instant('usable_from').notNull(),
  endedAt: instant('ended_at'),
});

export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    tutorId: uuid('tutor_id').notNull(),
    destinationId: uuid('destination_id').notNull(),
    /** Paise. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    status: text('status').$type<PayoutStatus>().notNull().default('wanted'),
    /** The bank's. */
    reference: text('reference'),
    sentOn: date('sent_on'),
    /** Why it failed, or was cancelled. */
    reason: text('reason'),
    madeBy: uuid('made_by'),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('payouts_tutor').on(table.tutorId, table.id),
    index('payouts_status').on(table.status, table.id),
  ],
);

/** What operators enter of what the gateway paid to the bank, and kept as its fees. */
export const settlements = pgTable(
  'settlements',
  {
    id: id(),
    kind: text('kind').$type<SettlementKind>().notNull(),
    /** Paise. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    reference: text('reference').notNull(),
    onDay: date('on_day').notNull(),
    enteredBy: uuid('entered_by').notNull(),
    enteredAt: instant('entered_at').notNull().defaultNow(),
  },
  (table) => [unique('settlements_once').on(table.kind, table.reference)],
);

/** What the gateway that stands in knows, as another company would: the ways to pay, … */
export const standInLinks = pgTable('stand_in_links', {
  id: id(),
  reference: uuid('reference').notNull(),
  amount: integer('amount').notNull(),
  description: text('description').notNull(),
  returnUrl: text('return_url').notNull(),
  expiresAt: instant('expires_at').notNull(),
  cancelledAt: instant('cancelled_at'),
});

/** … the payments, … */
export const standInPayments = pgTable(
  'stand_in_payments',
  {
    ref: text('ref').primaryKey(),
    linkId: uuid('link_id').notNull(),
    amount: integer('amount').notNull(),
    method: text('method').$type<'upi' | 'card'>().notNull(),
    /** It may lie ahead: a person lets the money come late. */
    at: instant('at').notNull().defaultNow(),
    /** Whether it fails to send it back the first time that it is asked. */
    refundFails: boolean('refund_fails').notNull().default(false),
  },
  (table) => [index('stand_in_payments_link').on(table.linkId)],
);

/** … and what went back. */
export const standInRefunds = pgTable('stand_in_refunds', {
  ref: text('ref').primaryKey(),
  paymentRef: text('payment_ref').notNull(),
  key: text('key').notNull(),
  amount: integer('amount').notNull(),
  status: text('status').$type<'sent' | 'done' | 'failed'>().notNull(),
  at: instant('at').notNull().defaultNow(),
});
