import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { sessionAnswer } from '../accounts/sessionAnswer';
import { rootFolder } from '../paths';
import { contentSecurityPolicy, documentHeaders } from './documentHeaders';
import { findRoute } from './findRoute';
import { PortalFiles } from './portalFiles';
import { renderDocument } from './renderDocument';

/** A file whose name carries a hash of its content. */
const hashed = /\.[0-9a-f]{8}\.\w+$/;

/**
 * What browsers load: the versioned files of the shell and the portals, the registry, and the document that every
 * other address answers with. Files and registry are read as they stand, so that a release needs no restart.
 */
export const edge: FastifyPluginAsync = async (app) => {
  const files = new PortalFiles(app.config.distDir, app.log);
  const secure = app.config.publicOrigin.startsWith('https:');
  // The folder of the builds may come later; each file names its own folder.
  await app.register(fastifyStatic, { root: rootFolder, serve: false, preCompressed: true, index: false });

  const sendFile = (reply: FastifyReply, path: string, folder = files.folder) => {
    reply.headers({
      'cache-control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    return reply.sendFile(path, folder, { cacheControl: false });
  };

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is no such file.'),
  );

  app.get<{ Params: { '*': string } }>('/shell/*', (request, reply) =>
    sendFile(reply, `shell/${request.params['*']}`),
  );
  app.get<{ Params: { portal: string; '*': string } }>('/mf-:portal/*', (request, reply) =>
    sendFile(reply, `mf-${request.params.portal}/${request.params['*']}`),
  );
  app.get('/registry.json', (_request, reply) => sendFile(reply, 'registry.json'));
  app.get<{ Params: { '*': string } }>('/sample-data/*', (request, reply) =>
    sendFile(reply, request.params['*'], join(rootFolder, 'server/sample-data')),
  );

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const { shell, registry } = files;
    if (!shell) {
      return reply.code(503).type('text/plain').send('The site is not built yet. Run: npm run build');
    }
    const pathname = `/${request.params['*']}`;
    // Without the database a visitor still gets the site; the page asks for the session by itself.
    const session = await sessionAnswer(request, reply).catch(() => undefined);
    const styleNonce = randomBytes(16).toString('base64');
    return reply
      .code(findRoute(registry, pathname) ? 200 : 404)
      .headers(documentHeaders(secure))
      .header('content-security-policy', contentSecurityPolicy(app.config, styleNonce))
      .send(renderDocument({ shell, registry, session, pathname, styleNonce }));
  });
};
