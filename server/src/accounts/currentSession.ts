import type { FastifyRequest } from 'fastify';
import { sessionCookie } from './sessionCookies';
import { findSession, type Session } from './sessions';

/** @returns the session that the request's cookie opens, or null for a visitor */
export const currentSession = async (request: FastifyRequest): Promise<Session | null> => {
  const cookie = request.cookies[sessionCookie];
  return cookie ? findSession(request.server.database, cookie) : null;
};
