import { createHash } from 'node:crypto';
import type { InvoiceContent } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import type { FastifyReply } from 'fastify';
import { drawInvoice } from './drawInvoice';
import { invoicePage, invoiceStyles } from './invoicePage';

const styleHash = createHash('sha256').update(invoiceStyles).digest('base64');
const headers = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Answers with a document, to be read and printed, all of it in the language that it was issued in. @param pdfPath where the same is a file */
export const sendInvoicePage = (
  reply: FastifyReply,
  content: InvoiceContent,
  pdfPath: string,
): FastifyReply =>
  reply
    .headers(headers)
    .type('text/html; charset=utf-8')
    .send(speak(content.language ?? 'en', () => invoicePage(content, pdfPath)));

/** Answers with a document as a file. */
export const sendInvoiceFile = async (
  reply: FastifyReply,
  content: InvoiceContent,
): Promise<FastifyReply> => {
  const name = `${content.number.replaceAll('/', '-')}.pdf`;
  return reply
    .headers({
      ...headers,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="${name}"`,
    })
    .type('application/pdf')
    .send(await drawInvoice(content));
};
