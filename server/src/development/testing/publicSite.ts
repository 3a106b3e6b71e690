import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryRow } from '@paadam/shared/contract';
import { registryRow } from './registryRow';
import { makeTemporaryFolder, removeDataDir } from './temporaryFolder';
import { startTestApp, type TestApp } from './testApp';

type Routes = Parameters<typeof registryRow>[0]['routes'] & object;

/** What the site calls itself. */
export const publicSiteOrigin = 'https://lessons.example';

const shell = { baseUrl: '/shell/1.0.0/', scripts: [], preload: [], fonts: [], icon: null };
const generalRoutes: Routes = [
  { path: '/' },
  { path: '/tutors', title: 'Our "best" <tutors>', description: 'Maths & more' },
  { path: '/login', title: 'Welcome Back' },
];
const tutorRoutes: Routes = [
  { path: '/tutor', roles: ['tutor'] },
  { path: '/tutor/bookings/:id', roles: ['tutor'] },
];
const previewedRoutes: Routes = [
  { path: '/subjects/:slug', title: 'A subject', description: 'A subject of Paadam' },
  { path: '/tutors/:tutorId', title: 'A tutor', description: 'A tutor of Paadam' },
];

const withHome = (row: RegistryRow): RegistryRow => ({
  ...row,
  remote: { ...row.remote, nav: [{ label: 'Home', path: '/', for: 'everyone', order: 0 }] },
});

/**
 * A site with public pages and a tutor's own, none of which it can draw.
 *
 * @param hasPreviewed whether subjects and tutors have pages
 */
export const startPublicSite = async ({ hasPreviewed = true } = {}): Promise<TestApp> => {
  const folder = await makeTemporaryFolder(0o700);
  const routes = [...generalRoutes, ...(hasPreviewed ? previewedRoutes : [])];
  const remotes = {
    'mf-public': withHome(registryRow({ name: 'mf-public', routes })),
    'mf-tutor': registryRow({ name: 'mf-tutor', basePath: '/tutor', routes: tutorRoutes }),
  };
  await writeFile(join(folder, 'shell.json'), JSON.stringify(shell));
  await writeFile(join(folder, 'registry.json'), JSON.stringify({ remotes }));
  const test = await startTestApp({ distDir: folder, publicOrigin: publicSiteOrigin });
  return {
    ...test,
    stop: async () => {
      await test.stop();
      await removeDataDir(folder);
    },
  };
};

/** @returns what answers an address of the site, and what a search engine or a preview reads of it */
export const readPage = async (test: TestApp, url: string) => {
  const { statusCode, body, headers } = await test.browser().request({ url });
  const tags = Object.fromEntries(
    [...body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );
  return {
    status: statusCode,
    type: headers['content-type'],
    body,
    title: /<title>(.*?)<\/title>/s.exec(body)?.[1],
    data: [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    ),
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1],
    tags,
  };
};
