import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { languagesHeader } from '@paadam/shared/domain';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { answerError, handleError } from '../../foundation/http/handleError';
import { rootFolder } from '../../paths';
import { plainPosts } from '../form-posts/routes';
import { crawlerRoutes } from './crawlerRoutes';
import { contentSecurityPolicy, documentHeaders } from './documentHeaders';
import { documents } from './documents';
import { FileCache } from './FileCache';
import { failurePage } from './failurePage';
import { findRoute } from './findRoute';
import { inLanguage } from './inLanguage';
import { matchesEtag } from './matchesEtag';
import { longestWait, pendingEmbeds } from './pendingEmbeds';
import { previewRoutes } from './previewRoutes';
import { type PageAddress, readAddress } from './readAddress';
import { sitePreviews } from './sitePreview';

/** A file whose name carries a hash of its content. */
const hashed = /\.[0-9a-f]{8}\.\w+$/;

const fileHeaders = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** A path that needs no second look; `climbs` has been asked, and what begins with a dot is not served. */
const plain = /^(?!.*\/\.)[\w./-]+$/;

/** By their endings: what builds leave. */
const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** In bytes: a site's live releases are about two megabytes, packed. */
const keptAtMost = 32_000_000;
const keptOfOne = 1_000_000;

/** @returns whether the path leads out of a folder that it names, so that one file would have many addresses */
const climbs = (path: string): boolean => path.split(/[/\\]/).some((part) => part === '.' || part === '..');

/**
 * What browsers load: the versioned files of the shell and the portals, the registry, and the document that every
 * other address answers with. Files and registry are read as they stand, so that a release needs no restart.
 */
export const edge: FastifyPluginAsync = async (app) => {
  const files = app.portalFiles;
  // The folder of the builds may come later; each file names its own folder.
  // A name that begins with a dot is a release that is still being copied.
  await app.register(fastifyStatic, {
    root: rootFolder,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
  });

  const keptFiles = new FileCache(keptAtMost, keptOfOne);

  /** @returns whether the file was one to be kept, and is sent; else it is read as it goes */
  const sendKept = async (reply: FastifyReply, path: string, folder: string): Promise<boolean> => {
    const type = types[path.slice(path.lastIndexOf('.') + 1)];
    const { headers } = reply.request;
    if (!type || !hashed.test(path) || !plain.test(path) || headers.range) return false;
    const file = await keptFiles.find(join(folder, path), headers['accept-encoding'] ?? '');
    if (!file) return false;
    reply.headers({ etag: file.etag, ...(file.encoding && { 'content-encoding': file.encoding }) });
    if (matchesEtag(reply.request, file.etag)) reply.code(304).send();
    else reply.type(type).send(file.content);
    return true;
  };

  const sendFile = async (reply: FastifyReply, path: string, folder = files.folder) => {
    if (climbs(path)) return reply.callNotFound();
    reply.headers({
      ...fileHeaders,
      'cache-control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
    });
    if (await sendKept(reply, path, folder)) return reply;
    return reply.sendFile(path, folder, { cacheControl: false });
  };

  const { sendDocument, warmUp } = documents(app);
  const addressOf = ({ url, params }: FastifyRequest): PageAddress =>
    readAddress(url, `/${(params as { '*': string })['*']}`, app.config.languages);

  /** Before anybody asks: later all threads may be busy. */
  app.addHook('onListen', async () => {
    // Before the first build there is nothing to complain of.
    if (!['shell.json', 'registry.json'].every((name) => existsSync(join(files.folder, name)))) return;
    for (const path of files.livePaths.filter((live) => hashed.test(live) && !climbs(live))) {
      await keptFiles.find(join(files.folder, path), 'br').catch(() => null);
    }
    await warmUp();
  });

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is no such file.'),
  );

  app.get<{ Params: { '*': string } }>('/shell/*', (request, reply) =>
    sendFile(reply, `shell/${request.params['*']}`),
  );
  const embeds = pendingEmbeds(files.folder);
  const patient = { handlerTimeout: longestWait };
  app.get<{ Params: { portal: string; '*': string } }>('/mf-:portal/*', patient, async (request, reply) => {
    const path = `mf-${request.params.portal}/${request.params['*']}`;
    // A silent connection would be closed before the build ends.
    if (embeds.isPending(path)) request.raw.setTimeout(longestWait);
    if (!climbs(path) && (await embeds.wait(path)) === 'failed') {
      reply.code(503).header('cache-control', 'no-store').type('text/plain');
      return 'The embeds could not be built. The output of npm start says why.';
    }
    return sendFile(reply, path);
  });
  app.get<{ Querystring: { language?: string } }>('/registry.json', (request, reply) => {
    const file = files.registryFile;
    if (!file) return reply.callNotFound();
    const { languages } = app.config;
    const language = languages.find((one) => one === request.query.language && one !== 'en');
    const etag = language ? file.etag.replace(/"$/, `-${language}"`) : file.etag;
    reply.headers({
      ...fileHeaders,
      'cache-control': 'no-cache',
      etag,
      [languagesHeader]: languages.join(', '),
      'access-control-expose-headers': languagesHeader,
    });
    if (matchesEtag(request, etag)) return reply.code(304).send();
    const text = language ? JSON.stringify(inLanguage(files.registry, language)) : file.text;
    return reply.type('application/json; charset=utf-8').send(text);
  });
  app.get<{ Params: { '*': string } }>('/sample-data/*', (request, reply) =>
    sendFile(reply, request.params['*'], join(rootFolder, 'server/sample-data')),
  );

  for (const picture of [...sitePreviews, 'logo.png']) {
    app.get(`/${picture}`, (_request, reply) => sendFile(reply, picture, join(rootFolder, 'server/assets')));
  }
  crawlerRoutes(app, files);
  previewRoutes(app);

  /** Who opens a page reads why there is none. */
  const sendFailure = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (!/\btext\/html\b/.test(request.headers.accept ?? '')) return handleError(error, request, reply);
    const known = answerError(error, request, reply);
    if (!known) return reply;
    const styleNonce = randomBytes(16).toString('base64');
    return reply
      .headers(documentHeaders)
      .header('content-security-policy', contentSecurityPolicy(app.config, { nonce: styleNonce }))
      .send(failurePage(known, addressOf(request).language, styleNonce));
  };
  const document = { onRequest: app.limitCalls, errorHandler: sendFailure };

  await app.register(plainPosts, {
    errorHandler: sendFailure,
    pageOf: (request) => {
      const { language, pathname } = addressOf(request);
      return { language, posts: findRoute(files.registry, pathname)?.route.posts ?? [] };
    },
    sendPage: async (request, reply, form, status) =>
      sendDocument(request, reply, { address: addressOf(request), form, status }),
  });
  app.get('/*', document, async (request, reply) =>
    sendDocument(request, reply, { address: addressOf(request) }),
  );
};
