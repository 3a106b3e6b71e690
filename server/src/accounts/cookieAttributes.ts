import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

/** What all our cookies share: sent to the whole site, not with other sites' posts, and over https where we have it. */
export const cookieAttributes = (reply: FastifyReply): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: reply.server.config.publicOrigin.startsWith('https:'),
});
