import type { Random } from '../bench/population/Random';
import type { Sent } from './client';

/** JSON Schema as far as the document has it. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  maximum?: number;
}

interface Operation {
  operationId?: string;
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Target {
  name: string;
  method: string;
  path: string;
  parameters: NonNullable<Operation['parameters']>;
  body: { schema: Schema; example: unknown } | undefined;
}

/** Texts that have opened other people's sites. None of them is what the trial looks for in an answer. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202etxt.exe',
  '\uffff\ufffe',
  'İıŞş\u0131\u0307',
  '👩‍👩‍👧‍👦'.repeat(40),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
  "' OR '1'='1' --",
  "'; DROP TABLE users; --",
  "1' AND (SELECT 1) = '1",
  '\\',
  "\\'; --",
  '%',
  '%_%',
  '_',
  '$1',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://user:secret@169.254.169.254/latest/meta-data',
  'http://localhost:5432/',
  'file:///etc/passwd',
  '//evil.example/x',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'a@b.example\r\nBcc: everybody@example.com',
  'x\r\nset-cookie: paadam_session=1',
  '=HYPERLINK("http://evil.example")',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e309',
  '0x10',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-7fff-bfff-ffffffffffff',
  '2026-02-30T25:61:61Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '1970-01-01T00:00:00+99:99',
  'Asia/Kolkata\0',
  'Factory',
  'x'.repeat(300),
  'x'.repeat(5_000),
  'x'.repeat(70_000),
  'a '.repeat(10_000),
  '"'.repeat(3_000),
  'ﷺ'.repeat(2_000),
  "test & word | (none <-> :*) ! 'a':B",
];

const numbers = [0, -0, -1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 1e-320, 100, 99_999_999_999];

const heads: readonly Record<string, string>[] = [
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-encoding': 'gzip' },
  { 'accept-encoding': 'br;q=x, *;q=0, gzip;q=-1' },
  { accept: 'image/*;q=0' },
  { 'x-csrf-token': 'x'.repeat(100) },
  { cookie: 'paadam_session=' },
  { cookie: `paadam_session=${'A'.repeat(43)}; paadam_session=${'B'.repeat(43)}` },
  { cookie: '=;;;paadam_session=%00; token=%zz; a="' },
  { cookie: `x=${'y'.repeat(3_000)}` },
  { authorization: 'Bearer null' },
  { origin: 'null' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  { referer: 'not an address' },
  { 'x-forwarded-for': "127.0.0.1, ' OR 1=1" },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
  { 'x-http-method-override': 'DELETE' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'yesterday' },
  { range: 'bytes=-1,5-2,0-' },
  { expect: '200-maybe' },
  { 'idempotency-key': 'k'.repeat(2_000) },
  { 'idempotency-key': '\u00e9\u00ff' },
  { 'accept-language': 'x'.repeat(2_000) },
  { 'user-agent': "Mozilla/5.0 '; -- \u00ff" },
  { te: 'trailers', connection: 'close' },
  { 'x-long': 'z'.repeat(20_000) },
];

/** Ways out of what is served. */
const strayPaths = [
  '/api/../api/subjects',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '/api//subjects',
  '/api/subjects/',
  '/api/subjects%00',
  '/api/%zz',
  '/api/\u007f',
  '/shell/../shell.json',
  '/shell/%2e%2e%2fpackage.json',
  '/pictures/..%2f..%2fx.webp',
  `/pictures/${'0'.repeat(64)}.webp`,
  '/api/dev/mail',
  '/api/dev/mail?to=%00',
  '/api/metrics',
  '/api/health/ready?x=1',
  '/.git/config',
  '/registry.json/',
  '/tutors/%ff',
  '/subjects/__proto__',
  '/tutors/00000000-0000-0000-0000-000000000000',
  '/?x=%00',
  `/${'a/'.repeat(2_000)}`,
  '/sitemap.xml?page=-1',
  '/robots.txt%0d%0aset-cookie:x=1',
];

const odds = { soundPart: 0.35, strayMethod: 0.03, strayPath: 0.04, hostileHead: 0.12, brokenBody: 0.08 };

/** Draws one request after the other that is nearly, or not at all, what the document describes. */
export class HostileRequests {
  readonly #targets: readonly Target[];
  readonly #schemas: Record<string, Schema>;
  readonly #random: Random;
  readonly #ids: string[];

  /** @param ids of things that exist, of the callers and of others */
  constructor(document: OpenApi, random: Random, ids: readonly string[]) {
    this.#schemas = document.components.schemas;
    this.#random = random;
    this.#ids = [...ids];
    this.#targets = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): Target => {
        const content = operation.requestBody?.content['application/json'];
        return {
          name: operation.operationId ?? `${method} ${path}`,
          method: method.toUpperCase(),
          path,
          parameters: operation.parameters ?? [],
          body: content && { schema: content.schema, example: content.example },
        };
      }),
    );
    if (this.#targets.length === 0) throw new Error('The document describes nothing.');
  }

  get operations(): number {
    return this.#targets.length;
  }

  /** Whether the server may answer it by no more than the end of the connection. */
  endsConnections({ headers = {}, path }: Sent): boolean {
    // What is no request line has no method either, so that a HEAD is answered with a body, which breaks its reader.
    const isLine = /^[\x21-\x7e]+$/.test(path);
    return 'x-long' in headers || 'expect' in headers || path.length > 8_000 || !isLine;
  }

  /** @returns a request, with the name of the operation where it is one of the document's */
  next(): Sent & { operation?: string } {
    const random = this.#random;
    const target = random.pick(this.#targets);
    if (random.next() < odds.strayPath) {
      return {
        operation: 'none',
        method: random.pick(['GET', 'POST', 'HEAD']),
        path: random.pick(strayPaths),
      };
    }
    const headers = random.next() < odds.hostileHead ? { headers: random.pick(heads) } : {};
    const method =
      random.next() < odds.strayMethod
        ? random.pick(['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'DELETE', 'POST'])
        : target.method;
    const hasBody = target.body && !['GET', 'HEAD'].includes(method);
    return {
      operation: target.name,
      method,
      path: this.#pathOf(target),
      ...headers,
      ...(hasBody && { body: this.#bodyOf(target.body as NonNullable<Target['body']>) }),
    };
  }

  #pathOf({ path, parameters }: Target): string {
    const random = this.#random;
    let filled = path;
    for (const { name, schema = {} } of parameters.filter((one) => one.in === 'path')) {
      const value = this.#encode(this.#valueOf(schema, undefined, 0));
      filled = filled.replace(`{${name}}`, value || '%20');
    }
    const query = parameters
      .filter((one) => one.in === 'query' && random.next() < 0.6)
      .map(({ name, schema = {} }) => `${name}=${this.#encode(this.#valueOf(schema, undefined, 0))}`);
    if (random.next() < 0.1)
      query.push(random.pick(['limit', 'cursor', '__proto__[x]', '%00', 'a=b=c', '&&']));
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
  }

  /** As it is written in an address; now and then without being encoded, as far as it can be sent. */
  #encode(value: unknown): string {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    if (this.#random.next() < 0.1) return text.replace(/[^\x21-\x7e]|[#?]/g, '%').slice(0, 4_000);
    // Half of a pair of UTF-16 cannot be encoded.
    return encodeURIComponent(Buffer.from(text.slice(0, 2_500)).toString());
  }

  #bodyOf({ schema, example }: NonNullable<Target['body']>): string {
    const random = this.#random;
    if (random.next() < odds.brokenBody) {
      const text = JSON.stringify(example ?? {});
      return random.pick([
        '',
        text.slice(0, -1),
        `${text}${text}`,
        `{"__proto__":{"isAdmin":true},${text.slice(1)}`,
        `${text.slice(0, -1)},"constructor":{"prototype":{"x":1}}}`,
        '['.repeat(20_000),
        `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
        'null',
        '1e999',
        '"text"',
        `${text}${' '.repeat(200_000)}`,
        '\ufeff{}',
      ]);
    }
    return JSON.stringify(this.#valueOf(schema, example, 0)) ?? 'null';
  }

  /** @param example of a value that would be taken; what is drawn is often that, so that the rest is reached */
  #valueOf(schema: Schema, example: unknown, depth: number): unknown {
    const random = this.#random;
    const { $ref, anyOf } = schema;
    if ($ref) return this.#valueOf(this.#schemas[$ref.split('/').at(-1) ?? ''] ?? {}, example, depth);
    if (anyOf?.length) return this.#valueOf(random.pick(anyOf), example, depth);
    const isWhole = schema.type === 'object' || schema.properties !== undefined;
    if (isWhole && (depth === 0 || random.next() < 0.8)) return this.#objectOf(schema, example, depth);
    if (random.next() < odds.soundPart) {
      if (schema.format === 'uuid' || /id$/i.test(schema.pattern ?? '')) return random.pick(this.#ids);
      if (schema.enum?.length) return random.pick(schema.enum);
      if (example !== undefined) return example;
    }
    if (schema.type === 'array' && random.next() < 0.7) {
      const length = random.pick([0, 1, 2, 3, 60, 400]);
      return Array.from({ length }, () => this.#valueOf(schema.items ?? {}, undefined, depth + 1));
    }
    if (random.next() < 0.25) return random.pick(this.#ids);
    const isNumber = ['integer', 'number'].includes(String(schema.type));
    if (isNumber ? random.next() < 0.8 : random.next() < 0.1) return random.pick(numbers);
    if (random.next() < 0.1) return random.pick([null, true, [], {}, [[]], { $ne: null }, [null]]);
    return random.pick(texts);
  }

  #objectOf({ properties = {} }: Schema, example: unknown, depth: number): unknown {
    const random = this.#random;
    const sound = Object(example) as Record<string, unknown>;
    // One or two parts are wrong at a time: with all of them wrong, only the first would be looked at.
    const names = Object.keys(properties);
    const wrong = new Set(random.pickSome(names, random.between(0, 2)));
    const parts = names
      .filter(() => random.next() < 0.95)
      .map((name) => {
        const schema = properties[name] ?? {};
        const keep = !wrong.has(name) && sound[name] !== undefined;
        return [name, keep ? this.#livingOf(sound[name]) : this.#valueOf(schema, sound[name], depth + 1)];
      });
    if (random.next() < 0.04) parts.push([random.pick(texts), random.pick(numbers)]);
    return Object.fromEntries(parts);
  }

  /** An example's id is no one's; that of a person here reaches further. */
  #livingOf(value: unknown): unknown {
    const isId = typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(value);
    return isId && this.#random.next() < 0.8 ? this.#random.pick(this.#ids) : value;
  }
}
