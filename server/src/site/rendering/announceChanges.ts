import { calls } from '@paadam/shared/contract';
import plugin from 'fastify-plugin';
import { changingCalls } from './PublicData';
import { findPublicFace } from './queries';

declare module 'fastify' {
  interface FastifyRequest {
    /** What visitors saw of the caller before the call; null: the call cannot change it. */
    publicFace: string | null;
  }
}

/**
 * Tells `publicData` about each call that changed a public page, before the call is answered, because the person may open that page next.
 * Other calls leave all kept pages as they are.
 */
export const announceChanges = plugin(async (app) => {
  const { database, publicData } = app;
  app.decorateRequest('publicFace', null);

  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    if (!call || !changingCalls.has(call) || !request.session) return;
    request.publicFace = await findPublicFace(database, request.session.user);
  });

  app.addHook('onSend', async ({ routeOptions, session, publicFace }, { statusCode }) => {
    const { call } = routeOptions.config;
    if (!call || statusCode >= 400) return;
    if (call === calls.createReview) return publicData.raise();
    if (!changingCalls.has(call) || !session) return;
    // If the comparison fails, the page may have changed.
    const now = await findPublicFace(database, session.user).catch(() => undefined);
    if (now !== publicFace) publicData.raise();
  });
});
