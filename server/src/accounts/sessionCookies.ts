import { limits } from '@paadam/shared/domain';
import type { FastifyReply } from 'fastify';
import { cookieAttributes } from './cookieAttributes';

export const sessionCookie = 'paadam_session';
/** Holds the CSRF token, where the page's scripts can read it. */
const tokenCookie = 'token';

const secondsADay = 86_400;

export const setSessionCookies = (
  reply: FastifyReply,
  session: { cookie: string; csrfToken: string },
): void => {
  const attributes = { ...cookieAttributes(reply), maxAge: limits.session.absoluteDays * secondsADay };
  reply.setCookie(sessionCookie, session.cookie, { ...attributes, httpOnly: true });
  reply.setCookie(tokenCookie, session.csrfToken, attributes);
};

export const clearSessionCookies = (reply: FastifyReply): void => {
  reply.clearCookie(sessionCookie, cookieAttributes(reply));
  reply.clearCookie(tokenCookie, cookieAttributes(reply));
};
