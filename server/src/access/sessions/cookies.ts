import type { CookieSerializeOptions } from '@fastify/cookie';
import { limits } from '@paadam/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../foundation/http/callerOf';
import { findSession, type Session } from './queries';

/**
 * What all our cookies share: sent to the whole site, not with other sites' posts, and over https where we have it.
 *
 * Inside a page of another site that may call us, the browser sends `Lax` cookies with nothing, and blocks others unless
 * they are partitioned: kept for that site's pages alone (CHIPS). Such a session is of no use on any other site, ours
 * included. It takes https.
 */
export const cookieAttributes = (reply: FastifyReply): CookieSerializeOptions => {
  const secure = reply.server.config.publicOrigin.startsWith('https:');
  const caller = callerOf(reply.request);
  const embedded = secure && caller.page === 'allowed' && caller.crossSite;
  return embedded
    ? { path: '/', secure, sameSite: 'none', partitioned: true }
    : { path: '/', secure, sameSite: 'lax' };
};

export const sessionCookie = 'paadam_session';
/** Holds the CSRF token, where the page's scripts can read it. */
export const tokenCookie = 'token';

const secondsADay = 86_400;

const keptAttributes = (reply: FastifyReply) => ({
  ...cookieAttributes(reply),
  maxAge: limits.session.absoluteDays * secondsADay,
});

export const setSessionCookies = (
  reply: FastifyReply,
  session: { cookie: string; csrfToken: string },
): void => {
  reply.setCookie(sessionCookie, session.cookie, { ...keptAttributes(reply), httpOnly: true });
  setTokenCookie(reply, session.csrfToken);
};

export const setTokenCookie = (reply: FastifyReply, csrfToken: string): void => {
  reply.setCookie(tokenCookie, csrfToken, keptAttributes(reply));
};

export const clearSessionCookies = (reply: FastifyReply): void => {
  reply.clearCookie(sessionCookie, cookieAttributes(reply));
  reply.clearCookie(tokenCookie, cookieAttributes(reply));
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null for a visitor, and outside the calls of the contract. */
    session: Session | null;
  }
}

/** @returns the session that the request's cookie opens, or null for a visitor */
export const currentSession = async (request: FastifyRequest): Promise<Session | null> => {
  const cookie = request.cookies[sessionCookie];
  return cookie ? findSession(request.server.database, cookie) : null;
};
