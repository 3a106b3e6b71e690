import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { domains, entities } from '@paadam/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { sessionCookie } from '../../access/sessions/cookies';
import { answerNotFound } from '../../foundation/http/handleError';
import { takes } from '../../site/edge/FileCache';
import { matchesEtag } from '../../site/edge/matchesEtag';
import { DescriptionCache } from './DescriptionCache';
import { describeCall } from './describeCall';
import { describeService } from './serviceRoutes';

const description = `Every answer is \`{success, message, data}\`; a list has \`nextCursor\` beside it, null on the last page. \
Every error is \`{success: false, message, code}\`: the code is stable, the message is for people.

A sign-in sets the cookie \`${sessionCookie}\` (over https: \`__Host-${sessionCookie}\`) and gives a token, which goes with every unsafe call of the session in \
the header \`x-csrf-token\`.`;

/** The pages below `/api/docs` load their own scripts and styles, and ask this server only. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** JSON Schema, which is what OpenAPI 3.1 takes; it only knows less of its type. */
const schemas: Record<string, object> = entities;

/**
 * Describes all routes that are registered after it: at `/openapi.json` for programs, at `/docs` for people. The
 * description comes from the schemas that check the requests. It is made once, after the server has begun to listen.
 */
export const openapi = plugin(async (app) => {
  const kept = new DescriptionCache(() => app.swagger());
  // Made in advance, before the first request needs it; an early request waits for the same work.
  app.addHook('onListen', async () => {
    await kept
      .get()
      .catch((error: unknown) => app.log.warn({ err: error }, 'the API could not be described'));
  });

  const sendDescription = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { plain, br, gzip, hash } = await kept.get();
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : null;
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (matchesEtag(request, etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(encoding === 'br' ? br : encoding === 'gzip' ? gzip : plain);
  };

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Paadam', version: '1.0.0', description },
      servers: [{ url: '/' }],
      tags: [...Object.keys(domains), 'operation'].map((name) => ({ name })),
      components: {
        schemas,
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
          csrf: { type: 'apiKey', in: 'header', name: 'x-csrf-token' },
        },
      },
    },
    convertConstToEnum: false,
    transform: ({ schema, url, route }) => {
      const call = route.config?.call;
      // The page's address has two spellings, with a slash at its end and without.
      const address = url.replace(/\/$/, '');
      const described = call ? describeCall(call, schema) : describeService(address);
      return { url: address, schema: described ?? { hide: true } };
    },
    transformObject: (made) =>
      'openapiObject' in made ? nameEntities(made.openapiObject) : made.swaggerObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: app.prefix,
    staticCSP: pagePolicy,
    uiConfig: { layout: 'BaseLayout' },
    theme: { title: 'Paadam · API' },
    // The page loads the description from our route: the plugin would serialize it for each request, and its YAML would take seconds.
    uiHooks: {
      onRequest: async (request, reply) => {
        const [path = ''] = request.url.split('?');
        if (path.endsWith('/docs/json')) return sendDescription(request, reply);
        if (path.endsWith('/docs/yaml')) return answerNotFound(request, reply);
      },
    },
  });

  app.get('/openapi.json', { compress: false }, sendDescription);
});

/**
 * Writes each schema of a document's components once, and a reference to it wherever the same stands in full.
 *
 * @param document OpenAPI
 */
const nameEntities = <Document extends { components?: { schemas?: object } }>(
  document: Document,
): Document => {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const names = new Map(schemas.map(([name, schema]) => [JSON.stringify(schema), name]));

  const inside = (value: object): object =>
    Array.isArray(value)
      ? value.map(replace)
      : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part)]));
  const replace = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const name = names.get(JSON.stringify(value));
    return name ? { $ref: `#/components/schemas/${name}` } : inside(value);
  };

  return {
    ...document,
    ...inside({ ...document, components: undefined }),
    components: {
      ...document.components,
      schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, inside(schema)])),
    },
  };
};
