import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { bookingPage } from '../bookings/bookingPage';
import { countBookings, ofChildrenOf } from '../bookings/queries';
import { HttpError } from '../http/HttpError';
import { route } from '../http/route';
import { viewFamily } from './viewFamily';

export const parentRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.parentProfile, async ({ params, user }) => {
    refuseOthers(user.id, params.parentId);
    return { success: true, message: 'OK', data: await viewFamily(app.database, user) };
  });

  route(app, calls.parentBookings, async ({ params, query, user }) => {
    refuseOthers(user.id, params.parentId);
    const [page, upcomingCount] = await Promise.all([
      bookingPage(app.database, ofChildrenOf(user.id), query),
      countBookings(app.database, ofChildrenOf(user.id), ['pending', 'accepted']),
    ]);
    return { success: true, message: 'OK', ...page, upcomingCount };
  });
};

/** A parent's figures are that parent's alone. */
const refuseOthers = (ownId: string, parentId: string): void => {
  if (ownId !== parentId) throw new HttpError('not_found', 'There is no such parent.');
};
