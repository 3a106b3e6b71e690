import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Call, calls, domains, Failure } from '@paadam/shared/contract';
import { type ErrorCode, errorStatus } from '@paadam/shared/domain';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { exampleOf } from './exampleOf';
import { exampleFailure } from './failures';

interface Media {
  schema: object;
  example?: unknown;
  examples?: Record<string, { value: { code: ErrorCode } }>;
}
interface Operation {
  operationId: string;
  tags: string[];
  description: string;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema: object; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { headers?: Record<string, object>; content: Record<string, Media> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string }[];
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

let test: TestApp;
let document: Document;
beforeAll(async () => {
  test = await startTestApp();
  document = (await test.browser().request({ url: '/api/openapi.json' })).json();
});
afterAll(() => test.stop());

const all = Object.entries<Call>(calls);
const addressOf = ({ path }: Call) => `/api${path.replace(/:(\w+)/g, '{$1}')}`;
const operationOf = (call: Call): Operation => {
  const operation = document.paths[addressOf(call)]?.[call.method.toLowerCase()];
  if (!operation) throw new Error(`${call.method} ${call.path} is missing from the document.`);
  return operation;
};
const operations = (): Operation[] => Object.values(document.paths).flatMap((path) => Object.values(path));
const codesOf = (call: Call, status: number): string[] =>
  Object.keys(operationOf(call).responses[status]?.content['application/json']?.examples ?? {});

/** Every object of the document, wherever it stands. */
const objectsOf = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value).flatMap(objectsOf);
  return Array.isArray(value) ? parts : [value as Record<string, unknown>, ...parts];
};

describe('the description', () => {
  it('is OpenAPI 3.1, of every call of the contract under its own name', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const [name, call] of all) expect(operationOf(call).operationId).toBe(name);
  });

  it('names each operation once', () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(names).toEqual([...new Set(names)]);
  });

  it('tells the addresses for operators as well, and none that is not for others', () => {
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/health/live',
        '/api/health/ready',
        '/api/metrics',
        '/api/openapi.json',
        '/api/docs',
      ]),
    );
    expect(Object.keys(document.paths).filter((path) => /\*|dev|static/.test(path))).toEqual([]);
  });

  it('refers only to what it holds, and to each entity rather than repeating it', () => {
    const references = objectsOf(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(known).toEqual(expect.arrayContaining([...new Set(references)]));
    expect(references).toEqual(expect.arrayContaining(known));
  });

  it('knows the tags and the ways to sign in that the operations speak of', () => {
    const tags = document.tags.map(({ name }) => name);
    for (const operation of operations()) {
      expect(tags).toEqual(expect.arrayContaining(operation.tags));
      for (const name of operation.security.flatMap(Object.keys)) {
        expect(document.components.securitySchemes).toHaveProperty(name);
      }
    }
  });

  it('has each call in one domain', () => {
    const names = Object.values(domains).flatMap(Object.keys);
    expect(names.sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(all)('says of %s what it takes', (_, call) => {
    const { parameters = [], requestBody } = operationOf(call);
    const named = (schema: TSchema | undefined, place: string) =>
      Object.keys((schema as { properties?: object } | undefined)?.properties ?? {}).map(
        (name) => `${place} ${name}`,
      );
    expect(parameters.map((parameter) => `${parameter.in} ${parameter.name}`).sort()).toEqual(
      [...named(call.params, 'path'), ...named(call.query, 'query'), ...named(call.headers, 'header')].sort(),
    );
    expect(requestBody !== undefined).toBe(call.body !== undefined);
  });

  it.each(all)('gives for %s an example of each answer, with its code', (_, call) => {
    const { responses } = operationOf(call);
    expect(responses[call.status]?.content['application/json']).toHaveProperty('example');
    for (const [status, { content }] of Object.entries(responses)) {
      for (const [code, { value }] of Object.entries(content['application/json']?.examples ?? {})) {
        expect([code, errorStatus[code as ErrorCode]]).toEqual([value.code, Number(status)]);
      }
    }
    for (const code of call.errors) expect(codesOf(call, errorStatus[code])).toContain(code);
  });

  it('says which errors any call of a kind can give', () => {
    expect(codesOf(calls.createBooking, 401)).toEqual(['unauthenticated']);
    expect(codesOf(calls.createBooking, 403)).toEqual(['csrf_failed', 'forbidden', 'account_suspended']);
    expect(codesOf(calls.createBooking, 413)).toEqual(['body_too_large']);
    expect(codesOf(calls.createBooking, 415)).toEqual(['media_type_unsupported']);
    expect(codesOf(calls.logout, 403)).toEqual(['csrf_failed']);
    expect(Object.keys(operationOf(calls.subjects).responses)).toEqual(['200', '400', '429', '500', '503']);
    for (const status of [429, 503]) {
      expect(operationOf(calls.subjects).responses[status]?.headers).toHaveProperty('retry-after');
    }
  });

  it('describes what the live channel answers if there is no upgrade, or if it is refused', () => {
    const responses = document.paths['/api/live']?.get?.responses ?? {};
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['101', '401', '403', '426', '429']));
    expect(Object.keys(responses)).not.toContain('200');
    expect(Object.keys(responses['403']?.content['application/json']?.examples ?? {})).toEqual([
      'forbidden',
      'account_suspended',
    ]);
  });

  it('says who may make a call, and what of a session goes with it', () => {
    const { description, security } = operationOf(calls.createBooking);
    expect(description).toContain('Signed in as a student or a parent.');
    expect(security).toEqual([{ session: [], csrf: [] }]);
    expect(operationOf(calls.ownBookings).security).toEqual([{ session: [] }]);
    expect(operationOf(calls.subjects).security).toEqual([{}, { session: [] }]);
  });
});

describe('an example', () => {
  it.each(all)('of what %s takes and gives is one that its schema accepts', (_, call) => {
    for (const schema of [call.params, call.query, call.headers, call.body, call.answer]) {
      if (schema) expect(Value.Errors(schema, exampleOf(schema))).toEqual([]);
    }
  });

  it.each(Object.keys(errorStatus) as ErrorCode[])('of the error %s is a failure', (code) => {
    expect(Value.Errors(Failure, exampleFailure(code))).toEqual([]);
  });
});

describe('the pages of the description', () => {
  it('may load their own scripts, while the answers of the API may load nothing', async () => {
    const policyOf = async (url: string) =>
      (await test.browser().request({ url })).headers['content-security-policy'];
    expect(await policyOf('/api/docs')).toContain("script-src 'self'");
    expect(await policyOf('/api/docs')).not.toContain('unsafe');
    for (const url of ['/api/openapi.json', '/api/subjects', '/api/nothing']) {
      expect(await policyOf(url)).toBe("default-src 'none';frame-ancestors 'none'");
    }
  });
});

describe('what is sent of it', () => {
  const get = (url = '/api/openapi.json', headers: Record<string, string> = {}) =>
    test.browser().request({ url, headers });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is sent for "%s" in %s, compressed once', async (accepted, encoding, decompress) => {
    const { rawPayload, headers } = await get('/api/openapi.json', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(JSON.parse(decompress(rawPayload).toString())).toEqual(document);
    expect(rawPayload.length).toBeLessThan(80_000);
    const tag = String(headers.etag);
    for (const known of [tag, `W/${tag}`]) {
      const again = await get('/api/openapi.json', { 'accept-encoding': accepted, 'if-none-match': known });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    }
    expect((await get('/api/openapi.json', { 'if-none-match': tag })).statusCode).toBe(200);
  });

  it('is made and serialized once, however often it is requested', async () => {
    const fresh = await startTestApp();
    try {
      const whole = JSON.stringify(document);
      const write = jest.spyOn(JSON, 'stringify');
      const ask = () =>
        fresh.browser().request({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } });
      const written = () => write.mock.results.filter(({ value }) => value === whole).length;
      await Promise.all(Array.from({ length: 50 }, ask));
      await fresh.browser().request({ url: '/api/docs/json' });
      expect(written()).toBe(1);
    } finally {
      jest.restoreAllMocks();
      await fresh.stop();
    }
  });

  it('is the same on the documentation page, and is not offered as YAML', async () => {
    const page = await get('/api/docs/json');
    expect(page.json()).toEqual(document);
    expect(page.headers.etag).toBe((await get()).headers.etag);
    expect((await get('/api/docs/yaml')).statusCode).toBe(404);
  });

  it('counts as a call of the address', async () => {
    const limited = await startTestApp({
      addressLimits: { signIns: 9, registrations: 9, contacts: 9, calls: 2 },
    });
    try {
      const ask = (url: string) => limited.browser().request({ url, remoteAddress: '203.0.113.30' });
      const statuses = [];
      for (const url of ['/api/openapi.json', '/api/docs/json', '/api/openapi.json', '/api/docs/json']) {
        statuses.push((await ask(url)).statusCode);
      }
      expect(statuses).toEqual([200, 200, 429, 429]);
    } finally {
      await limited.stop();
    }
  });
});
