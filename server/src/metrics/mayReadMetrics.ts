import type { FastifyRequest } from 'fastify';
import { equalInConstantTime } from '../accounts/equalInConstantTime';
import { isFromThisMachine } from '../http/isFromThisMachine';

/** Whether the request comes from this machine, or carries the token of METRICS_TOKEN. */
export const mayReadMetrics = (request: FastifyRequest): boolean =>
  isFromThisMachine(request) || carries(request, request.server.config.metricsToken);

const carries = ({ headers }: FastifyRequest, token: string | null): boolean => {
  const given = /^Bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1];
  return token !== null && given !== undefined && equalInConstantTime(given, token);
};
