import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { equalInConstantTime } from '../../access/sessions/secrets';
import { isFromThisMachine } from '../../foundation/http/clientAddress';
import { HttpError } from '../../foundation/http/HttpError';
import * as words from '../../messages/http';

/** The figures of this instance, for Prometheus; without the envelope. */
export const metricsRoutes: FastifyPluginAsync = async (app) => {
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request)) {
      reply.header('www-authenticate', 'Bearer');
      throw new HttpError('unauthenticated', words.theMetricsNeedTheirTokenOr);
    }
    const { type, text } = await app.metrics.print();
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
};

/** Whether the request comes from this machine, or carries the token of METRICS_TOKEN. */
const mayReadMetrics = (request: FastifyRequest): boolean =>
  isFromThisMachine(request) || carries(request, request.server.config.metricsToken);

const carries = ({ headers }: FastifyRequest, token: string | null): boolean => {
  const given = /^Bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1];
  return token !== null && given !== undefined && equalInConstantTime(given, token);
};
