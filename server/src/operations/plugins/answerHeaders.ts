import plugin from 'fastify-plugin';

/** What every answer says, whether it is data, a page, a file, a list for crawlers or a refusal. */
export const answerHeaders = plugin(async (app) => {
  const isSecure = app.config.publicOrigin.startsWith('https:');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
});
