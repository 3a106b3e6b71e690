import { type InvoiceContent, type InvoiceKind, onIndianClock, writeDay } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../../foundation/db/openDatabase';
import { invoiceCounters, invoices } from '../../../foundation/db/schema';
import { financialYear, invoiceNumber, invoiceSeries } from './invoiceNumber';

interface Issued {
  kind: InvoiceKind;
  /** Names the cause, "receipt:<payment>". */
  sourceKey: string;
  recipientId: string;
  bookingId: string;
  paymentId: string;
  content: Omit<InvoiceContent, 'number' | 'date'>;
}

/**
 * Issues a document in the transaction of what it is issued for. The person who issues another of its series waits until that ends: a
 * number is either on a document, or still the next one.
 *
 * @returns its id
 * @throws where one of that cause is there already
 */
export const issueInvoice = async (
  tx: Transaction,
  { kind, content, ...values }: Issued,
): Promise<string> => {
  const issuedAt = new Date();
  const series = invoiceSeries[kind];
  const year = financialYear(issuedAt);
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last });
  if (!counter) throw new Error('A counter gave no number.');
  const id = uuidv7();
  const date = speak(content.language ?? 'en', () =>
    writeDay(onIndianClock(issuedAt), { day: 'numeric', month: 'long', year: 'numeric' }),
  );
  const written = { ...content, number: invoiceNumber(series, year, counter.last), date };
  const number = counter.last;
  await tx.insert(invoices).values({ id, kind, ...values, series, year, number, content: written, issuedAt });
  return id;
};
