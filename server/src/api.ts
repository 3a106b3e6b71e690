import type { FastifyPluginAsync } from 'fastify';
import { accountRoutes } from './accounts/routes';
import { bookingRoutes } from './bookings/routes';
import { healthRoutes } from './health/routes';
import { answerNotFound } from './http/handleError';
import { devMailRoutes } from './mail/devMailRoutes';
import { parentRoutes } from './parents/routes';
import { callLimit } from './plugins/callLimit';
import { security } from './plugins/security';
import { profileRoutes } from './profiles/routes';
import { subjectRoutes } from './subjects/routes';
import { tutorRoutes } from './tutors/routes';

/** Everything below `/api`. */
export const api: FastifyPluginAsync = async (app) => {
  app.removeContentTypeParser('text/plain');
  await app.register(security);
  await app.register(callLimit);
  await app.register(healthRoutes);
  if (!app.config.smtpUrl) await app.register(devMailRoutes);
  await app.register(accountRoutes);
  await app.register(tutorRoutes);
  await app.register(subjectRoutes);
  await app.register(profileRoutes);
  await app.register(parentRoutes);
  await app.register(bookingRoutes);
  // Else the portal's document would answer here.
  app.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url: '/*', handler: answerNotFound });
};
