import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes } from '../sessions/cookies';
import { equalInConstantTime } from '../sessions/secrets';

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

const marksOf = (request: FastifyRequest): string[] =>
  (request.cookies[knownCookie] ?? '')
    .split('.')
    .filter((mark) => markPattern.test(mark))
    .slice(0, marksKept);

/** @returns whether the browser has signed in to any account before, as far as it says */
export const isMarkedBrowser = (request: FastifyRequest): boolean => marksOf(request).length > 0;

export const isKnownBrowser = (request: FastifyRequest, passwordHash: string): boolean => {
  const own = markOf(passwordHash);
  return marksOf(request).some((mark) => equalInConstantTime(mark, own));
};

export const markKnownBrowser = (reply: FastifyReply, passwordHash: string): void => {
  const own = markOf(passwordHash);
  const others = marksOf(reply.request).filter((mark) => mark !== own);
  reply.setCookie(knownCookie, [own, ...others].slice(0, marksKept).join('.'), {
    ...cookieAttributes(reply),
    httpOnly: true,
    maxAge: secondsAYear,
  });
};
