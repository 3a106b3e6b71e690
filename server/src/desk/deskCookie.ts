import { deskLimits } from '@paadam/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the desk has an origin of its own, on which there is nothing else. */
    isDeskAlone: boolean;
  }
}

/**
 * On an origin of its own the cookie is for the whole of it, which `__Host-` asks for. Beside the portals it goes with the
 * desk's calls alone, so that nothing else of this site is ever sent it; over https its name then says as much as it can.
 */
const cookieFor = ({ config, isDeskAlone }: FastifyRequest['server']) => {
  const secure = config.publicOrigin.startsWith('https:');
  const prefix = secure ? (isDeskAlone ? '__Host-' : '__Secure-') : '';
  return {
    name: `${prefix}paadam_desk`,
    attributes: {
      path: isDeskAlone ? '/' : '/api/desk',
      secure,
      httpOnly: true,
      sameSite: 'strict',
    } as const,
  };
};

/** @returns what the desk's cookie of this browser says */
export const deskCookieOf = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieFor(request.server).name];

export const setDeskCookie = (reply: FastifyReply, value: string): void => {
  const { name, attributes } = cookieFor(reply.server);
  reply.setCookie(name, value, { ...attributes, maxAge: deskLimits.session.hours * 3_600 });
};

export const clearDeskCookie = (reply: FastifyReply): void => {
  const { name, attributes } = cookieFor(reply.server);
  reply.clearCookie(name, attributes);
};
