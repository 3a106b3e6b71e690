import { calls } from '@paadam/shared/contract';
import plugin from 'fastify-plugin';
import { changingCalls } from './PublicData';
import { findPublicFace } from './queries';

declare module 'fastify' {
  interface FastifyRequest {
    /** What visitors saw of the caller before a call that may change it; null: the call cannot. */
    publicFace: string | null;
  }
}

/**
 * Tells `publicData` of each call that has changed what a public page shows, before its answer is out: the person who reads that
 * looks at the page next. A call that has changed nothing of that leaves all kept pages as they are.
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
    // What cannot be compared may have changed.
    const now = await findPublicFace(database, session.user).catch(() => undefined);
    if (now !== publicFace) publicData.raise();
  });
});
