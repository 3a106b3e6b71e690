import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import PostalMime from 'postal-mime';
import * as words from '../../messages/http';
import { isFromThisMachine } from '../http/clientAddress';
import { HttpError } from '../http/HttpError';
import { mailFolderOf } from './fileTransport';

const mostShown = 50;
/** The headers of a mail of ours end far before that. */
const headBytes = 8_192;

interface Query {
  to?: string;
  limit?: number;
  cursor?: string;
}

const schema = {
  querystring: {
    type: 'object',
    properties: {
      to: { type: 'string' },
      limit: { type: 'integer', minimum: 1, maximum: mostShown, default: mostShown },
      cursor: { type: 'string' },
    },
  },
};

/**
 * The mail that was written to files, for the person at this machine: newest first, page by page, `?to=` only that
 * address's. A mail is parsed where it is shown; that each of the others is for is read once.
 */
export const devMailRoutes: FastifyPluginAsync = async (app) => {
  const folder = mailFolderOf(app.config);
  const readers = new Map<string, string>();

  const readerOf = async (name: string): Promise<string> => {
    const known = readers.get(name);
    if (known !== undefined) return known;
    const reader = await readReader(join(folder, name));
    readers.set(name, reader);
    return reader;
  };

  app.get<{ Querystring: Query }>('/dev/mail', { schema }, async (request, reply) => {
    if (!isFromThisMachine(request)) throw new HttpError('not_found', words.thereIsNothingAtThisAddress);
    const { to, limit = mostShown, cursor } = request.query;
    const shown: string[] = [];
    for (const name of (await listMails(folder)).filter((found) => cursor === undefined || found < cursor)) {
      if (to === undefined || (await readerOf(name)) === to.toLowerCase()) shown.push(name);
      // One more tells that there is another page.
      if (shown.length > limit) break;
    }
    const page = shown.slice(0, limit);
    reply.header('cache-control', 'no-store');
    return {
      success: true,
      message: 'OK',
      data: await Promise.all(page.map(async (file) => ({ file, ...(await readMail(join(folder, file))) }))),
      nextCursor: shown.length > limit ? page.at(-1) : null,
    };
  });
};

/** @returns the files' names, the newest first */
const listMails = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse();
};

/** @returns the address that a mail is for, in small letters */
const readReader = async (file: string): Promise<string> => {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const start = buffer.subarray(0, bytesRead);
    const end = start.indexOf('\r\n\r\n');
    const { to } = await PostalMime.parse(end < 0 ? start : start.subarray(0, end + 4));
    return to?.[0]?.address?.toLowerCase() ?? '';
  } finally {
    await opened.close();
  }
};

const readMail = async (file: string) => {
  const mail = await PostalMime.parse(await readFile(file), { attachmentEncoding: 'utf8' });
  const { to, subject = '', text = '', html = '', date, attachments } = mail;
  const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return {
    to: to?.[0]?.address ?? '',
    subject,
    text,
    html,
    date,
    ...(calendar && { calendar: { method: calendar.method, content: calendar.content } }),
  };
};
