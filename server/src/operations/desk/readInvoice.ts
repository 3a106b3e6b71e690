import type { InvoiceContent } from '@paadam/shared/domain';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database } from '../../foundation/db/openDatabase';
import { HttpError, noSuch } from '../../foundation/http/HttpError';
import { findInvoice } from '../../money/invoices/queries';
import { recordAtDesk } from './changes';
import { actorOf } from './deskActor';

/** @returns a document, of anybody; that it was read is written down with it @throws HttpError `not_found` */
export const readInvoice = (database: Database, request: FastifyRequest): Promise<InvoiceContent> => {
  const { params, deskSession: session } = request;
  if (!session) throw new HttpError('unauthenticated', () => 'Please sign in.');
  const { operatorId, network } = actorOf({ session, raw: request });
  return inTransaction(database, async (tx) => {
    const invoice = await findInvoice(tx, (params as { id: string }).id);
    if (!invoice) throw noSuch('document');
    const about = { kind: 'booking', id: invoice.bookingId } as const;
    const detail = { number: invoice.content.number };
    await recordAtDesk(tx, { operatorId, action: 'invoice-read', about, detail, network });
    return invoice.content;
  });
};
