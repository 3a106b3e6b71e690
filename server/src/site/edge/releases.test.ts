import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { registryRow } from '../../development/testing/registryRow';
import { makeTemporaryFolder, removeDataDir } from '../../development/testing/temporaryFolder';
import { startTestApp, type TestApp } from '../../development/testing/testApp';

const publicOrigin = 'https://lessons.example';
const row = (version: string, paths: string[]) =>
  registryRow({
    name: 'mf-public',
    version,
    entry: `remoteEntry.${version}.js`,
    routes: paths.map((path) => ({ path, title: `${path} of ${version}`, files: [`page.${version}.js`] })),
  });

let test: TestApp;
let distDir: string;
const write = async (path: string, content: string) => {
  const file = join(distDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
};
const release = (version: string, paths: string[]) =>
  write('registry.json', JSON.stringify({ remotes: { 'mf-public': row(version, paths) } }));
beforeAll(async () => {
  distDir = await makeTemporaryFolder(0o700);
  const shell = { baseUrl: '/shell/1.0.0/', scripts: [], preload: [], fonts: [], icon: null };
  await write('shell.json', JSON.stringify(shell));
  test = await startTestApp({ distDir, publicOrigin });
});
afterAll(async () => {
  await test.stop();
  await removeDataDir(distDir);
});
beforeEach(() => release('1.0.0', ['/tutors']));

const get = (url: string, headers = {}) => test.browser().request({ url, headers });
const poll = (tag: string) => get('/registry.json', { 'if-none-match': tag });

it('a release shows in the next document: its title, its preloads, its pages, its registry', async () => {
  expect((await get('/news')).statusCode).toBe(404);
  await release('1.1.0', ['/tutors', '/news']);
  const { statusCode, body } = await get('/tutors');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>/tutors of 1.1.0 · Paadam</title>');
  expect(body).toContain('<link rel="preload" as="script" href="/mf-public/1.1.0/remoteEntry.1.1.0.js">');
  expect(body).toContain('<link rel="preload" as="script" href="/mf-public/1.1.0/page.1.1.0.js">');
  expect(body).not.toContain('1.0.0/remoteEntry');
  const [, inlined = ''] = /id="paadam-registry">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(inlined)).toEqual((await get('/registry.json')).json());

  expect((await get('/news')).statusCode).toBe(200);
  expect((await get('/sitemap-pages.xml')).body).toContain(`<loc>${publicOrigin}/news</loc>`);
});

it('a broken registry leaves the documents as they were', async () => {
  await get('/tutors');
  await write('registry.json', '{"remotes":{"mf-public":{"version":"1.1.0"}}}');
  expect((await get('/tutors')).body).toContain('<title>/tutors of 1.0.0 · Paadam</title>');
  await write('registry.json', '{"remotes":');
  expect((await get('/tutors')).body).toContain('<title>/tutors of 1.0.0 · Paadam</title>');
  expect((await get('/registry.json')).json().remotes['mf-public'].version).toBe('1.0.0');
});

it('whoever has the registry is told in a word that it is the same, until a release', async () => {
  const { headers, statusCode } = await get('/registry.json');
  const etag = String(headers.etag);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const known = await poll(tag);
    expect([tag, known.statusCode, known.body, known.headers.etag]).toEqual([tag, 304, '', etag]);
    expect(known.headers['access-control-allow-origin']).toBe('*');
  }
  expect((await poll('"other"')).statusCode).toBe(200);

  await release('1.1.0', ['/tutors']);
  const fresh = await poll(etag);
  expect([fresh.statusCode, fresh.json().remotes['mf-public'].version]).toEqual([200, '1.1.0']);
});

it('a release that is still being copied is not to be had', async () => {
  await write('mf-public/.1.1.0.new.host~1~ab/page.0a1b2c3d.js', 'half of');
  await write('mf-public/1.1.0/page.0a1b2c3d.js', 'the whole');
  expect((await get('/mf-public/.1.1.0.new.host~1~ab/page.0a1b2c3d.js')).statusCode).toBe(404);
  expect((await get('/mf-public/1.1.0/page.0a1b2c3d.js')).body).toBe('the whole');
});
