import plugin from 'fastify-plugin';

/** Browsers take a cookie of such a name only from this very host, over https, and for all of its paths. */
const prefix = '__Host-';

/**
 * On an https site the names of all cookies begin with `__Host-`, so that neither another host of the same domain nor
 * somebody on the way can put one there; one without it is none of ours. All else knows them by their names alone.
 */
export const hostCookies = plugin(async (app) => {
  if (!app.config.publicOrigin.startsWith('https:')) return;

  app.addHook('onRequest', async (request) => {
    request.cookies = Object.fromEntries(
      Object.entries(request.cookies)
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, value]) => [name.slice(prefix.length), value]),
    );
  });

  app.addHook('onSend', async (_request, reply) => {
    const cookies = reply.getHeader('set-cookie');
    if (cookies === undefined) return;
    reply.removeHeader('set-cookie');
    reply.header(
      'set-cookie',
      [cookies].flat().map((cookie) => `${prefix}${cookie}`),
    );
  });
});
