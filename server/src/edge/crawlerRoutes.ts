import { Readable } from 'node:stream';
import type { Registry } from '@paadam/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { subjectPage, tutorPage } from './describePage';
import type { PortalFiles } from './portalFiles';
import { findGroupStarts, isTutorId, listSlugs } from './queries';
import { sitemapIndex, sitemapOf, tutorsPerFile } from './sitemap';

const keptFor = 'public, max-age=3600';

/** Public, and of no use to who searches for something. */
const signInPages = ['/login', '/register', '/forgot-password'];

/** What search engines ask for: where they may go, and which pages there are. */
export const crawlerRoutes = (app: FastifyInstance, files: PortalFiles): void => {
  const { database } = app;
  const { publicOrigin } = app.config;

  const sendSitemap = (reply: FastifyReply, pages: readonly string[], tutorsFrom: string | null) =>
    reply
      .header('cache-control', keptFor)
      .type('application/xml')
      .send(Readable.from(sitemapOf(database, publicOrigin, pages, tutorsFrom)));
  const pages = async (): Promise<string[]> => {
    const slugs = hasRoute(files.registry, subjectPage) ? await listSlugs(database) : [];
    const ofSubjects = slugs.map((slug) => `/subjects/${slug}`);
    return [...publicPaths(files.registry), ...ofSubjects].map((path) => publicOrigin + path);
  };

  app.get('/robots.txt', async (_request, reply) => {
    // A rule holds for every path that begins with it, so "/tutor" would close "/tutors" as well.
    const closed = closedAreas(files.registry).flatMap((area) => [
      `Disallow: ${area}$`,
      `Disallow: ${area}/`,
    ]);
    const lines = [
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      ...closed,
      '',
      `Sitemap: ${publicOrigin}/sitemap.xml`,
    ];
    return reply
      .header('cache-control', keptFor)
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const starts = hasRoute(files.registry, tutorPage) ? await findGroupStarts(database, tutorsPerFile) : [];
    const [first = null, ...others] = starts;
    if (others.length === 0) return sendSitemap(reply, await pages(), first);
    const parts = starts.map((start) => `${publicOrigin}/sitemap-tutors.xml?from=${start}`);
    return reply
      .header('cache-control', keptFor)
      .type('application/xml')
      .send(sitemapIndex([`${publicOrigin}/sitemap-pages.xml`, ...parts]));
  });

  app.get('/sitemap-pages.xml', async (_request, reply) => sendSitemap(reply, await pages(), null));

  app.get<{ Querystring: { from?: unknown } }>('/sitemap-tutors.xml', async (request, reply) => {
    const { from } = request.query;
    if (!isTutorId(from) || !hasRoute(files.registry, tutorPage)) return reply.callNotFound();
    return sendSitemap(reply, [], from);
  });
};

const routesOf = (registry: Registry) =>
  Object.values(registry.remotes).flatMap(({ remote }) => remote.routes);

/** @returns the paths of the pages that anyone may find, in the order in which the portals declare them */
const publicPaths = (registry: Registry): string[] =>
  routesOf(registry)
    .filter(({ path, roles }) => !roles && !path.includes(':') && !signInPages.includes(path))
    .map(({ path }) => path);

/** @returns the first part of each path that only the signed-in may enter: "/tutor" */
const closedAreas = (registry: Registry): string[] => [
  ...new Set(
    routesOf(registry)
      .filter(({ roles }) => roles)
      .map(({ path }) => `/${path.split('/')[1]}`),
  ),
];

const hasRoute = (registry: Registry, declared: string): boolean =>
  routesOf(registry).some(({ path }) => path === declared);
