import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes } from '../../access/sessions/cookies';
import { drawSecret, hashSecret } from '../../access/sessions/secrets';

/**
 * Tells one browser from another before anybody has signed in, so that each spends tries of its own. It opens nothing, and
 * says nothing of who sits there.
 */
const browserCookie = 'paadam_browser';
const kept = 30 * 86_400;
const secretPattern = /^[\w-]{43}$/;

/** @returns the cookie if it has the form of ours; undefined if it is missing or malformed */
export const readBrowserSecret = (cookie: string | undefined): string | undefined =>
  cookie !== undefined && secretPattern.test(cookie) ? cookie : undefined;

const secretOf = ({ cookies }: FastifyRequest): string | undefined =>
  readBrowserSecret(cookies[browserCookie]);

/** @returns the hash of the browser's secret; undefined: it has none, or has made one up that cannot be ours */
export const browserOf = (request: FastifyRequest): string | undefined => {
  const secret = secretOf(request);
  return secret === undefined ? undefined : hashSecret(secret);
};

/** Gives the browser a secret where it has none. @returns its secret */
export const giveBrowserSecret = (request: FastifyRequest, reply: FastifyReply): string => {
  const known = secretOf(request);
  if (known !== undefined) return known;
  const secret = drawSecret();
  reply.setCookie(browserCookie, secret, { ...cookieAttributes(reply), httpOnly: true, maxAge: kept });
  return secret;
};

/** Gives the browser a secret where it has none. @returns its hash */
export const recogniseBrowser = (request: FastifyRequest, reply: FastifyReply): string =>
  hashSecret(giveBrowserSecret(request, reply));

/** Where a person calls from who has not shown who they are. */
export interface Whence {
  /** Of `browserOf`. */
  browser: string | undefined;
  /** Of `networkOf`. */
  network: string;
}
