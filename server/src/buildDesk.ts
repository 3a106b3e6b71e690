import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerClientError } from './foundation/http/answerClientError';
import { compression } from './foundation/http/compression';
import { answerNotFound, handleError } from './foundation/http/handleError';
import { timeouts } from './foundation/http/timeouts';
import { callLimit } from './foundation/rate-limits/callLimit';
import { deskFiles } from './operations/desk/deskFiles';
import { deskRoutes } from './operations/desk/routes';
import { answerHeaders } from './operations/plugins/answerHeaders';
import { jsonBody } from './operations/plugins/jsonBody';
import { requireHost } from './operations/plugins/requireHost';
import { security } from './operations/plugins/security';

/**
 * The operators' desk on a port of its own, over what the marketplace's server has: there is nothing else at that address,
 * and the desk is nowhere at the other.
 */
export const buildDesk = async (main: FastifyInstance): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: main.log,
    ...timeouts,
    bodyLimit: 128 * 1024,
    trustProxy: (_address: string, hop: number) => hop < main.config.trustProxy,
    genReqId: () => randomUUID(),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply);
    },
  });
  // What calls from pages are judged by is the desk's own address.
  app.decorate('config', {
    ...main.config,
    publicOrigin: main.config.deskOrigin,
    allowedOrigins: [],
    // Operators read English.
    languages: ['en'],
  });
  app.decorate('database', main.database);
  app.decorate('sealer', main.sealer);
  app.decorate('isDeskAlone', true);
  app.setErrorHandler(handleError);
  await app.register(answerHeaders);
  await app.register(requireHost);
  await app.register(cookie);
  await app.register(compress, { ...compression, global: false });
  await app.register(callLimit);
  await app.register(
    async (api) => {
      await api.register(jsonBody);
      await api.register(security);
      api.addHook('onRequest', api.limitCalls);
      await api.register(deskRoutes(main));
      api.setNotFoundHandler(answerNotFound);
    },
    { prefix: '/api' },
  );
  await app.register(deskFiles);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is nothing here.'),
  );
  app.get('/', async (_request, reply) => reply.redirect('/desk'));
  return app;
};
