import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes } from './cookieAttributes';
import { equalInConstantTime } from './equalInConstantTime';

/**
 * A browser that has signed in to an account before carries a mark of it, so that its sign-ins are counted apart and
 * a stranger's failures never keep the owner out (OWASP's "device cookies"). The mark hangs on the password's hash: a
 * new password ends it. It opens nothing.
 */
const knownCookie = 'paadam_known';
const secondsAYear = 31_536_000;

const markOf = (passwordHash: string): string =>
  createHmac('sha256', passwordHash).update('known browser').digest('base64url');

export const isKnownBrowser = (request: FastifyRequest, passwordHash: string): boolean =>
  equalInConstantTime(request.cookies[knownCookie] ?? '', markOf(passwordHash));

export const markKnownBrowser = (reply: FastifyReply, passwordHash: string): void => {
  reply.setCookie(knownCookie, markOf(passwordHash), {
    ...cookieAttributes(reply),
    httpOnly: true,
    maxAge: secondsAYear,
  });
};
