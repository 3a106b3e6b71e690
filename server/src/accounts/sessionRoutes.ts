import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../calls/route';
import { HttpError } from '../http/HttpError';
import { endSessionOf } from '../sessions/changes';
import { clearSessionCookies } from '../sessions/cookies';
import { sessionPage, signInPage } from './sessionPages';

/** Where one is signed in, and when one has signed in. */
export const sessionRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  route(app, calls.sessions, ({ session, query }) => sessionPage(database, session, query));

  route(app, calls.endSession, async ({ params, session, reply }) => {
    const isEnded = await endSessionOf(database, session.user.id, params.id);
    if (!isEnded) throw new HttpError('not_found', 'There is no such session. It may have ended already.');
    if (params.id === session.id) clearSessionCookies(reply);
    return { message: 'Signed out there' };
  });

  route(app, calls.signInHistory, ({ user, query }) => signInPage(database, user.id, query));
};
