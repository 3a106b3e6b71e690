import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { startWeb, type Web } from '../../development/testing/startWeb';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { pictures, users } from '../../foundation/db/schema';
import { adoptPictures } from './adoptPictures';

let test: TestApp;
let web: Web;
let answer: RequestListener;
beforeAll(async () => {
  web = await startWeb((request, response) => answer(request, response));
  test = await startTestApp({ outgoingAllow: [web.host] });
});
afterAll(async () => {
  await test.stop();
  await web.stop();
});

const plain = (background: string, width = 60) =>
  sharp({ create: { width, height: 60, channels: 3, background } });

const show = (body: Buffer | string, headers: Record<string, string> = {}) => {
  answer = (_, response) => response.writeHead(200, headers).end(body);
};

const save = (person: Person, path: string, others: { name?: string } = {}) =>
  person.browser.call(calls.saveProfile, {
    params: { id: person.id },
    body: { profileUrl: `http://${web.host}/${path}`, ...others },
  });

const open = (url: string) => test.browser().request({ url });
const kept = ({ id }: Person) => test.database.select().from(pictures).where(eq(pictures.userId, id));
const storedUrl = async ({ id }: Person) => {
  const [row] = await test.database.select().from(users).where(eq(users.id, id));
  return row?.profileUrl;
};

describe('a picture by its address', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is fetched once as %s, and comes from here', async (format) => {
    let asked = 0;
    const body = await plain('#0B6B53', 90).toFormat(format).toBuffer();
    answer = (_, response) => {
      asked += 1;
      response.end(body);
    };
    const student = await test.signedIn('student');
    const { status, answer: saved } = await save(student, 'me');
    expect([status, saved.message]).toEqual([200, 'Profile saved']);
    const { profileUrl } = saved.data;
    expect(profileUrl).toMatch(/^\/pictures\/[0-9a-f]{64}\.webp$/);
    const shown = await open(String(profileUrl));
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 60 });
    const session = await student.browser.call(calls.refreshAuth);
    expect(session.answer.data).toMatchObject({ profileImg: profileUrl });
    expect(asked).toBe(1);
  });

  it('takes the place of the one before, and is gone with it removed', async () => {
    const student = await test.signedIn('student');
    show(await plain('#111111').png().toBuffer());
    const first = (await save(student, 'a')).answer.data.profileUrl;
    show(await plain('#222222').png().toBuffer());
    const second = (await save(student, 'a')).answer.data.profileUrl;
    expect(second).not.toBe(first);
    expect((await open(String(first))).statusCode).toBe(404);
    await student.browser.call(calls.saveProfile, { params: { id: student.id }, body: { profileUrl: null } });
    expect((await open(String(second))).statusCode).toBe(404);
    expect(await kept(student)).toEqual([]);
  });

  it('that is stored already is not asked for again', async () => {
    const student = await test.signedIn('student');
    show(await plain('#333333').png().toBuffer());
    const { profileUrl } = (await save(student, 'a')).answer.data;
    answer = () => expect(true).toBe(false);
    const again = await student.browser.call(calls.saveProfile, {
      params: { id: student.id },
      body: { name: 'Asha', profileUrl },
    });
    expect([again.status, again.answer.data.profileUrl]).toEqual([200, profileUrl]);
  });

  const noPicture = 'This is not a JPEG, PNG or WebP picture.';
  const nothing = 'There is no picture at this address. Check it, or upload the picture as a file.';
  const large = 'The picture at this address is larger than 5 MB. Choose a smaller one.';
  it.each([
    [
      'a page that calls itself a picture',
      () => show('<!doctype html><h1>Hello</h1>', { 'content-type': 'image/png' }),
      noPicture,
    ],
    [
      'an SVG',
      () => show('<svg xmlns="http://www.w3.org/2000/svg"/>', { 'content-type': 'image/svg+xml' }),
      noPicture,
    ],
    ['nothing', () => show(''), noPicture],
    [
      'a picture that breaks off',
      () => show(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])),
      'This picture is damaged and cannot be read. Please choose another.',
    ],
    [
      'a missing page',
      () => {
        answer = (_, response) => response.writeHead(404).end();
      },
      nothing,
    ],
    ['more than 5 MB', () => show(Buffer.alloc(5_000_001)), large],
    [
      'little that stands for much',
      () => show(gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }),
      large,
    ],
    [
      'a way inside',
      () => {
        answer = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:5432/' }).end();
      },
      'This address cannot be used. Give one of a picture on the public web, without a port or a password.',
    ],
    [
      'nobody',
      () => {
        answer = (_, response) => response.destroy();
      },
      'Nothing answers at this address. Check it, or upload the picture as a file.',
    ],
  ])(
    'is refused with the reason where there is %s, and the rest of the form with it',
    async (_, set, reason) => {
      const student = await test.signedIn('student', {
        name: 'Asha',
        profileUrl: '/sample-data/avatars/01.svg',
      });
      set();
      const { status, failure } = await save(student, 'a.png', { name: 'Another' });
      expect([status, failure.code, failure.fields]).toEqual([
        400,
        'validation_failed',
        { profileUrl: reason },
      ]);
      expect(await storedUrl(student)).toBe('/sample-data/avatars/01.svg');
      const profile = await student.browser.call(calls.profile, { params: { id: student.id } });
      expect(profile.answer.data.name).toBe('Asha');
    },
  );

  it('is tried not too often, whatever comes of it', async () => {
    const student = await test.signedIn('student');
    show('no picture');
    for (let tries = 1; tries <= 20; tries += 1) expect((await save(student, 'a')).status).toBe(400);
    const { status, failure, headers } = await save(student, 'a');
    expect([status, failure.code]).toEqual([429, 'too_many_requests']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const { status: others } = await student.browser.call(calls.saveProfile, {
      params: { id: student.id },
      body: { name: 'Asha' },
    });
    expect(others).toBe(200);
  });
});

describe('pictures that are still named by an address outside', () => {
  it('are fetched, and where there is none the initials stand in', async () => {
    const body = await plain('#444444').png().toBuffer();
    answer = ({ url }, response) => (url === '/there' ? response.end(body) : response.writeHead(404).end());
    const of = (profileUrl: string) => test.signedIn('student', { profileUrl });
    const there = await of(`http://${web.host}/there`);
    const gone = await of(`http://${web.host}/gone`);
    const inside = await of('http://169.254.169.254/latest');
    const own = await of('/sample-data/avatars/02.svg');
    await adoptPictures(test.app);
    expect(await storedUrl(there)).toMatch(/^\/pictures\//);
    expect(await storedUrl(gone)).toBeNull();
    expect(await storedUrl(inside)).toBeNull();
    expect(await storedUrl(own)).toBe('/sample-data/avatars/02.svg');
  });

  it('are tried again where nobody can be reached just now', async () => {
    answer = (_, response) => response.destroy();
    const address = `http://${web.host}/later`;
    const student = await test.signedIn('student', { profileUrl: address });
    await adoptPictures(test.app);
    expect(await storedUrl(student)).toBe(address);
    show(await plain('#555555').png().toBuffer());
    await adoptPictures(test.app);
    expect(await storedUrl(student)).toMatch(/^\/pictures\//);
  });
});
