import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { calls } from '@paadam/shared/contract';
import { languageHeader } from '@paadam/shared/domain';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

/** The methods and path patterns of the portals' calls. */
const patterns = Object.values(calls).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/**
 * Whether a request is one of the contract's calls. A preflight has no route of its own, so it is matched by the method that it asks for.
 * For any other request its route decides.
 */
const isForPortalCall = ({ method, url, headers, routeOptions }: FastifyRequest): boolean => {
  if (method !== 'OPTIONS') return routeOptions.config.call !== undefined;
  const [path = ''] = url.split('?');
  const asked = headers['access-control-request-method'];
  return patterns.some((known) => known.method === asked && known.pattern.test(path));
};

/**
 * Lets the pages of ALLOWED_ORIGINS make the calls of the contract, for embedded portals. Nothing else below `/api` answers another
 * origin: not the desk, which has its own cookie, nor mails, metrics and documentation.
 */
export const portalCors = plugin(async (app) => {
  const { allowedOrigins } = app.config;
  const closed: FastifyCorsOptions = { origin: false };
  const open: FastifyCorsOptions = {
    origin: [...allowedOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['content-type', 'idempotency-key', languageHeader, 'x-csrf-token'],
    exposedHeaders: ['retry-after'],
    maxAge: 600,
  };
  await app.register(cors, {
    delegator: (request, done) =>
      done(null, allowedOrigins.length > 0 && isForPortalCall(request) ? open : closed),
  });
});
