import type { Call } from '@paadam/shared/contract';
import type { ErrorCode } from '@paadam/shared/domain';
import type { InjectOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { exampleOf } from '../../operations/openapi/exampleOf';

/** JSON Schema as far as requests use it. */
interface Schema {
  type?: string | readonly string[];
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  pattern?: string;
  format?: string;
  maxLength?: number;
  maximum?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

/** A request that no call may take, and the codes that may refuse it. */
interface BadRequest {
  what: string;
  request: InjectOptions;
  codes: readonly ErrorCode[];
}

/** A value that a schema refuses, and the code where it is not `validation_failed`. */
interface BadValue {
  what: string;
  value: unknown;
  code?: ErrorCode;
}

const wrongTypes: readonly [string, unknown][] = [
  ['null', null],
  ['string', 'no such thing'],
  ['integer', 7],
  ['number', 1.5],
  ['boolean', true],
  ['array', []],
  ['object', {}],
];

const typesOf = ({ type, anyOf }: Schema): string[] => [
  ...(anyOf ?? []).flatMap(typesOf),
  ...(type === undefined ? [] : [type].flat()),
];

const admits = (schema: Schema, type: string): boolean => {
  const types = typesOf(schema);
  return types.includes(type) || (type === 'integer' && types.includes('number'));
};

const badTexts = ({ enum: values, pattern, format, maxLength }: Schema, good: unknown): BadValue[] => [
  { what: 'a NUL', value: `${good}\0`, code: 'malformed_request' },
  { what: 'half a character', value: `${good}\ud800`, code: 'malformed_request' },
  ...(values || pattern || format ? [{ what: 'endless text', value: '\n'.repeat(50_000) }] : []),
  ...(maxLength === undefined ? [] : [{ what: 'too long', value: 'x'.repeat(maxLength + 1) }]),
];

const badNumbers = ({ maximum, ...schema }: Schema): BadValue[] => [
  { what: 'less than none', value: -1 },
  { what: 'a huge number', value: 1e308 },
  ...(admits(schema, 'number') ? [] : [{ what: 'half of one', value: 0.5 }]),
  ...(maximum === undefined ? [] : [{ what: 'too many', value: maximum + 1 }]),
];

const badItems = ({ items = {}, maxItems = 100 }: Schema, good: unknown): BadValue[] => [
  { what: 'too long a list', value: Array(maxItems + 1).fill(Array.isArray(good) ? good[0] : null) },
  ...badValues(items, exampleOf(items as TSchema)).map(({ what, value, code }) => ({
    what: `a list with ${what}`,
    value: [value],
    ...(code && { code }),
  })),
];

/** What the schema refuses: other types, other characters, and more than it takes. */
const badValues = (schema: Schema, good: unknown): BadValue[] => {
  const types = typesOf(schema);
  if (types.length === 0) return [];
  const plain = schema.anyOf?.[0] ?? schema;
  return [
    ...wrongTypes
      .filter(
        ([type, value]) =>
          !admits(schema, type) || (plain.enum && type === 'string' && !plain.enum.includes(value)),
      )
      .map(([type, value]) => ({ what: `a value of type ${type}`, value })),
    ...(types.includes('string') ? badTexts(plain, good) : []),
    ...(admits(schema, 'integer') ? badNumbers(plain) : []),
    ...(types.includes('array') ? badItems(plain, good) : []),
    ...(types.includes('object') ? badObjects(plain, good as Record<string, unknown>) : []),
  ];
};

const badObjects = (
  { properties = {}, required = [] }: Schema,
  good: Record<string, unknown>,
): BadValue[] => [
  ...Object.entries(properties).flatMap(([name, schema]) =>
    badValues(schema, good[name]).map(({ what, value, code }) => ({
      what: `${what} as ${name}`,
      value: { ...good, [name]: value },
      ...(code && { code }),
    })),
  ),
  ...required.map((name) => ({ what: `no ${name}`, value: { ...good, [name]: undefined } })),
  ...['admin', 'constructor', 'toString', '_id'].map((name) => ({
    what: `an unknown field ${name}`,
    value: { ...good, [name]: 1 },
    code: 'unknown_field' as const,
  })),
];

const json = { 'content-type': 'application/json' };
const malformed = ['malformed_request'] as const;
const invalid = ['validation_failed'] as const;

const badBodies = (
  schema: TSchema,
  most = 1 << 17,
): Omit<BadRequest, 'request'>[] & { request: InjectOptions }[] => {
  const good = exampleOf(schema) as Record<string, unknown>;
  const text = JSON.stringify(good);
  const send = (what: string, payload: string, codes: readonly ErrorCode[], headers = json) => ({
    what: `a body: ${what}`,
    request: { payload, headers },
    codes,
  });
  return [
    ...badObjects(schema as Schema, good).map(({ what, value, code }) =>
      // A text that is too long or of the wrong kind is found before its characters are looked at.
      send(
        what,
        JSON.stringify(value),
        code ? (code === 'unknown_field' ? [code] : [code, ...invalid]) : invalid,
      ),
    ),
    send('cut off', text.slice(0, -1), malformed),
    send('nothing', '', malformed),
    send('no JSON', 'name=Asha', malformed),
    send('__proto__', `{"__proto__":{"admin":true},${text.slice(1)}`, malformed),
    send('a poisoned constructor', `{"constructor":{"prototype":{"admin":true}},${text.slice(1)}`, malformed),
    send('a number without end', text.replace(/:("[^"]*"|[\d.]+|true|false|\[)/, ':1e999,"x":$1'), [
      ...malformed,
      'unknown_field',
    ]),
    send('a list', '[]', invalid),
    send('null', 'null', invalid),
    send('a text', '"text"', invalid),
    send('lists in lists', '['.repeat(50_000) + ']'.repeat(50_000), invalid),
    send('objects in objects', `${'{"x":'.repeat(20_000)}1${'}'.repeat(20_000)}`, invalid),
    send('more than is taken', `${text}${' '.repeat(most)}`, ['body_too_large']),
    ...[
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '%',
    ].map((type) => send(`sent as ${type}`, text, ['media_type_unsupported'], { 'content-type': type })),
  ];
};

/** Of the texts that a query holds: a number is refused where it is none, and a text by its characters. */
const badQueries = (schema: TSchema): BadRequest[] => {
  const { properties = {}, required = [] } = schema as Schema;
  const good = exampleOf(schema) as Record<string, unknown>;
  const send = (what: string, query: string, codes: readonly ErrorCode[]) => ({
    what: `a query: ${what}`,
    request: { url: `?${query}` },
    codes,
  });
  const encode = (values: object) =>
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
      .join('&');
  const others = Object.fromEntries(required.map((name) => [name, good[name]]));
  const change = (what: string, name: string, value: unknown, codes: readonly ErrorCode[]) =>
    send(`${what} as ${name}`, encode({ ...others, [name]: value }), codes);
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      change('a NUL', name, `${good[name]}\0`, [...malformed, ...invalid]),
      send(`a broken sign as ${name}`, `${encode({ ...others, [name]: undefined })}&${name}=%zz%`, [
        ...malformed,
        ...invalid,
      ]),
      send(`${name} twice`, `${encode(others)}&${name}=${good[name]}&${name}=${good[name]}`, invalid),
      ...(field.type === 'integer'
        ? ['many', '', '-1', '1e999', '99999999999999999999', '0x10', '1.5'].map((text) =>
            change(`"${text}"`, name, text, invalid),
          )
        : []),
      ...(field.maxLength === undefined
        ? []
        : [change('too much', name, 'x'.repeat(field.maxLength + 1), invalid)]),
      ...(field.enum || field.pattern || field.format ? [change('nonsense', name, 'nonsense', invalid)] : []),
    ]),
    ...required.map((name) => send(`no ${name}`, encode({ ...others, [name]: undefined }), invalid)),
  ];
};

const unknownParameters = ['page', '__proto__', 'constructor', 'toString', 'limit[]', '%00'].map(
  (name): BadRequest => ({
    what: `an unknown parameter ${name}`,
    request: { url: `?${name}=1` },
    codes: ['unknown_field', 'validation_failed'],
  }),
);

const badIds = ['%00', '1', '__proto__', 'constructor', "1'--", 'null', '%F0%9F%A6%8A', 'x'.repeat(90)];

const badPaths = (path: string, good: Readonly<Record<string, unknown>>): BadRequest[] =>
  Object.keys(good).flatMap((name) => [
    ...badIds.map((text) => ({
      what: `"${text}" as ${name}`,
      request: { url: path.replace(`:${name}`, text) },
      codes: invalid,
    })),
    {
      what: `${name} that does not decode`,
      request: { url: path.replace(`:${name}`, '%zz') },
      codes: malformed,
    },
    {
      what: `a long ${name}`,
      request: { url: path.replace(`:${name}`, 'x'.repeat(4_000)) },
      codes: [...malformed, 'not_found'] as const,
    },
  ]);

/** @returns requests that the call has to refuse, each wrong in one way, with all else as the examples have it */
export const badRequestsOf = ({
  method,
  path,
  params,
  query,
  body,
  bodyBytes,
  headers,
}: Call): BadRequest[] => {
  const goodParams = (params ? exampleOf(params) : {}) as Record<string, unknown>;
  const goodQuery = query
    ? (query as Schema).required?.map(
        (name) => `${name}=${(exampleOf(query) as Record<string, unknown>)[name]}`,
      )
    : undefined;
  const goodPath = Object.entries(goodParams).reduce(
    (filled, [name, id]) => filled.replace(`:${name}`, String(id)),
    path,
  );
  const parts: BadRequest[] = [
    ...badPaths(path, goodParams),
    ...(query ? badQueries(query) : []),
    ...unknownParameters,
    ...(body ? badBodies(body, bodyBytes) : []),
    ...Object.entries((headers as Schema | undefined)?.properties ?? {}).map(([name, { maxLength = 0 }]) => ({
      what: `a long ${name}`,
      request: {
        headers: { ...json, [name]: 'x'.repeat(maxLength + 1) },
        payload: JSON.stringify(body && exampleOf(body)),
      },
      codes: invalid,
    })),
  ];
  return parts.map(({ what, request, codes }) => ({
    what,
    codes,
    request: {
      ...(body && !request.payload && request.payload !== '' && { payload: exampleOf(body) as object }),
      ...request,
      method,
      url: address(goodPath, goodQuery, String(request.url ?? '')),
    },
  }));
};

const address = (path: string, query: readonly string[] | undefined, change: string): string => {
  if (change.startsWith('/')) return `/api${change}${query?.length ? `?${query.join('&')}` : ''}`;
  return `/api${path}${change || (query?.length ? `?${query.join('&')}` : '')}`;
};
