import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskCalls } from '@paadam/shared/contract';
import { buildDesk } from '../../buildDesk';
import { addTestOperator, operatorPassword } from '../../development/testing/desk';
import { makeTemporaryFolder, removeDataDir } from '../../development/testing/temporaryFolder';
import { startTestApp } from '../../development/testing/testApp';
import { readConfig } from '../../foundation/config/readConfig';

let distDir: string;
beforeAll(async () => {
  distDir = await makeTemporaryFolder(0o700);
  await mkdir(join(distDir, 'desk'));
  await writeFile(join(distDir, 'desk/index.html'), '<!doctype html><title>Desk</title>');
  await writeFile(join(distDir, 'desk/desk.0123abcd.js'), 'desk()');
});
afterAll(() => removeDataDir(distDir));

const addresses = [
  '/desk',
  '/desk/',
  '/desk/people',
  '/desk/index.html',
  '/desk/desk.0123abcd.js',
  '/shell/../desk/desk.0123abcd.js',
  '/shell/%2e%2e/desk/desk.0123abcd.js',
  '/mf-public/../desk/index.html',
  '/api/desk/session',
  '/api/desk/people?search=some',
];

it('is nowhere where it is not turned on, nor are its files', async () => {
  const test = await startTestApp({ distDir });
  try {
    for (const url of addresses) {
      const { statusCode, body } = await test.app.inject({ url });
      // Before there is a registry the site itself is not there.
      expect([url, statusCode]).toEqual([url, statusCode === 503 ? 503 : 404]);
      expect(body).not.toMatch(/desk\(\)|<title>Desk/);
    }
    const signIn = await test.browser().call(deskCalls.deskSignIn, {
      body: { email: 'operator@paadam.test', password: operatorPassword },
    });
    expect(signIn.status).toBe(404);
  } finally {
    await test.stop();
  }
});

it('is a document for each of its pages that takes nothing from elsewhere, and its own files', async () => {
  const test = await startTestApp({ distDir, desk: true, remoteOrigins: ['https://remote.example'] });
  try {
    for (const url of ['/desk', '/desk/', '/desk/people/01936e5a-0000-7000-8000-000000000001']) {
      const { statusCode, headers, body } = await test.app.inject({ url });
      expect([statusCode, body]).toEqual([200, '<!doctype html><title>Desk</title>']);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
      expect(policy).not.toContain('remote.example');
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
    const file = await test.app.inject({ url: '/desk/desk.0123abcd.js' });
    expect([file.statusCode, file.body]).toEqual([200, 'desk()']);
    for (const url of ['/desk/index.html', '/desk/other.0123abcd.js', '/desk/..%2fregistry.json']) {
      expect([url, (await test.app.inject({ url })).statusCode]).toEqual([url, 404]);
    }
    const { body: robots } = await test.app.inject({ url: '/robots.txt' });
    expect(robots).not.toContain('desk');
  } finally {
    await test.stop();
  }
});

it('stands alone on a port of its own, with a cookie for that host alone', async () => {
  const test = await startTestApp({
    distDir,
    desk: true,
    deskPort: 0,
    deskOrigin: 'https://desk.example',
    sampleData: true,
  });
  const desk = await buildDesk(test.app);
  try {
    expect((await test.app.inject({ url: '/api/desk/session' })).statusCode).toBe(404);
    expect((await desk.inject({ url: '/desk' })).statusCode).toBe(200);
    expect((await desk.inject({ url: '/desk/desk.0123abcd.js' })).statusCode).toBe(200);
    for (const url of ['/api/subjects', '/api/refresh_auth', '/tutors', '/registry.json']) {
      expect([url, (await desk.inject({ url })).statusCode]).toEqual([url, 404]);
    }

    const { email } = await addTestOperator(test, { isTest: true });
    const signIn = (headers: Record<string, string>) =>
      desk.inject({
        method: 'POST',
        url: '/api/desk/sign-in',
        headers,
        payload: { email, password: operatorPassword },
      });
    expect((await signIn({ origin: test.app.config.publicOrigin })).statusCode).toBe(403);
    const { statusCode, headers } = await signIn({ origin: 'https://desk.example' });
    expect(statusCode).toBe(200);
    const ofHost = /; Path=\/; HttpOnly; Secure; SameSite=Strict$/;
    const cookies = [headers['set-cookie'] ?? []].flat();
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-paadam_desk=[\w-]+; Max-Age=28800;/),
      expect.stringMatching(/^__Host-paadam_desk_known=[\w-]+;/),
    ]);
    for (const each of cookies) expect(each).toMatch(ofHost);
    const [cookie = ''] = cookies[0]?.split(';') ?? [];
    const session = await desk.inject({ url: '/api/desk/session', headers: { cookie } });
    expect(session.json().data.step).toBe('in');
  } finally {
    await desk.close();
    await test.stop();
  }
});

it('keeps its cookie beside the portals of an https site to its own calls', async () => {
  const test = await startTestApp({
    distDir,
    desk: true,
    sampleData: true,
    publicOrigin: 'https://lessons.example',
  });
  try {
    const { email } = await addTestOperator(test, { isTest: true });
    const browser = test.browser();
    const { headers } = await browser.call(deskCalls.deskSignIn, {
      body: { email, password: operatorPassword },
    });
    expect(String(headers['set-cookie'])).toMatch(/^__Secure-paadam_desk=[\w-]+; .*Path=\/api\/desk;/);
    expect((await browser.call(deskCalls.deskSession)).answer.data.step).toBe('in');
  } finally {
    await test.stop();
  }
});

it('is there with the sample data unless told, and on a port of its own wherever that is set', () => {
  const read = (environment: Record<string, string>) => readConfig(environment);
  expect(read({}).desk).toBe(true);
  expect(read({ DESK: '0' }).desk).toBe(false);
  expect(read({ DATABASE_URL: 'postgres://localhost/paadam' }).desk).toBe(false);
  const own = read({ DATABASE_URL: 'postgres://localhost/paadam', DESK_PORT: '3100' });
  expect([own.desk, own.deskPort, own.deskOrigin]).toEqual([true, 3100, 'http://localhost:3100']);
});
