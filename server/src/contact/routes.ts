import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../calls/route';
import * as words from '../messages/requests';
import { limitAddress } from '../rate-limits/limitAddress';
import { sendMessage } from './sendMessage';

export const contactRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.contact, async ({ body, raw }) => {
    await limitAddress(raw, 'contacts');
    await sendMessage(app.database, app.config.operatorEmail, body);
    return { message: words.messageSent };
  });
};
