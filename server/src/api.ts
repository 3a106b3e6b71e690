import type { FastifyPluginAsync } from 'fastify';
import { accountRoutes } from './accounts/routes';
import { bookingRoutes } from './bookings/routes';
import { contactRoutes } from './contact/routes';
import { announceChanges } from './drawing/announceChanges';
import { healthRoutes } from './health/routes';
import { answerNotFound } from './http/handleError';
import { liveRoutes } from './live/routes';
import { devMailRoutes } from './mail/devMailRoutes';
import { metricsRoutes } from './metrics/routes';
import { openapi } from './openapi/openapi';
import { parentRoutes } from './parents/routes';
import { jsonBody } from './plugins/jsonBody';
import { refuseWhileClosing } from './plugins/refuseWhileClosing';
import { security } from './plugins/security';
import { profileRoutes } from './profiles/routes';
import { reviewRoutes } from './reviews/routes';
import { subjectRoutes } from './subjects/routes';
import { teachingRoutes } from './teaching/routes';
import { telemetryRoutes } from './telemetry/routes';
import { tutorRoutes } from './tutors/routes';

/** Everything below `/api`. */
export const api: FastifyPluginAsync = async (app) => {
  app.removeContentTypeParser('text/plain');
  await app.register(jsonBody);
  await app.register(security);
  await app.register(refuseWhileClosing);
  app.addHook('onRequest', app.limitCalls);
  await app.register(announceChanges);
  await app.register(openapi);
  await app.register(healthRoutes);
  await app.register(metricsRoutes);
  if (!app.config.smtpUrl) await app.register(devMailRoutes);
  await app.register(accountRoutes);
  await app.register(tutorRoutes);
  await app.register(subjectRoutes);
  await app.register(profileRoutes);
  await app.register(parentRoutes);
  await app.register(bookingRoutes);
  await app.register(reviewRoutes);
  await app.register(teachingRoutes);
  await app.register(contactRoutes);
  await app.register(telemetryRoutes);
  await app.register(liveRoutes);
  // Else the portal's document would answer here.
  app.route({ method: ['GET', 'POST'], url: '/*', handler: answerNotFound });
  app.setNotFoundHandler(answerNotFound);
};
