import type { Registry } from '@paadam/shared/contract';
import { prefixOf } from '@paadam/shared/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { alternatesOf, subjectPage, tutorPage } from './describePage';
import { tutorsPage } from './findShownAddress';
import type { PortalFiles } from './portalFiles';
import { type DatedPage, findGroups, listSlugs, listTutorIds } from './queries';
import { addressesPerFile, type Sitemap, sitemapIndex, sitemapOf } from './sitemap';
import { TimedCache } from './TimedCache';

const anHour = 3_600_000;

/** What stands in these can run nowhere, and belongs in no frame. */
const headers = {
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** Public, and of no use to who searches for something. */
const signInPages = ['/login', '/register', '/forgot-password'];

/** What search engines ask for: where they may go, and which pages there are. */
export const crawlerRoutes = (app: FastifyInstance, files: PortalFiles): void => {
  const { database } = app;
  const { publicOrigin, languages } = app.config;
  /** Each page has as many addresses as there are languages, and each of them names all. */
  const entriesOf = alternatesOf({ publicOrigin, languages }, '/').length;
  const tutorsPerFile = Math.floor(addressesPerFile / Math.max(1, entriesOf * entriesOf));

  const index = new TimedCache<{ starts: string[]; sitemap: Sitemap }>(anHour, 1);
  /** Of a megabyte each, at most. */
  const parts = new TimedCache<Sitemap>(anHour, 12);
  /** A release may bring pages, or take some. */
  const released = () => files.registryFile?.etag ?? '';
  const options = { onRequest: app.limitCalls };

  const sendSitemap = (reply: FastifyReply, { xml, drawnAt }: Sitemap) =>
    reply
      .headers({ ...headers, 'last-modified': drawnAt.toUTCString() })
      .type('application/xml')
      .send(xml);
  const findGroupsNow = async () =>
    hasRoute(files.registry, tutorPage) ? findGroups(database, tutorsPerFile) : [];
  const drawPages = async () => {
    const [slugs, groups] = await Promise.all([
      hasRoute(files.registry, subjectPage) ? listSlugs(database) : [],
      findGroupsNow(),
    ]);
    const paths = publicPaths(files.registry).map((key) => ({
      key,
      // What the others say changes with a release, which has no date.
      changedAt: key === tutorsPage ? latest(groups) : null,
    }));
    return sitemapOf([...pages('', paths), ...pages('/subjects/', slugs)]);
  };
  /** Where each part of the tutors begins, and what says so. */
  const drawIndex = async () => {
    const groups = await findGroupsNow();
    const parts = groups.map(({ changedAt }, part) => ({ key: `tutors-${part + 1}.xml`, changedAt }));
    const sitemap = sitemapIndex(
      named('/sitemap-', [{ key: 'pages.xml', changedAt: latest(groups) }, ...parts]),
    );
    return { starts: groups.map(({ start }) => start), sitemap };
  };
  const drawTutors = async (start: string) =>
    sitemapOf(pages('/tutors/', await listTutorIds(database, start, tutorsPerFile)));
  const pages = (folder: string, dated: readonly DatedPage[]) =>
    dated.flatMap(({ key, changedAt }) => {
      const alternates = alternatesOf({ publicOrigin, languages }, folder + key);
      const addresses = alternates.filter(({ hreflang }) => hreflang !== 'x-default').map(({ url }) => url);
      return (addresses.length > 0 ? addresses : [publicOrigin + folder + key]).map((address) => ({
        address,
        changedAt,
        alternates,
      }));
    });
  const named = (folder: string, pages: readonly DatedPage[]) =>
    pages.map(({ key, changedAt }) => ({ address: publicOrigin + folder + key, changedAt }));

  app.get('/robots.txt', options, async (_request, reply) => {
    // A rule holds for every path that begins with it, so "/tutor" would close "/tutors" as well.
    const areas = languages.flatMap((language) =>
      closedAreas(files.registry).map((area) => prefixOf(language) + area),
    );
    const closed = areas.flatMap((area) => [`Disallow: ${area}$`, `Disallow: ${area}/`]);
    const lines = [
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      ...closed,
      '',
      `Sitemap: ${publicOrigin}/sitemap.xml`,
    ];
    return reply
      .headers(headers)
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', options, async (_request, reply) => {
    const { sitemap } = await index.get(released(), drawIndex);
    return sendSitemap(reply, sitemap);
  });

  app.get('/sitemap-pages.xml', options, async (_request, reply) =>
    sendSitemap(reply, await parts.get(`pages ${released()}`, drawPages)),
  );

  app.get<{ Params: { part: string } }>(
    '/sitemap-tutors-:part(^[1-9][0-9]{0,5}).xml',
    options,
    async (request, reply) => {
      const { starts } = await index.get(released(), drawIndex);
      const start = starts[Number(request.params.part) - 1];
      if (start === undefined) return reply.callNotFound();
      return sendSitemap(reply, await parts.get(start, () => drawTutors(start)));
    },
  );
};

const latest = (groups: readonly { changedAt: Date }[]): Date | null =>
  groups.length > 0 ? new Date(Math.max(...groups.map(({ changedAt }) => changedAt.getTime()))) : null;

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
