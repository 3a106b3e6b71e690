import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes } from '../../access/sessions/cookies';
import { equalInConstantTime } from '../../access/sessions/secrets';

/**
 * A browser that has signed in to an account before carries a mark of it, so that its sign-ins are counted apart and
 * a stranger's failures never keep the owner out (OWASP's "device cookies"). A family shares a browser, so it carries the
 * marks of several accounts, the latest first. A mark hangs on the password's hash: a new password ends it. It opens
 * nothing.
 */
const knownCookie = 'paadam_known';
const secondsAYear = 31_536_000;
const marksKept = 5;
const markPattern = /^[\w-]{43}$/;

const markOf = (passwordHash: string): string =>
  createHmac('sha256', passwordHash).update('known browser').digest('base64url');

const marksIn = (cookie: string | undefined): string[] =>
  (cookie ?? '')
    .split('.')
    .filter((mark) => markPattern.test(mark))
    .slice(0, marksKept);

/** @param cookie with marks @returns whether it has the mark of the account with this password hash */
export const hasMarkOf = (cookie: string | undefined, passwordHash: string): boolean => {
  const own = markOf(passwordHash);
  return marksIn(cookie).some((mark) => equalInConstantTime(mark, own));
};

/** @param cookie with marks, or none @returns the cookie with this account's mark added, and its lifetime in seconds */
export const addMarkOf = (
  cookie: string | undefined,
  passwordHash: string,
): { value: string; maxAge: number } => {
  const own = markOf(passwordHash);
  const others = marksIn(cookie).filter((mark) => mark !== own);
  return { value: [own, ...others].slice(0, marksKept).join('.'), maxAge: secondsAYear };
};

/** @returns whether the browser's cookie has the mark of any account; the browser may have made it up */
export const isMarkedBrowser = (request: FastifyRequest): boolean =>
  marksIn(request.cookies[knownCookie]).length > 0;

export const isKnownBrowser = (request: FastifyRequest, passwordHash: string): boolean =>
  hasMarkOf(request.cookies[knownCookie], passwordHash);

export const markKnownBrowser = (reply: FastifyReply, passwordHash: string): void => {
  const { value, maxAge } = addMarkOf(reply.request.cookies[knownCookie], passwordHash);
  reply.setCookie(knownCookie, value, { ...cookieAttributes(reply), httpOnly: true, maxAge });
};
