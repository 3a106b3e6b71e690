import { type ErrorCode, errorStatus } from '@paadam/shared/domain';
import type { FastifySchema } from 'fastify';
import { describeFailure } from './failures';

interface ServiceRoute {
  operationId: string;
  summary: string;
  type: string;
  schema: object;
  example: unknown;
  /** The status of its answer; absent: 200. */
  status?: number;
  errors?: readonly ErrorCode[];
}

const state = (word: string) => ({
  type: 'application/json',
  schema: { type: 'object', properties: { status: { type: 'string', const: word } }, required: ['status'] },
  example: { status: word },
});

/** The addresses that serve operators and integrators. They are no calls of the contract, and have no envelope. */
const serviceRoutes: Readonly<Record<string, ServiceRoute>> = {
  '/api/health/live': { operationId: 'live', summary: 'Whether the process answers', ...state('live') },
  '/api/health/ready': {
    operationId: 'ready',
    summary: 'Whether the server can serve; 503 while the database is away',
    ...state('ready'),
  },
  '/api/metrics': {
    operationId: 'metrics',
    summary: 'Figures for Prometheus; from this machine, or with the token of METRICS_TOKEN',
    type: 'text/plain',
    schema: { type: 'string' },
    example: '# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total 1.5\n',
  },
  '/api/live': {
    operationId: 'liveChannel',
    summary:
      'The live channel, a WebSocket of whoever is signed in, from this site and ALLOWED_ORIGINS: frames are JSON, of which `shared/src/contract/live.ts` has the types. The query’s `language` says what refusals are said in',
    type: 'application/json',
    schema: { type: 'object', properties: { t: { type: 'string' } }, required: ['t'] },
    example: { t: 'sub', topic: 'me', after: 0, tab: 'k3v9' },
    status: 101,
    errors: [
      'malformed_request',
      'unauthenticated',
      'forbidden',
      'account_suspended',
      'upgrade_required',
      'too_many_requests',
      'internal',
      'unavailable',
    ],
  },
  '/api/openapi.json': {
    operationId: 'openapi',
    summary: 'This description',
    type: 'application/json',
    schema: { type: 'object' },
    example: { openapi: '3.1.0' },
  },
  '/api/docs': {
    operationId: 'docs',
    summary: 'This description, to be browsed',
    type: 'text/html',
    schema: { type: 'string' },
    example: '<!doctype html>',
  },
};

/** @returns what the documentation says of an address that is no call of the contract; null: nothing */
export const describeService = (url: string): FastifySchema | null => {
  const service = serviceRoutes[url];
  if (!service) return null;
  const { operationId, summary, type, schema, example, status = 200, errors = [] } = service;
  const statuses = [...new Set(errors.map((code) => errorStatus[code]))];
  const failures = statuses.map((each) => [
    each,
    describeFailure(
      each,
      errors.filter((code) => errorStatus[code] === each),
    ),
  ]);
  return {
    operationId,
    tags: ['operation'],
    summary,
    security: [],
    response: {
      [status]: { description: 'It is so.', content: { [type]: { schema, example } } },
      ...Object.fromEntries(failures),
    },
  };
};
