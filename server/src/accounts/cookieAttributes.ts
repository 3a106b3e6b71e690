import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { callerOf } from '../http/callerOf';

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
