import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../http/route';
import { viewProfile } from './viewProfile';

export const profileRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.profile, async ({ params, user }) => ({
    success: true,
    message: 'OK',
    data: await viewProfile(app.database, user, params.id),
  }));
};
