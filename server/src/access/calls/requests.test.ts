import { calls } from '@paadam/shared/contract';
import type { InjectOptions } from 'fastify';
import { startTestApp, type TestApp } from '../../development/testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const login = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  ({ method: 'POST', url: '/api/login', payload, headers }) satisfies InjectOptions;
const id = '01936e5a-0000-7000-8000-00000000000a';
const credentials = '"email":"a@paadam.test","password":"x"';

describe('a request that cannot be served', () => {
  it.each<[string, InjectOptions, number, string]>([
    ['malformed JSON', login('{"email":'), 400, 'malformed_request'],
    ['an empty body', login(''), 400, 'malformed_request'],
    ['no body at all', { method: 'POST', url: '/api/login' }, 400, 'validation_failed'],
    ['a list for an object', login('[]'), 400, 'validation_failed'],
    ['a number for a text', login('{"email":"a@paadam.test","password":1}'), 400, 'validation_failed'],
    ['an unknown field', login(`{${credentials},"admin":true}`), 400, 'unknown_field'],
    ['__proto__', login(`{${credentials},"__proto__":{"admin":true}}`), 400, 'malformed_request'],
    ['a NUL in the body', login('{"email":"a@paadam.test","password":"\\u0000"}'), 400, 'malformed_request'],
    ['half a character', login('{"email":"a@paadam.test","password":"\\ud800"}'), 400, 'malformed_request'],
    ['a body over 128 KiB', login(`{${credentials},"x":"${'x'.repeat(1 << 17)}"}`), 413, 'body_too_large'],
    [
      'a form',
      login('email=a', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'media_type_unsupported',
    ],
    ['plain text', login('email', { 'content-type': 'text/plain' }), 415, 'media_type_unsupported'],
    ['an unknown parameter', { url: '/api/subjects?page=2' }, 400, 'unknown_field'],
    ['__proto__ as a parameter', { url: '/api/subjects?__proto__=2' }, 400, 'unknown_field'],
    ['a parameter twice', { url: '/api/subjects?limit=1&limit=2' }, 400, 'validation_failed'],
    ['a limit that is no number', { url: '/api/subjects?limit=many' }, 400, 'validation_failed'],
    ['a limit beyond the page', { url: '/api/subjects?limit=101' }, 400, 'validation_failed'],
    ['a made-up cursor', { url: '/api/subjects?cursor=bm9uc2Vuc2U' }, 400, 'malformed_request'],
    ['a cursor of another list', { url: '/api/subjects?cursor=W10' }, 400, 'malformed_request'],
    ['a NUL in the address', { url: '/api/profile/%00' }, 400, 'validation_failed'],
    ['a NUL in a parameter', { url: '/api/subjects?cursor=%00' }, 400, 'malformed_request'],
    ['an address that does not decode', { url: '/api/profile/%zz' }, 400, 'malformed_request'],
    ['an id that is none', { url: '/api/profile/12' }, 400, 'validation_failed'],
    ['an id as a URN', { url: `/api/profile/urn:uuid:${id}` }, 400, 'validation_failed'],
    ['an id in capitals', { url: `/api/profile/${id.toUpperCase()}` }, 400, 'validation_failed'],
    ['two addresses for the mail', { url: '/api/dev/mail?to=a&to=b' }, 400, 'malformed_request'],
    ['an unknown address', { url: '/api/nothing' }, 404, 'not_found'],
    ['a method that the address lacks', { method: 'DELETE', url: '/api/subjects' }, 404, 'not_found'],
    ['a call of the signed-in by a visitor', { url: '/api/logout' }, 401, 'unauthenticated'],
  ])('%s is told so', async (_, options, status, code) => {
    const response = await test.browser().request(options);
    expect({ status: response.statusCode, body: response.json() }).toEqual({
      status,
      body: expect.objectContaining({
        success: false,
        message: expect.stringMatching(/^[A-Za-z].*\.$/),
        code,
      }),
    });
    expect(response.body).not.toMatch(/SELECT|node_modules|at .*\.ts/);
  });

  it('names each wrong field with what is wrong', async () => {
    const { failure } = await test.browser().call(calls.register, {
      body: { name: 'K', email: 'nobody', password: 'short', role: 'student' },
    });
    expect(failure.fields).toEqual({
      email: 'Please enter a valid e-mail address.',
      password: 'Please use at least 12 characters.',
    });
    expect(failure.message).toBe('Please check these fields: email, password.');
  });

  it.each<[string, object]>([
    ['faulty rows', { availability: Array(2_000).fill({}) }],
    ['rows of no kind', { subjects: Array(2_000).fill(1) }],
    ['values that nobody reads', { children: Array(2_000).fill([]) }],
    ['unknown fields', Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`x${index}`, 1]))],
  ])('is not searched for every fault where it holds thousands of %s', async (_, payload) => {
    const { browser, id } = await test.signedIn('tutor');
    const response = await browser.request({ method: 'PUT', url: `/api/profile/${id}`, payload });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      {
        success: false,
        message: 'This holds more values than any request needs.',
        code: 'validation_failed',
      },
    ]);
  });

  it('may name JSON and bring none where the call has no body', async () => {
    const { browser } = await test.signedIn('parent');
    const { path } = calls.unlinkChild;
    const withoutBody = (method: 'DELETE' | 'POST', url: string) =>
      browser.request({ method, url, payload: '', headers: { 'content-type': 'application/json' } });
    const unlinked = await withoutBody('DELETE', `/api${path.replace(/:\w+/, id)}`);
    expect([unlinked.statusCode, unlinked.json().code]).toEqual([404, 'not_found']);
    const contacted = await withoutBody('POST', '/api/contact');
    expect([contacted.statusCode, contacted.json().code]).toEqual([400, 'malformed_request']);
  });

  it('is refused by role before it is looked at', async () => {
    const { browser } = await test.signedIn('parent');
    const { status, failure } = await browser.call(calls.setBookingStatus);
    expect({ status, code: failure.code }).toEqual({ status: 403, code: 'forbidden' });
  });
});

describe('the API', () => {
  it('answers pages elsewhere only where they are allowed', async () => {
    const allowing = await startTestApp({ allowedOrigins: ['https://school.example'] });
    try {
      const from = (app: TestApp, origin: string) =>
        app.browser().request({ url: '/api/subjects', headers: { origin } });
      expect((await from(test, 'https://school.example')).headers).not.toHaveProperty(
        'access-control-allow-origin',
      );
      const { headers } = await from(allowing, 'https://school.example');
      expect(headers).toMatchObject({
        'access-control-allow-origin': 'https://school.example',
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'retry-after',
      });
      const preflight = await allowing.browser().request({
        method: 'OPTIONS',
        url: '/api/bookings/create',
        headers: { origin: 'https://school.example', 'access-control-request-method': 'POST' },
      });
      expect(preflight.statusCode).toBe(204);
      expect(String(preflight.headers['access-control-allow-headers']).split(', ')).toEqual(
        expect.arrayContaining(['content-type', 'idempotency-key', 'x-csrf-token']),
      );
      expect((await from(allowing, 'https://other.example')).headers).not.toHaveProperty(
        'access-control-allow-origin',
      );
    } finally {
      await allowing.stop();
    }
  });

  it('cuts off a request that arrives too slowly', () => {
    const { headersTimeout, requestTimeout } = test.app.server;
    // Node exchanges the two where the first is longer, and then waits a minute for a body.
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  });

  it('may not be framed, sniffed or cached', async () => {
    const { headers } = await test.browser().request({ url: '/api/refresh_auth' });
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
});
