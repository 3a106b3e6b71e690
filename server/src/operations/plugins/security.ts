import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';

/** The headers of the API, which answers with data and never with a page. */
export const security = plugin(async (app) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Every answer has these, not the API's alone.
    strictTransportSecurity: false,
    xContentTypeOptions: false,
  });
});
