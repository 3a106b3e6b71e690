import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../access/calls/route';
import { originOf } from '../../foundation/http/clientAddress';
import * as words from '../../messages/payments';
import { setDestination } from './setDestination';
import { payoutPage, viewStatement } from './viewPayouts';

/** What tutors have earned, and where it goes. */
export const payoutRoutes: FastifyPluginAsync = async (app) => {
  const { database, config } = app;

  route(app, calls.tutorPayouts, ({ query, user }) => payoutPage(database, config.money, user, query));

  route(app, calls.tutorStatement, async ({ query, user }) => ({
    data: await viewStatement(database, user, query),
  }));

  route(app, calls.setPayoutDestination, async ({ body, session, raw }) => ({
    message: words.destinationSet,
    data: await setDestination(app, session, body, originOf(raw)),
  }));
};
