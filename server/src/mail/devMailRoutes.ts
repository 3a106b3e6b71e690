import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import PostalMime from 'postal-mime';
import { isFromThisMachine } from '../http/clientAddress';
import { HttpError } from '../http/HttpError';
import { mailFolderOf } from './fileTransport';

const shown = 50;

/** The mail that was written to files, for whoever sits at this machine: newest first, `?to=` only that address's. */
export const devMailRoutes: FastifyPluginAsync = async (app) => {
  const folder = mailFolderOf(app.config);

  const schema = { querystring: { type: 'object', properties: { to: { type: 'string' } } } };
  app.get<{ Querystring: { to?: string } }>('/dev/mail', { schema }, async (request, reply) => {
    if (!isFromThisMachine(request)) throw new HttpError('not_found', 'There is nothing at this address.');
    const { to } = request.query;
    const names = await readdir(folder).catch(() => []);
    const mails = names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse();
    const data = [];
    for (const name of mails) {
      const mail = await readMail(join(folder, name));
      if (to === undefined || mail.to.toLowerCase() === to.toLowerCase()) data.push({ file: name, ...mail });
      if (data.length === shown) break;
    }
    reply.header('cache-control', 'no-store');
    return { success: true, message: 'OK', data };
  });
};

const readMail = async (file: string) => {
  const { to, subject = '', text = '', html = '', date } = await PostalMime.parse(await readFile(file));
  return { to: to?.[0]?.address ?? '', subject, text, html, date };
};
