import { deskLimits } from '@paadam/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { drawSecret, hashSecret } from '../../access/sessions/secrets';
import { readBrowserSecret } from '../../people/accounts/browserCookie';
import { addMarkOf, hasMarkOf } from '../../people/accounts/knownBrowser';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the desk has an origin of its own, on which there is nothing else. */
    isDeskAlone: boolean;
  }
}

/** Cookies: the session; the marks of operators who signed in here before (0007); the id of this browser (0037). */
type DeskCookie = 'paadam_desk' | 'paadam_desk_known' | 'paadam_desk_browser';

/**
 * On an origin of its own a cookie is for the whole of it, which `__Host-` asks for. Beside the portals it goes with the
 * desk's calls alone, so that nothing else of this site is ever sent it; over https its name then says as much as it can.
 */
const cookieFor = ({ config, isDeskAlone }: FastifyRequest['server'], cookie: DeskCookie) => {
  const secure = config.publicOrigin.startsWith('https:');
  const prefix = secure ? (isDeskAlone ? '__Host-' : '__Secure-') : '';
  return {
    name: `${prefix}${cookie}`,
    attributes: {
      path: isDeskAlone ? '/' : '/api/desk',
      secure,
      httpOnly: true,
      sameSite: 'strict',
    } as const,
  };
};

const read = (request: FastifyRequest, cookie: DeskCookie): string | undefined =>
  request.cookies[cookieFor(request.server, cookie).name];

const set = (reply: FastifyReply, cookie: DeskCookie, value: string, maxAge: number): void => {
  const { name, attributes } = cookieFor(reply.server, cookie);
  reply.setCookie(name, value, { ...attributes, maxAge });
};

/** @returns the value of the desk's cookie; undefined if there is none */
export const deskCookieOf = (request: FastifyRequest): string | undefined => read(request, 'paadam_desk');

export const setDeskCookie = (reply: FastifyReply, value: string): void =>
  set(reply, 'paadam_desk', value, deskLimits.session.hours * 3_600);

export const clearDeskCookie = (reply: FastifyReply): void => {
  const { name, attributes } = cookieFor(reply.server, 'paadam_desk');
  reply.clearCookie(name, attributes);
};

/** @returns whether the operator with this hash of a password has signed in from this browser before, or set that password here */
export const isKnownAtDesk = (request: FastifyRequest, passwordHash: string): boolean =>
  hasMarkOf(read(request, 'paadam_desk_known'), passwordHash);

export const markKnownAtDesk = (reply: FastifyReply, passwordHash: string): void => {
  const { value, maxAge } = addMarkOf(read(reply.request, 'paadam_desk_known'), passwordHash);
  set(reply, 'paadam_desk_known', value, maxAge);
};

const browserSeconds = 30 * 86_400;

/** @returns the hash of this browser's id; undefined if it has none of ours */
export const deskBrowserOf = (request: FastifyRequest): string | undefined => {
  const secret = readBrowserSecret(read(request, 'paadam_desk_browser'));
  return secret === undefined ? undefined : hashSecret(secret);
};

/** Gives the browser an id of its own, unless it has one. */
export const recogniseAtDesk = (request: FastifyRequest, reply: FastifyReply): void => {
  if (deskBrowserOf(request) === undefined) {
    set(reply, 'paadam_desk_browser', drawSecret(), browserSeconds);
  }
};
