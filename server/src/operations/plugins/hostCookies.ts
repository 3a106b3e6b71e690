import plugin from 'fastify-plugin';
import { tokenCookie } from '../../access/sessions/cookies';

/** Browsers take a cookie of such a name only from this very host, over https, and for all of its paths. */
const prefix = '__Host-';

/** What the page's scripts read or write keeps its name: none of them opens anything by itself. */
const readable = new Set([tokenCookie, 'paadam_appearance', 'paadam_banner']);

/** What cannot have all paths of the host says at least that it came over https. */
const keepsName = (name: string): boolean => readable.has(name) || name.startsWith('__Secure-');

const nameOf = (cookie: string): string => cookie.split('=', 1)[0] ?? '';

/**
 * On an https site the names of the cookies that only the server reads begin with `__Host-`, so that neither another host of
 * the same domain nor a person on the way can put one there; one without it is none of ours. All else knows them by their
 * names alone.
 */
export const hostCookies = plugin(async (app) => {
  if (!app.config.publicOrigin.startsWith('https:')) return;

  app.addHook('onRequest', async (request) => {
    request.cookies = Object.fromEntries(
      Object.entries(request.cookies)
        .filter(([name]) => name.startsWith(prefix) !== keepsName(name))
        .map(([name, value]) => [keepsName(name) ? name : name.slice(prefix.length), value]),
    );
  });

  app.addHook('onSend', async (_request, reply) => {
    const cookies = reply.getHeader('set-cookie');
    if (cookies === undefined) return;
    reply.removeHeader('set-cookie');
    reply.header(
      'set-cookie',
      [cookies].flat().map((cookie) => {
        const named = String(cookie);
        // One that comes out of a call that a plain post makes is named so already.
        const isNamed = keepsName(nameOf(named)) || named.startsWith(prefix);
        return isNamed ? named : `${prefix}${named}`;
      }),
    );
  });
});
