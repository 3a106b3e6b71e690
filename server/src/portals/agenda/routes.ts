import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../access/calls/route';
import { viewCalendar } from './viewCalendar';

/** Everybody's own week. */
export const ownCalendarRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.ownCalendar, async ({ query, user }) => ({
    data: await viewCalendar(app.database, user, query),
  }));
};
