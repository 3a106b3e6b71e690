import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../calls/route';
import { noSuch } from '../http/HttpError';
import { listStudents } from './listStudents';
import { viewDashboard } from './viewDashboard';
import { viewEarnings } from './viewEarnings';

/** What tutors see of their own work. */
export const teachingRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.tutorStudents, async ({ params, query, user }) => {
    if (params.id !== user.id) throw noSuch('tutor');
    return listStudents(app.database, user.id, query);
  });

  route(app, calls.tutorDashboard, async ({ user }) => ({
    data: await viewDashboard(app.database, user),
  }));

  route(app, calls.tutorEarnings, ({ query, user }) => viewEarnings(app.database, user, query));
};
