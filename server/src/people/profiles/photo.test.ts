import { calls } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { pictures, users } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const plain = (width: number, height: number, background = '#0B6B53') =>
  sharp({ create: { width, height, channels: 3, background } });

const send = (person: Person, bytes: Buffer) =>
  person.browser.call(calls.savePhoto, { body: { picture: bytes.toString('base64') } });

const upload = async (person: Person, bytes: Buffer): Promise<string> => {
  const { status, answer } = await send(person, bytes);
  expect([status, answer.message]).toEqual([200, 'Photo saved']);
  return String(answer.data.profileUrl);
};

const refusal = async (bytes: Buffer): Promise<string | undefined> => {
  const { status, failure } = await send(await test.signedIn('student'), bytes);
  expect([status, failure.code]).toEqual([400, 'validation_failed']);
  return failure.fields?.picture;
};

const open = (address: string) => test.browser().request({ url: address });
const kept = (person: Person) =>
  test.database.select({ hash: pictures.hash }).from(pictures).where(eq(pictures.userId, person.id));

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('may be %s, and becomes a square of WebP', async (format) => {
    const student = await test.signedIn('student');
    const address = await upload(student, await plain(1200, 800).toFormat(format).toBuffer());
    expect(address).toMatch(/^\/pictures\/[0-9a-f]{64}\.webp$/);
    const { statusCode, headers, rawPayload } = await open(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  it('is shown in the session and in the profile at once', async () => {
    const tutor = await test.signedIn('tutor');
    const profileUrl = await upload(tutor, await plain(300, 300).png().toBuffer());
    const session = await tutor.browser.call(calls.refreshAuth);
    expect(session.answer.data).toMatchObject({ profileImg: profileUrl });
    const seen = await test.browser().call(calls.profile, { params: { id: tutor.id } });
    expect(seen.answer.data).toMatchObject({ profileUrl });
  });

  it('keeps nothing of where and with what it was taken, and stands upright', async () => {
    const student = await test.signedIn('student');
    const exif = {
      IFD0: { Make: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 55/1 0/1', GPSLongitudeRef: 'E' },
    };
    const left = await plain(40, 80, '#ffffff').png().toBuffer();
    const picture = await plain(80, 80, '#000000')
      .composite([{ input: left, left: 0, top: 0 }])
      .withExif(exif)
      // Turned by a quarter: the white half is the upper one.
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(picture.includes('Secret Camera')).toBe(true);
    const { rawPayload } = await open(await upload(student, picture));
    const { exif: foundExif, icc, xmp, orientation } = await sharp(rawPayload).metadata();
    expect([foundExif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(rawPayload.includes('Secret Camera')).toBe(false);
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const shade = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
    expect(shade(40, 5)).toBeGreaterThan(200);
    expect(shade(40, 75)).toBeLessThan(50);
  });

  it('is not made larger than it came', async () => {
    const { rawPayload } = await open(
      await upload(await test.signedIn('student'), await plain(90, 60).png().toBuffer()),
    );
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 60, height: 60 });
  });

  it('takes the place of the one before, which is gone', async () => {
    const student = await test.signedIn('student');
    const first = await upload(student, await plain(60, 60, '#555555').png().toBuffer());
    const second = await upload(student, await plain(60, 60, '#F2A516').png().toBuffer());
    expect((await open(first)).statusCode).toBe(404);
    expect((await open(second)).statusCode).toBe(200);
    expect(await kept(student)).toHaveLength(1);
  });

  it('is gone once it is removed, or no picture takes its place', async () => {
    const student = await test.signedIn('student');
    const first = await upload(student, await plain(60, 60, '#111111').png().toBuffer());
    const removed = await student.browser.call(calls.removePhoto);
    expect(removed.answer).toMatchObject({ message: 'Photo removed', data: { profileUrl: null } });
    expect((await open(first)).statusCode).toBe(404);

    const second = await upload(student, await plain(60, 60, '#222222').png().toBuffer());
    const save = (body: { name?: string; profileUrl?: string | null }) =>
      student.browser.call(calls.saveProfile, { params: { id: student.id }, body });
    await save({ name: 'Asha', profileUrl: second });
    expect((await open(second)).statusCode).toBe(200);
    await save({ profileUrl: null });
    expect((await open(second)).statusCode).toBe(404);
    expect(await kept(student)).toEqual([]);
  });

  it('of one of two people who have the same one stays where the other’s goes', async () => {
    const [one, other] = [await test.signedIn('student'), await test.signedIn('parent')];
    const picture = await plain(60, 60, '#333333').png().toBuffer();
    const address = await upload(one, picture);
    expect(await upload(other, picture)).toBe(address);
    await one.browser.call(calls.removePhoto);
    expect((await open(address)).statusCode).toBe(200);
  });

  it('goes with the account', async () => {
    const student = await test.signedIn('student');
    const address = await upload(student, await plain(60, 60, '#444444').png().toBuffer());
    await test.database.delete(users).where(eq(users.id, student.id));
    expect((await open(address)).statusCode).toBe(404);
  });
});

describe('what is no photo', () => {
  const wrong = 'This is not a JPEG, PNG or WebP picture.';
  const damaged = 'This picture is damaged and cannot be read. Please choose another.';

  it.each([
    ['text', Buffer.from('Hello, this is not a picture at all.'), wrong],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), wrong],
    ['GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'), wrong],
    ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), damaged],
  ])('is refused as %s', async (_, bytes, message) => {
    expect(await refusal(bytes)).toBe(message);
  });

  it('is refused where it breaks off', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff', noise } })
      .png()
      .toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe(damaged);
  });

  it('is refused above 5 MB, in plain words', async () => {
    const start = await plain(10, 10).jpeg().toBuffer();
    const tooMuch = Buffer.concat([start, Buffer.alloc(limits.photo.bytes)]);
    expect(await refusal(tooMuch)).toBe('Please choose a picture of at most 5 MB.');
    const { status, failure } = await send(await test.signedIn('student'), Buffer.alloc(9_000_000));
    expect([status, failure.code]).toEqual([413, 'body_too_large']);
  });

  it('is refused where few bytes stand for a wall of pixels', async () => {
    const bomb = await plain(9_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusal(bomb)).toBe('This picture has too many pixels. Please make it smaller.');
  });

  it('loses what was hidden behind a picture', async () => {
    const script = '<script>alert(document.cookie)</script>';
    const polyglot = Buffer.concat([await plain(60, 60).png().toBuffer(), Buffer.from(script)]);
    const { rawPayload } = await open(await upload(await test.signedIn('student'), polyglot));
    expect(rawPayload.includes('<script>')).toBe(false);
  });
});

it('is one’s own to change, not too often, and nobody’s who is not signed in', async () => {
  const picture = await plain(20, 20).png().toBuffer();
  const visitor = await test.browser().call(calls.savePhoto, { body: { picture: 'AAAA' } });
  expect(visitor.status).toBe(401);
  const student = await test.signedIn('student');
  for (let time = 0; time < 20; time += 1) await upload(student, picture);
  const { status, failure, headers } = await send(student, picture);
  expect([status, failure.code]).toEqual([429, 'too_many_requests']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

it.each([
  '/pictures/',
  `/pictures/${'0'.repeat(63)}.webp`,
  `/pictures/${'0'.repeat(64)}.png`,
  '/pictures/..%2f..%2fpackage.json',
])('%s is no picture', async (address) => {
  expect((await open(address)).statusCode).not.toBe(200);
});
