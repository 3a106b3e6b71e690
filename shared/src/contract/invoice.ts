import { invoiceKinds } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { defineCall, ListEnvelope } from './call';
import { Closed, Id, Instant, OneOf, pageQuery } from './schema';

/** A document, which stands to be printed at `/invoices/<id>` below `/api`, and as PDF at `/invoices/<id>.pdf`. */
export const InvoiceLink = Type.Object({
  _id: Id,
  kind: OneOf(invoiceKinds),
  number: Type.String({ examples: ['P/26-27/000123'] }),
});
export type InvoiceLink = Static<typeof InvoiceLink>;

/** A document in a list. */
export const Invoice = Type.Object({
  ...InvoiceLink.properties,
  title: Type.String({ examples: ['Receipt'] }),
  description: Type.String({ examples: ['A lesson in Mathematics with Asha Rao'] }),
  /** Paise, with tax. */
  total: Type.Integer({ examples: [60_000] }),
  bookingId: Id,
  issuedAt: Instant,
});
export type Invoice = Static<typeof Invoice>;

export const invoices = defineCall('invoices', {
  summary:
    'Receipts and credit notes for what the caller paid, or was paid for the caller’s lessons or children; a tutor’s commission invoices; latest first',
  who: 'signed-in',
  query: Closed(pageQuery),
  status: 200,
  answer: ListEnvelope(Invoice),
  errors: ['malformed_request'],
});
