import type { InvoiceContent, InvoiceKind } from '@paadam/shared/domain';
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** The last number of each series in a year, locked by the person who issues the next one until that is certain. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    series: text('series').notNull(),
    year: text('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

/** Receipts, commission invoices and credit notes. Nothing of a row ever changes. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    series: text('series').notNull(),
    /** The financial year of India, "26-27". */
    year: text('year').notNull(),
    number: integer('number').notNull(),
    /** What it was issued for, "receipt:<payment>". */
    sourceKey: text('source_key').notNull(),
    recipientId: uuid('recipient_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    unique('invoices_source_key_key').on(table.sourceKey),
    index('invoices_recipient').on(table.recipientId, table.id),
    index('invoices_booking').on(table.bookingId),
    index('invoices_payment').on(table.paymentId),
  ],
);
