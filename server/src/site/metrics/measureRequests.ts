import plugin from 'fastify-plugin';

/** Counts every request that the app answers. */
export const measureRequests = plugin(async (app) => {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    app.metrics.countRequest({
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
});
