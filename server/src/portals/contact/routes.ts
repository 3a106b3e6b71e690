import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../access/calls/route';
import { addressOf } from '../../foundation/http/clientAddress';
import { limitAddress } from '../../foundation/rate-limits/limitAddress';
import * as words from '../../messages/requests';
import { limitMessages } from './limitMessages';
import { sendMessage } from './sendMessage';

export const contactRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.contact, async ({ body, raw }) => {
    await limitAddress(raw, 'contacts');
    const writer = raw.session?.user.id ?? null;
    await limitMessages(app, { writer, address: addressOf(raw), email: body.email });
    await sendMessage(app.database, app.config.operatorEmail, body);
    return { message: words.messageSent };
  });
};
