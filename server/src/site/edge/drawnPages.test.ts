import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { calls } from '@paadam/shared/contract';
import { buildApp } from '../../app';
import { DatabaseLine } from '../../development/testing/DatabaseLine';
import { LiveSite, portalThatDraws, soundShell } from '../../development/testing/liveSite';
import { addTutor } from '../../development/testing/scene';
import { makeTemporaryFolder, removeDataDir } from '../../development/testing/temporaryFolder';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { openDatabase } from '../../foundation/db/openDatabase';

let test: TestApp;
let site: LiveSite;
let distDir: string;
beforeAll(async () => {
  distDir = await makeTemporaryFolder(0o700);
  site = new LiveSite(distDir);
  test = await startTestApp({ distDir });
});
afterAll(async () => {
  await test.stop();
  await removeDataDir(distDir);
});
beforeEach(async () => {
  await site.releaseShell(soundShell);
  await site.releasePortal(
    portalThatDraws('return "<h1>" + greeting.word + " at " + page.pathname + "</h1>";'),
  );
});

const get = (url: string, headers = {}) => test.browser().request({ url, headers });
const rootOf = (body: string) => /<div id="root">(.*?)<\/div>\n/s.exec(body)?.[1];
const drawnOf = (body: string) => {
  const [, json] = /<script type="application\/json" id="paadam-drawn">(.*?)<\/script>/.exec(body) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
};

/** @returns once documents are kept, which they are not before this server hears of changes elsewhere */
const keeping = async (app = test.app): Promise<void> => {
  while (!app.publicData.isWhole) await pause(10);
};

/** By outcome and reason, how often pages came to it since the last look. */
const outcomes = async (app = test.app): Promise<Record<string, number>> => {
  const { text } = await app.metrics.print();
  const found = text.matchAll(
    /^paadam_pages_total\{portal="(.*?)",version="(.*?)",outcome="(.*?)",reason="(.*?)"\} (\d+)/gm,
  );
  return Object.fromEntries(
    [...found].map(([, portal, version, outcome, reason, count]) => [
      [portal, version, outcome, reason].filter(Boolean).join(' '),
      Number(count),
    ]),
  );
};

describe('a drawn page', () => {
  it('stands in the document, with its styles before it and its data and scripts after it', async () => {
    const { body, statusCode } = await get('/tutors?subject=physics');
    expect(statusCode).toBe(200);
    expect(rootOf(body)).toBe('<header>visitor</header><main><h1>Welcome at /tutors</h1></main>');
    expect(drawnOf(body)).toMatchObject({
      portal: { name: 'mf-public' },
      state: { seen: '/tutors' },
      form: null,
    });
    expect(body).not.toContain('<noscript>');
    const places = [
      '@font-face{font-family:Figtree}</style>',
      '<style data-styled="true" data-styled-version="6.0.0">h1{color:teal}</style>',
      '<h1>',
      'id="paadam-registry"',
      '<script defer fetchpriority="low" src="/shell/',
      '<link rel="preload" as="script" href="/shell/',
    ].map((part) => body.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    for (const [preload] of body.matchAll(/<link rel="preload" as="script"[^>]*>/g)) {
      expect(preload).toContain('fetchpriority="low"');
    }
  });

  it('is admitted by the hashes of its styles, comes compressed, and is known by its tag', async () => {
    const { headers, rawPayload } = await get('/tutors', { 'accept-encoding': 'gzip, br' });
    const body = brotliDecompressSync(rawPayload).toString();
    const policy = String(headers['content-security-policy']);
    const texts = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    expect(texts).toHaveLength(2);
    for (const text of [...texts, '']) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(policy).not.toContain('nonce');
    expect(body).not.toContain('nonce');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' });
    const etag = String(headers.etag);
    const known = await get('/tutors', { 'accept-encoding': 'gzip, br', 'if-none-match': etag });
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
    const other = await get('/tutors', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect([other.statusCode, gunzipSync(other.rawPayload).toString()]).toEqual([200, body]);
    expect((await get('/tutors')).body).toBe(body);
  });

  it('is kept apart by what a browser has chosen to see', async () => {
    const shown = async (cookie: string) => /<html[^>]*>/.exec((await get('/tutors', { cookie })).body)?.[0];
    const choices = ['', 'paadam_banner=dismissed', 'paadam_appearance=dark'];
    for (let times = 0; times < 2; times += 1) {
      expect(await Promise.all(choices.map(shown))).toEqual([
        '<html lang="en">',
        '<html lang="en" data-banner="dismissed">',
        '<html lang="en" data-theme="dark">',
      ]);
    }
  });

  it('is drawn for an address without a page as well, which says that there is none', async () => {
    const { body, statusCode } = await get('/nowhere/at/all');
    expect(statusCode).toBe(404);
    expect(rootOf(body)).toContain('Welcome at /nowhere/at/all');
    expect(body).not.toContain('<noscript>');
  });

  it.each(['//other.example', '/a//b', '/a%5cb'])(
    'is none at an address that a router may read otherwise: %s',
    async (url) => {
      const { body, statusCode } = await get(url);
      expect([statusCode, rootOf(body), drawnOf(body)]).toEqual([404, '', undefined]);
    },
  );

  it('begins with the frame alone where the portal has no build for Node, or one for another shell', async () => {
    await site.releasePortal();
    const { body } = await get('/tutors');
    expect(rootOf(body)).toContain('a skeleton');
    expect(body).toContain('<noscript>');
    expect(drawnOf(body)).toMatchObject({ portal: null });
    await site.releasePortal(portalThatDraws('return "<h1>from the future</h1>";'), { contract: 99 });
    await site.releaseShell(soundShell);
    const contracts = { lowest: 1, highest: 1 };
    await site.write('shell.json', JSON.stringify({ ...test.app.portalFiles.shell, contracts }));
    expect(rootOf((await get('/tutors')).body)).toContain('a skeleton');
  });

  it('is none where the switch is off', async () => {
    const { config, database } = test.app;
    const mail = { send: async () => {}, close: async () => {} };
    const app = await buildApp({ config: { ...config, drawPages: false }, database, mail });
    const { body } = await app.inject('/tutors');
    expect([rootOf(body), drawnOf(body)]).toEqual(['', undefined]);
    expect(body).toContain('<noscript>');
    await app.close();
  });
});

describe('a visitor’s document', () => {
  it('is drawn once, for all who ask at a time and for the next', async () => {
    await keeping();
    const before = await outcomes();
    const bodies = await Promise.all(Array.from({ length: 30 }, () => get('/subjects')));
    bodies.push(await get('/subjects?utm_source=mail'));
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
    const { version } = test.app.portalFiles.registry.remotes['mf-public'] ?? {};
    const after = await outcomes();
    expect(after[`mf-public ${version} drawn`]).toBe(1);
    expect(after[`mf-public ${version} kept`]).toBe(30);
    expect(before[`mf-public ${version} drawn`]).toBeUndefined();
  });

  it('gives each browser a secret of its own, though its content is everybody’s', async () => {
    await keeping();
    const [one, other] = [await get('/subjects'), await get('/subjects')];
    const secretOf = ({ cookies }: typeof one) =>
      cookies.find(({ name }) => name === 'paadam_browser')?.value;
    expect(secretOf(one)).toMatch(/^[\w-]{43}$/);
    expect(secretOf(other)).not.toBe(secretOf(one));
    expect(other.body).not.toContain(secretOf(one));
  });

  it('has nothing of a person who looked at the page before, and is drawn without their rights', async () => {
    await site.releasePortal(
      portalThatDraws('return "<p>" + (await call({ path: "/sessions" })).status + "</p>";'),
    );
    await keeping();
    const addresses = ['/', '/tutors', '/tutors?q=a', '/subjects', '/nowhere', '/login'];
    const { browser, name, email, id } = await test.signedIn('student', { name: 'Kaveri Very Own' });
    const secrets = [name, email, id, ...browser.cookies.values()];
    for (const url of [...addresses, ...addresses]) {
      const own = await browser.request({ url });
      expect(own.body).toContain(`<header>${name}</header><main><p>200</p>`);
      expect(own.headers['cache-control']).toBe('no-store');
      expect(own.headers.etag).toBeUndefined();
      expect(String(own.headers['content-security-policy'])).toMatch(/style-src 'self' 'nonce-/);
      const { body } = await get(url);
      expect(body).toContain('<header>visitor</header><main><p>401</p>');
      for (const secret of secrets) expect(body).not.toContain(secret);
    }
    // Whose session has ended is a visitor again.
    await test.database.execute('delete from sessions');
    const { body, headers } = await browser.request({ url: '/tutors' });
    expect(body).toContain('<header>visitor</header><main><p>401</p>');
    expect(String(headers['set-cookie'])).toContain('paadam_session=;');
  });

  it('shows a change of a profile at once, on this server and on another one', async () => {
    const tutor = await addTutor(test);
    await site.releasePortal(
      portalThatDraws(
        'const { body } = await call({ path: page.pathname.replace("/tutors/", "/profile/") });' +
          'return "<h1>" + body.data.name + ", " + body.data.hourlyRate + "</h1>";',
      ),
    );
    const line = new DatabaseLine(test.databaseUrl);
    const database = openDatabase(await line.open());
    const { config } = test.app;
    const mail = { send: async () => {}, close: async () => {} };
    const other = await buildApp({ config, database, mail });
    await Promise.all([keeping(), keeping(other)]);
    const url = `/tutors/${tutor.id}`;
    const shown = async (app = test.app) => /<h1>(.*?)<\/h1>/.exec((await app.inject(url)).body)?.[1];
    const save = (body: object) => tutor.browser.call(calls.saveProfile, { params: { id: tutor.id }, body });
    await shown();
    await shown(other);
    for (const name of ['Asha Rao', 'Asha Rao-Iyer', 'Asha']) {
      const { answer } = await save({ name });
      expect(answer.success).toBe(true);
      expect(await shown()).toMatch(`${name}, `);
      while (!(await shown(other))?.startsWith(`${name}, `)) await pause(10);
    }
    // What the other one cannot hear of it does not miss.
    await line.cut();
    while (other.publicData.isWhole) await pause(10);
    await save({ name: 'Asha Unheard' });
    await line.open();
    while (!(await shown(other))?.startsWith('Asha Unheard, ')) await pause(10);
    await other.close();
    await database.$client.end();
    await line.cut();
  });
});

describe('a crowd that cannot be answered in time', () => {
  it('is told so at once, as far as nothing is kept for it, and whoever comes alone is served', async () => {
    await keeping();
    await get('/subjects');
    const lateness = jest.spyOn(test.app.lateness, 'milliseconds', 'get').mockReturnValue(900);
    const paths = Array.from({ length: 60 }, (_, index) => `/tutors?q=crowd${index}`);
    const [known, ...answers] = await Promise.all(
      ['/subjects', ...paths].map((path) => get(path, { accept: 'text/html' })),
    );
    expect([known?.statusCode, rootOf(known?.body ?? '')]).toEqual([
      200,
      expect.stringContaining('Welcome at /subjects'),
    ]);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, body } of refused) {
      expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
      expect(body).toContain('<h1>This page could not be opened</h1>');
    }
    expect(answers.every(({ statusCode }) => [200, 503].includes(statusCode))).toBe(true);
    expect((await get('/tutors?q=alone')).statusCode).toBe(200);
    lateness.mockRestore();
  });
});

describe('the document of who is signed in', () => {
  it('comes compressed, but for the session and for what stands beside words of the address', async () => {
    const long = 'a word of the page. '.repeat(500);
    await site.releasePortal(portalThatDraws(`return ${JSON.stringify(`<p>${long}</p>`)};`));
    const { browser } = await test.signedIn('student');
    const ask = (url: string) => browser.request({ url, headers: { 'accept-encoding': 'gzip, br' } });
    const [own, asked] = [await ask('/tutors'), await ask('/tutors?q=guess')];
    for (const { rawPayload, headers } of [own, asked]) {
      expect(headers['content-encoding']).toBe('gzip');
      const body = gunzipSync(rawPayload).toString();
      expect(body).toContain(long);
      expect(body).toMatch(/<\/html>\n$/);
      expect(rawPayload.includes(`"token":"${browser.cookies.get('token')}"`)).toBe(true);
    }
    expect(own.rawPayload.includes(long)).toBe(false);
    expect(asked.rawPayload.includes(long)).toBe(true);
  });
});

describe('a release', () => {
  it('and a way back show in the next document, without a restart', async () => {
    await keeping();
    const says = (word: string) => portalThatDraws(`return '<h1>${word}</h1>';`);
    const first = await site.releasePortal(says('first'));
    expect((await get('/')).body).toContain('<h1>first</h1>');
    await site.releasePortal(says('second'));
    const { body } = await get('/');
    expect(body).toContain('<h1>second</h1>');
    await site.setRow(first);
    expect((await get('/')).body).toContain('<h1>first</h1>');
    await site.releaseShell(soundShell.replace('<header>', '<header class="new">'));
    expect((await get('/')).body).toContain('<header class="new">');
  });

  it('ends the thread of the one before, also where they come thick and fast', async () => {
    const drawn: boolean[] = [];
    for (let release = 1; release <= 12; release += 1) {
      await site.releasePortal(portalThatDraws(`return '<h1>release ${release}</h1>';`));
      const { body, statusCode } = await get('/');
      drawn.push(statusCode === 200 && body.includes(`<h1>release ${release}</h1>`));
    }
    expect(drawn).toEqual(Array(12).fill(true));
    expect(test.app.drawing?.threads).toBe(1);
  });
});

describe('a build that is of no use', () => {
  const endless = 'for (;;) {}';
  // Of what is filled with zeros the system may give nothing before it is written to.
  const hoarding = 'const all = []; for (;;) all.push(Buffer.alloc(10_000_000, 1));';
  const greedy = 'const all = []; for (;;) all.push(new Array(100_000).fill(all.length));';

  it.each<[string, string | null]>([
    ['is missing', null],
    ['is no script', 'exports.render = ((('],
    ['throws while it is loaded', 'throw new Error("not today");'],
    ['has nothing of what is asked of it', 'exports.render = 7;'],
    ['asks for a package of the server', 'require("fastify");'],
    ['never ends loading', endless],
    ['throws at every page', soundShell.replace('const drawn', 'throw new Error("no"); const drawn')],
    ['gives no page', 'exports.libraries = {}; exports.render = async () => undefined;'],
    ['never ends a page', soundShell.replace('const drawn', `${endless} const drawn`)],
    ['waits for ever', soundShell.replace('const drawn', 'await new Promise(() => {}); const drawn')],
    ['takes all memory', soundShell.replace('const drawn', `${greedy} const drawn`)],
    ['takes all memory outside of its heap', soundShell.replace('const drawn', `${hoarding} const drawn`)],
    ['ends its thread', soundShell.replace('const drawn', 'process.exit(1); const drawn')],
  ])('because it %s leaves the page to the browser, within two seconds', async (_, code) => {
    await site.releaseShell(code);
    for (const url of ['/tutors', '/tutors', '/login']) {
      const began = performance.now();
      const { body, statusCode, headers } = await get(url);
      expect(performance.now() - began).toBeLessThan(2_000);
      expect([statusCode, rootOf(body), drawnOf(body)]).toEqual([200, '', undefined]);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toMatch(/<script defer fetchpriority="high" src="\/shell\/1\.\d+\.0\/shell\.js">/);
    }
    await site.releaseShell(soundShell);
    expect(rootOf((await get('/tutors')).body)).toContain('Welcome at /tutors');
  });

  it.each<[string, string | null, string]>([
    ['is missing', null, 'a skeleton'],
    ['is no script', 'exports.default = (((', 'a skeleton'],
    ['asks for what the shell does not bring', 'require("fs");', 'a skeleton'],
    ['throws at a page', portalThatDraws('throw new Error("no");'), ''],
    ['never ends a page', portalThatDraws(endless), ''],
    ['waits for ever', portalThatDraws('await new Promise(() => {});'), ''],
    ['takes all memory', portalThatDraws(greedy), ''],
  ])('of a portal, because it %s, never leaves a page without an answer', async (_, code, shown) => {
    const { version } = await site.releasePortal(code);
    const began = performance.now();
    const { body, statusCode } = await get('/tutors');
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(statusCode).toBe(200);
    expect(rootOf(body)).toContain(shown);
    const given = Object.keys(await outcomes()).filter((name) => name.startsWith(`mf-public ${version}`));
    expect(given).toEqual([expect.stringContaining('given-up')]);
  });

  it('costs the pages nothing that were left promises and clocks by it', async () => {
    await site.releasePortal(
      portalThatDraws(
        'Promise.reject(new Error("stray")); setTimeout(() => { throw new Error("late"); }, 1);' +
          'await new Promise((resolve) => setTimeout(resolve, 20)); return "<h1>whole</h1>";',
      ),
    );
    for (const url of ['/tutors', '/login']) expect((await get(url)).body).toContain('<h1>whole</h1>');
  });

  it('reads no secret from the environment', async () => {
    process.env.PAADAM_TEST_SECRET = 'a secret of the server';
    await site.releasePortal(portalThatDraws('return "<p>" + JSON.stringify(process.env) + "</p>";'));
    expect(rootOf((await get('/tutors')).body)).toContain('<p>{"NODE_ENV":"test"}</p>');
    delete process.env.PAADAM_TEST_SECRET;
  });
});

describe('a page that waits for the API', () => {
  beforeEach(async () => {
    await site.releasePortal(
      portalThatDraws('return "<h1>" + (await call({ path: "/subjects" })).status + "</h1>";'),
    );
  });

  it('is left to the browser where that is slow', async () => {
    const client = await test.database.$client.connect();
    await client.query('begin; lock table subjects in access exclusive mode');
    const began = performance.now();
    const { body, statusCode } = await get('/subjects');
    expect(performance.now() - began).toBeLessThan(2_000);
    expect([statusCode, rootOf(body)]).toEqual([200, '']);
    await client.query('rollback');
    client.release();
    while (!(await get('/subjects')).body.includes('<h1>200</h1>')) await pause(50);
  });

  it('is not kept where a call fails', async () => {
    await keeping();
    await test.database.execute('alter table subjects rename to elsewhere');
    expect((await get('/subjects')).body).toContain('<h1>500</h1>');
    await test.database.execute('alter table elsewhere rename to subjects');
    expect((await get('/subjects')).body).toContain('<h1>200</h1>');
  });

  it('comes as it can while the database is away, and is not kept so', async () => {
    const line = new DatabaseLine(test.databaseUrl);
    const database = openDatabase(await line.open());
    const mail = { send: async () => {}, close: async () => {} };
    const app = await buildApp({ config: test.app.config, database, mail });
    await keeping(app);
    await line.cut();
    const { statusCode } = await app.inject('/subjects');
    expect(statusCode).toBe(200);
    await line.open();
    while (!(await app.inject('/subjects')).body.includes('<h1>200</h1>')) await pause(50);
    await app.close();
    await database.$client.end();
    await line.cut();
  });

  it.each(['/logout', '/metrics', '/dev/mail', '/../registry.json', '/health/ready', '//subjects'])(
    'gets nothing that is no call for reading: %s',
    async (path) => {
      await site.releasePortal(
        portalThatDraws(`return '<h1>' + (await call({ path: ${JSON.stringify(path)} })).status + '</h1>';`),
      );
      const { browser } = await test.signedIn('student');
      expect((await browser.request({ url: '/tutors' })).body).toContain('<h1>404</h1>');
      expect((await browser.request({ url: '/tutors' })).body).toContain('<header>Some student</header>');
    },
  );

  it('counts as one call of whoever asks for it', async () => {
    const { config, database } = test.app;
    const mail = { send: async () => {}, close: async () => {} };
    const addressLimits = { ...config.addressLimits, calls: 2 };
    const app = await buildApp({ config: { ...config, addressLimits }, database, mail });
    const ask = () => app.inject({ url: '/subjects', remoteAddress: '203.0.113.77' });
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
    expect((await ask()).statusCode).toBe(429);
    await app.close();
  });
});
