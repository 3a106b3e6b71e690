import { type Call, calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { admit } from '../../access/calls/admit';
import { IdPosition, readPage } from '../../access/calls/page';
import { route } from '../../access/calls/route';
import { noSuch } from '../../foundation/http/HttpError';
import { findInvoice, listInvoices } from './queries';
import { sendInvoiceFile, sendInvoicePage } from './sendInvoice';

/** The id in the address of a document. */
export const invoiceId = ':id([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})';

const reading: Pick<Call, 'who' | 'path'> = { who: 'signed-in', path: '/invoices/:id' };

/** The documents of who is signed in: as a list, and each to be printed, and as a file. */
export const invoiceRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  route(app, calls.invoices, async ({ query, user }) => {
    const { rows, nextCursor } = await readPage(
      query,
      IdPosition,
      (after, count) => listInvoices(database, user, { after, count }),
      ({ id }) => id,
    );
    const data = rows.map(({ id, kind, content, bookingId, issuedAt }) => ({
      _id: id,
      kind,
      number: content.number,
      title: content.title,
      description: content.line.description,
      total: content.total,
      bookingId,
      issuedAt: issuedAt.toISOString(),
    }));
    return { data, nextCursor };
  });

  const contentOf = async ({ params, session }: FastifyRequest) => {
    const { id } = params as { id: string };
    const invoice = session && (await findInvoice(database, id, session.user));
    if (!invoice) throw noSuch('document');
    return invoice.content;
  };
  const onRequest = admit(reading as Call);

  app.get(`/invoices/${invoiceId}`, { onRequest }, async (request, reply) =>
    sendInvoicePage(reply, await contentOf(request), `${request.url.split('?')[0]}.pdf`),
  );
  app.get(`/invoices/${invoiceId}.pdf`, { onRequest }, async (request, reply) =>
    sendInvoiceFile(reply, await contentOf(request)),
  );
};
