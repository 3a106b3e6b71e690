import { limits } from '@paadam/shared/domain';
import type { FastifyReply } from 'fastify';
import { cookieAttributes } from './cookieAttributes';

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
