import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

/** A file whose name carries a hash of its content. */
const hashed = /^[\w-]+\.[0-9a-f]{8}\.\w+$/;

/** What is pushed rule by rule into an empty style element while the page runs. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Nothing but from here: the desk takes no part of itself, and no picture, from anywhere else. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const documentHeaders = {
  'content-security-policy': policy,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** The desk's document, at each address below `/desk`, and its files beside it. */
export const deskFiles: FastifyPluginAsync = async (app) => {
  const folder = join(app.config.distDir, 'desk');
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, index: false });

  const sendDocument = async (_request: FastifyRequest, reply: FastifyReply) => {
    if (!existsSync(join(folder, 'index.html'))) {
      return reply.code(503).type('text/plain').send('The desk is not built: npm run build -w desk');
    }
    return reply.headers(documentHeaders).sendFile('index.html', folder, { cacheControl: false });
  };
  app.get('/desk', { onRequest: app.limitCalls }, sendDocument);
  app.get<{ Params: { '*': string } }>('/desk/*', { onRequest: app.limitCalls }, async (request, reply) => {
    const path = request.params['*'];
    if (!path.includes('.')) return sendDocument(request, reply);
    if (!hashed.test(path)) return reply.code(404).type('text/plain').send('There is no such file.');
    reply.headers({
      'cache-control': 'private, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
    });
    return reply.sendFile(path, folder, { cacheControl: false });
  });
};
