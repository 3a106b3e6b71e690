import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { languageHeader } from '@paadam/shared/domain';
import plugin from 'fastify-plugin';

/** The API's headers: it answers with data only, and to no page but ours and the allowed ones. */
export const security = plugin(async (app) => {
  const { allowedOrigins } = app.config;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Every answer has these, not the API's alone.
    strictTransportSecurity: false,
    xContentTypeOptions: false,
  });
  await app.register(cors, {
    origin: allowedOrigins.length > 0 && [...allowedOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['content-type', 'idempotency-key', languageHeader, 'x-csrf-token'],
    exposedHeaders: ['retry-after'],
    maxAge: 600,
  });
});
