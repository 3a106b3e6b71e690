import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addAccount, password } from '../../development/testing/accounts';
import { registryRow } from '../../development/testing/registryRow';
import { addTutor, mathematics } from '../../development/testing/scene';
import { makeTemporaryFolder, removeDataDir } from '../../development/testing/temporaryFolder';
import { startTestApp, type TestApp } from '../../development/testing/testApp';

const origin = 'https://lessons.example';
const shell = { baseUrl: '/shell/1.0.0/', scripts: ['shell.js'], preload: [], fonts: [], icon: null };
const routes = [
  { path: '/', title: 'Home' },
  { path: '/tutors', title: 'Tutors' },
  { path: '/tutors/:tutorId', title: 'A tutor' },
  { path: '/subjects/:slug', title: 'A subject' },
  { path: '/contact', title: 'Contact', posts: ['contact'] },
  { path: '/login', title: 'Welcome Back', posts: ['login'] },
];
const ofPublic = registryRow({ name: 'mf-public', routes });
const remotes = {
  'mf-public': {
    ...ofPublic,
    remote: { ...ofPublic.remote, texts: { ta: { Tutors: 'ஆசிரியர்கள்' } } },
  },
  'mf-tutor': registryRow({
    name: 'mf-tutor',
    basePath: '/tutor',
    routes: [{ path: '/tutor', roles: ['tutor'] }],
  }),
};

let folder: string;
let english: TestApp;
let test: TestApp;
beforeAll(async () => {
  folder = await makeTemporaryFolder(0o700);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'shell.json'), JSON.stringify(shell));
  await writeFile(join(folder, 'registry.json'), JSON.stringify({ remotes }));
  const config = { distDir: folder, publicOrigin: origin };
  english = await startTestApp(config);
  test = await startTestApp({ ...config, languages: ['en', 'ta', 'hi', 'qps'] });
});
afterAll(async () => {
  await Promise.all([english.stop(), test.stop()]);
  await removeDataDir(folder);
});

const read = async (url: string, app = test) => {
  const { statusCode, body } = await app.browser().request({ url });
  return {
    status: statusCode,
    body,
    lang: /<html lang="([^"]*)"/.exec(body)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1],
    alternates: Object.fromEntries(
      [...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(
        ([, language = '', address]) => [language, address],
      ),
    ),
  };
};

describe('a site in English alone', () => {
  it('says nothing of languages', async () => {
    const { body, lang, alternates } = await read('/tutors', english);
    expect([lang, alternates]).toEqual(['en', {}]);
    expect(body).not.toMatch(/hreflang|languages/);
    const sitemap = await read('/sitemap-pages.xml', english);
    expect(sitemap.body).not.toMatch(/hreflang|xhtml|\/ta</);
  });

  it.each(['/ta', '/ta/tutors', '/hi/', '/qps/tutors'])('has no page %s', async (url) => {
    expect(await read(url, english)).toMatchObject({ status: 404, lang: 'en' });
  });
});

describe('the registry of portals', () => {
  it('says in which languages the site is, also to pages elsewhere that hold an embed of it', async () => {
    for (const [app, languages] of [
      [english, 'en'],
      [test, 'en, ta, hi, qps'],
    ] as const) {
      const { headers } = await app.browser().request({ url: '/registry.json' });
      expect(headers['x-paadam-languages']).toBe(languages);
      expect(headers['access-control-expose-headers']).toBe('x-paadam-languages');
    }
  });
});

describe('the registry for a page in another language', () => {
  it('has what portals declare in that language, under a mark of its own', async () => {
    const ask = async (url: string, app = test) => {
      const { body, headers } = await app.browser().request({ url });
      return { title: JSON.parse(body).remotes['mf-public'].remote.routes[1].title, etag: headers.etag };
    };
    const [plain, tamil] = [await ask('/registry.json'), await ask('/registry.json?language=ta')];
    expect([plain.title, tamil.title]).toEqual(['Tutors', 'ஆசிரியர்கள்']);
    expect(tamil.etag).not.toBe(plain.etag);
    expect(await ask('/registry.json?language=fr')).toEqual(plain);
    expect((await ask('/registry.json?language=ta', english)).title).toBe('Tutors');
  });
});

describe('a site in several languages', () => {
  it.each([
    ['/', 'en', '/'],
    ['/ta', 'ta', '/ta'],
    ['/ta/', 'ta', '/ta'],
    ['/ta?utm_source=post', 'ta', '/ta'],
    ['/tutors/', 'en', '/tutors'],
    ['/hi/tutors?from=mail', 'hi', '/hi/tutors'],
  ])('has %s in %s, known as %s', async (url, lang, canonical) => {
    expect(await read(url)).toMatchObject({ status: 200, lang, canonical: origin + canonical });
  });

  it.each(['/fr/tutors', '/en/tutors', '/TA/tutors', '/%74a/tutors', '/tamil'])(
    'has no page %s, and says so in English',
    async (url) => {
      expect(await read(url)).toMatchObject({ status: 404, lang: 'en' });
    },
  );

  it('says in the page’s language that there is none', async () => {
    expect(await read('/ta/nowhere')).toMatchObject({ status: 404, lang: 'ta', alternates: {} });
  });

  it('says in the page’s language what a page is about, and that it needs scripts', async () => {
    const { id } = await addTutor(test, { subjects: [mathematics] });
    for (const path of [`/tutors/${id}`, '/subjects/mathematics', '/nowhere']) {
      const { body } = await read(`/qps${path}`);
      const [, title] = /<title>([^<]*)</.exec(body) ?? [];
      expect(title).toMatch(/^\[.*\](?: · Paadam)?$/);
    }
    expect((await read('/qps/nowhere')).body).toMatch(/<noscript>\[/);
  });

  it.each(['', '-ta', '-hi'])(
    'has a picture of the site for previews in the language of the page: preview%s.png',
    async (name) => {
      const { body } = await read(`${name.replace('-', '/')}/tutors`);
      expect(/"og:image" content="([^"]*)"/.exec(body)?.[1]).toBe(`${origin}/preview${name}.png`);
      const { statusCode, headers } = await test.browser().request({ url: `/preview${name}.png` });
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    },
  );

  it('leaves the API, files and the registry where they are', async () => {
    for (const url of ['/ta/api/subjects', '/ta/registry.json', '/ta/robots.txt']) {
      expect((await read(url)).status).toBe(404);
    }
    expect((await read('/registry.json')).status).toBe(200);
  });

  it('tells of no page that nobody is to find', async () => {
    for (const url of ['/ta/tutors?q=algebra', '/ta/tutor', '/qps/tutors']) {
      expect((await read(url)).alternates).toEqual({});
    }
    expect((await read('/qps/tutors')).body).toContain('<meta name="robots" content="noindex">');
  });

  it('sends nobody elsewhere by what their browser prefers', async () => {
    const { statusCode, body } = await test
      .browser()
      .request({ url: '/tutors', headers: { 'accept-language': 'ta-IN,ta;q=0.9' } });
    expect([statusCode, /<html lang="([^"]*)"/.exec(body)?.[1]]).toEqual([200, 'en']);
  });

  it('names in the sitemap each page in each language, and there and in the page the same others', async () => {
    await addTutor(test, { subjects: [mathematics] });
    const index = (await read('/sitemap.xml')).body;
    const files = [...index.matchAll(/<loc>https:\/\/lessons\.example([^<]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    expect(files.length).toBeGreaterThan(1);
    const named = new Map<string, Record<string, string>>();
    for (const file of files) {
      for (const [, address = '', rest = ''] of (await read(file)).body.matchAll(
        /<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g,
      )) {
        const links = [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
        named.set(address, Object.fromEntries(links.map(([, language = '', url = '']) => [language, url])));
      }
    }
    expect([...named.keys()].some((address) => /\/hi\/tutors\/0/.test(address))).toBe(true);
    expect(named.size % 3).toBe(0);
    for (const [address, alternates] of named) {
      expect(Object.keys(alternates)).toEqual(['en', 'ta', 'hi', 'x-default']);
      expect(Object.values(alternates)).toContain(address);
      // Each of them names the same ones.
      for (const other of Object.values(alternates)) expect(named.get(other)).toEqual(alternates);
    }
    for (const address of [
      `${origin}/ta`,
      ...[...named.keys()].filter((one) => /hi\/(tutors|subjects)\/m?/.test(one)).slice(0, 3),
    ]) {
      const page = await read(address.slice(origin.length));
      expect(page).toMatchObject({ status: 200, canonical: address, alternates: named.get(address) });
    }
  });

  it('keeps crawlers from the areas of the signed-in in every language', async () => {
    const robots = (await read('/robots.txt')).body;
    for (const area of ['/tutor', '/ta/tutor', '/hi/tutor']) expect(robots).toContain(`Disallow: ${area}/`);
  });

  it('has of each tutor a picture for previews in the language of the page, at an address that stays good', async () => {
    const tutor = await addTutor(test, { subjects: [mathematics], hourlyRate: 700 });
    const open = (url: string) => test.browser().request({ url });
    const addresses = new Set<string>();
    for (const [prefix, offer] of [
      ['', '₹700 an hour'],
      ['/ta', 'மணிக்கு ₹700'],
      ['/hi', '₹700 प्रति घंटा'],
    ]) {
      const { body } = await read(`${prefix}/tutors/${tutor.id}`);
      const tag = (name: string) => new RegExp(`"og:image${name}" content="([^"]*)"`).exec(body)?.[1] ?? '';
      expect(tag(':alt')).toContain(offer);
      const path = tag('').slice(origin.length);
      addresses.add(path);
      const { statusCode, headers } = await open(path);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
      // One that something has changed since leads on within its language.
      const former = path.replace(/-[0-9a-f]{16}/, '-0123456789abcdef');
      expect((await open(former)).headers.location).toBe(path);
    }
    expect(addresses.size).toBe(3);
    const unknown = await open([...addresses][1]?.replace('-ta.', '-xx.') ?? '');
    expect(unknown.headers.location).toBe([...addresses][0]);
  });

  it('leads from a form that is sent without scripts to a page in its language', async () => {
    const browser = test.browser();
    const sent = await browser.request({
      method: 'POST',
      url: '/ta/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      payload: new URLSearchParams({
        call: 'contact',
        name: 'Kavya',
        email: 'kavya@paadam.test',
        subject: 'A question',
        message: 'Do you teach the veena?',
      }).toString(),
    });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/ta/contact?sent=1']);
    const refused = await browser.request({
      method: 'POST',
      url: '/ta/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      payload: 'call=contact&name=Kavya',
    });
    expect(refused.statusCode).toBe(400);
  });

  it.each([
    ['/login?returnTo=%2Ftutors', 'hi', '/hi/tutors'],
    ['/login', 'hi', '/hi'],
    ['/login', 'en', '/'],
    ['/ta/login?returnTo=%2Ftutors', 'hi', '/ta/tutors'],
  ] as const)(
    'leads who signs in without scripts at %s, and reads %s, to %s',
    async (url, language, expected) => {
      const { email } = await addAccount(test, { language });
      const sent = await test.browser().request({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        payload: new URLSearchParams({ call: 'login', email, password }).toString(),
      });
      expect([sent.statusCode, sent.headers.location]).toEqual([303, expected]);
    },
  );
});
