import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { registryRow } from '../../development/testing/registryRow';
import { makeTemporaryFolder, removeDataDir } from '../../development/testing/temporaryFolder';
import { startTestApp, type TestApp } from '../../development/testing/testApp';

const files: Record<string, string> = {
  'shell.json': JSON.stringify({
    baseUrl: '/shell/1.0.0/',
    scripts: ['shell.0a1b2c3d.js'],
    preload: [],
    fonts: [],
    icon: null,
  }),
  'registry.json': JSON.stringify({
    remotes: {
      'mf-public': registryRow({ name: 'mf-public', routes: [{ path: '/tutors' }] }),
    },
  }),
  'shell/1.0.0/shell.0a1b2c3d.js': 'start()',
  'shell/1.0.0/shell.0a1b2c3d.js.br': 'start(), in brotli',
  'shell/1.0.0/shell.0a1b2c3d.js.gz': 'start(), in gzip',
  'mf-public/1.0.0/remote.json': '{}',
};

let test: TestApp;
let distDir: string;
beforeAll(async () => {
  distDir = await makeTemporaryFolder(0o700);
  for (const [path, content] of Object.entries(files)) {
    const file = join(distDir, 'dist', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await writeFile(join(distDir, 'secret.txt'), 'not for anyone');
  test = await startTestApp({ distDir: join(distDir, 'dist') });
});
afterAll(async () => {
  await test.stop();
  await removeDataDir(distDir);
});

const get = (url: string) => test.browser().request({ url });

describe('the document', () => {
  it.each([
    ['/tutors', 200],
    ['/nowhere', 404],
    ['//', 404],
    ['//other.example', 404],
    ['/%00', 404],
  ])('answers %s with %d', async (url, status) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('carries who is signed in, whose name cannot end the element that it stands in', async () => {
    const name = '</script><script>alert(1)</script><!--';
    const { browser } = await test.signedIn('student', { name });
    const { body } = await browser.request({ url: '/tutors' });
    const [, json = ''] =
      /<script type="application\/json" id="paadam-session">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json).data.name).toBe(name);
  });

  it('comes to a visitor compressed, and as it is to whose session’s token it carries', async () => {
    const { browser } = await test.signedIn('student');
    const ask = { url: '/tutors', headers: { 'accept-encoding': 'gzip, br' } };
    const [visitors, own] = [await test.browser().request(ask), await browser.request(ask)];
    expect(visitors.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(visitors.rawPayload).toString()).toMatch(/^<!doctype html>/);
    expect(own.headers['content-encoding']).toBeUndefined();
    expect(own.body).toMatch(/^<!doctype html>/);
  });

  it('runs scripts of this site only', async () => {
    const policy = String((await get('/tutors')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(policy).not.toContain('unsafe');
  });
});

describe('a file', () => {
  it.each([
    ['/shell/1.0.0/shell.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
    ['/mf-public/1.0.0/remote.json', 'no-cache'],
    ['/registry.json', 'no-cache'],
  ])('%s is kept as long as its name tells: %s', async (url, cacheControl) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, cacheControl]);
  });

  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('goes to who accepts "%s" as %s, and caches are told to keep them apart', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted };
    const response = await test.browser().request({ url: '/shell/1.0.0/shell.0a1b2c3d.js', headers });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('accept-encoding');
  });

  it('that is missing is no document, and is not kept', async () => {
    const { statusCode, headers } = await get('/shell/1.0.0/shell.ffffffff.js');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(headers['content-type']).toMatch(/^text\/plain/);
  });

  it.each([
    '/shell/../../secret.txt',
    '/shell/..%2f..%2fsecret.txt',
    '/shell/%2e%2e/%2e%2e/secret.txt',
    '/mf-x%2f..%2f..%2fsecret.txt',
    '/sample-data/..%2fpackage.json',
    '/sample-data/..%5cpackage.json',
    '/sample-data/%2fetc%2fpasswd',
    '/shell/%00',
  ])('is not found outside of its folder by %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toContain('not for anyone');
  });

  it.each([
    '/shell/../shell.json',
    '/shell/%2e%2e/shell.json',
    '/shell/1.0.0/../../shell.json',
    '/mf-public/../shell.json',
    '/shell/./1.0.0/shell.0a1b2c3d.js',
    '/shell/1.0.0%2f..%2f1.0.0%2fshell.0a1b2c3d.js',
  ])('has one address, and not %s', async (path) => {
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    // As it is written: what injects requests resolves their addresses first, as browsers do.
    const [answer] = (await once(request({ port, host: '127.0.0.1', path }).end(), 'response')) as [
      IncomingMessage,
    ];
    answer.resume();
    expect(answer.statusCode).toBe(404);
  });
});

describe('every answer', () => {
  it.each([
    '/',
    '/nowhere',
    '/shell/1.0.0/shell.0a1b2c3d.js',
    '/shell/nothing.js',
    '/registry.json',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/api/subjects',
    '/api/nothing',
    '/api/docs',
    '/api/docs/static/swagger-ui.css',
    '/api/openapi.json',
  ])('says that its type is meant, also that of %s', async (url) => {
    expect((await get(url)).headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    '/',
    '/nowhere',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/api/subjects',
    '/api/nothing',
    '/api/docs',
    '/api/docs/static/swagger-ui.css',
    '/api/openapi.json',
  ])(
    'that is no file says what may run in it, who may frame it, and what a link may tell: %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toMatch(/default-src '(none|self)'/);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['referrer-policy']).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
    },
  );
});

describe('a file of a release', () => {
  const path = '/shell/1.0.0/shell.0a1b2c3d.js';
  const ask = (headers: Record<string, string>) => test.browser().request({ url: path, headers });

  it('comes from memory with all that it had from the disk', async () => {
    const [first, second] = [await ask({ 'accept-encoding': 'br' }), await ask({ 'accept-encoding': 'br' })];
    for (const { statusCode, headers, body } of [first, second]) {
      expect([statusCode, body]).toEqual([200, 'start(), in brotli']);
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        etag: expect.stringMatching(/^"[\w-]+"$/),
      });
    }
    const known = await ask({ 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    const head = await test.app.inject({ method: 'HEAD', url: path });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '7']);
  });

  it('comes in parts to who asks for a part', async () => {
    const { statusCode, body } = await ask({ range: 'bytes=0-4' });
    expect([statusCode, body]).toEqual([206, 'start']);
  });

  it('is another one once another one stands there', async () => {
    const file = join(distDir, 'dist', path);
    expect((await ask({})).body).toBe('start()');
    await writeFile(file, 'another()');
    expect((await ask({})).body).toBe('another()');
    await writeFile(file, 'start()');
  });
});
