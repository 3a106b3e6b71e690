import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../../development/testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

/** An answer as it comes to a browser that accepts that. */
const ask = (browser: ReturnType<TestApp['browser']>, url: string, accepted: string) =>
  browser.request({ url, headers: { 'accept-encoding': accepted } });

describe('what anyone may read', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('comes to who accepts "%s" in %s', async (accepted, encoding, decompress) => {
    const plain = await test.browser().request({ url: '/api/subjects' });
    const { headers, rawPayload } = await ask(test.browser(), '/api/subjects', accepted);
    expect([headers['content-encoding'], headers.vary]).toEqual([
      encoding,
      expect.stringMatching(/accept-encoding/i),
    ]);
    expect(JSON.parse(decompress(rawPayload).toString())).toEqual(plain.json());
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(headers['content-length']).toBe(String(rawPayload.length));
  });

  it.each(['', 'identity', 'br;q=0, gzip;q=0', 'x-strange'])(
    'comes as it is to who accepts "%s"',
    async (accepted) => {
      const { headers, json } = await ask(test.browser(), '/api/subjects', accepted);
      expect(headers['content-encoding']).toBeUndefined();
      expect(json().success).toBe(true);
    },
  );
});

it('what has the session’s token in it comes as it is, whatever else stands there', async () => {
  const { browser } = await test.signedIn('student', { name: 'A'.repeat(3_000) });
  const { headers, rawPayload, json } = await ask(browser, '/api/refresh_auth', 'br, gzip');
  expect(headers['content-encoding']).toBeUndefined();
  expect(rawPayload.length).toBeGreaterThan(3_000);
  expect(json().token).toEqual(expect.any(String));
});
