import type { FastifyPluginAsync } from 'fastify';
import { HttpError } from '../http/HttpError';
import { mayReadMetrics } from './mayReadMetrics';

/** The figures of this instance, for Prometheus; without the envelope. */
export const metricsRoutes: FastifyPluginAsync = async (app) => {
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request)) {
      reply.header('www-authenticate', 'Bearer');
      throw new HttpError(
        'unauthenticated',
        'The metrics need their token, or to be read on the machine itself.',
      );
    }
    const { type, text } = await app.metrics.print();
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
};
