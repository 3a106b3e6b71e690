import { HttpResponse, http, server } from '@paadam/shared/testing';
import { scriptFailureOf, whyScriptFailed } from './scriptFailure';

const address = 'http://files.test/remote.js';
const hash = 'sha384-x';

/** The test's fetch checks no hashes, so it is told how the check went. */
const withCheck = (passes: boolean) => {
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (init?.integrity && !passes) return Promise.reject(new TypeError('Failed to fetch'));
    return fetch(input, { ...init, integrity: '' });
  });
};
afterEach(() => jest.restoreAllMocks());

describe('a script that did not run', () => {
  test('was tampered with where the file comes, and is not what its hash says', async () => {
    server.use(http.get(address, () => HttpResponse.text('changed()')));
    withCheck(false);
    expect(await whyScriptFailed(address, hash, 5_000)).toBe('tampered');
  });

  test.each<[string, () => Response]>([
    ['the file is not there', () => new HttpResponse(null, { status: 404 })],
    ['the server cannot be reached', () => HttpResponse.error()],
  ])('is missing where %s', async (_, answer) => {
    server.use(http.get(address, answer));
    withCheck(false);
    expect(await whyScriptFailed(address, hash, 5_000)).toBe('missing');
  });

  test('was missing for a moment where it comes as it should by now', async () => {
    server.use(http.get(address, () => HttpResponse.text('fine()')));
    withCheck(true);
    expect(await whyScriptFailed(address, hash, 5_000)).toBe('missing');
  });
});

describe('an error of a chunk', () => {
  const chunkError = (facts: object) =>
    Object.assign(new Error('Whatever the words.'), { name: 'ChunkLoadError', request: address, ...facts });

  test.each([
    ['timeout', 'timeout'],
    ['missing', 'broken'],
  ])('of the type %s is %s', async (type, expected) => {
    expect(await scriptFailureOf(chunkError({ type }), 5_000)).toBe(expected);
  });

  test('is looked into with the hash of its script', async () => {
    server.use(http.get(address, () => HttpResponse.text('changed()')));
    withCheck(false);
    const target = document.createElement('script');
    target.integrity = hash;
    expect(await scriptFailureOf(chunkError({ type: 'error', event: { target } }), 5_000)).toBe('tampered');
  });

  test('and any other error is a fault of the code', async () => {
    expect(await scriptFailureOf(new Error('Loading chunk 7 failed.'), 5_000)).toBe('broken');
  });
});
