import { readSigns } from '@paadam/shared/domain';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { HttpError, type Sentence } from '../../foundation/http/HttpError';
import { isEmail } from '../../foundation/text/emailAddress';
import * as words from '../../messages/requests';
import { describeProblem } from './describeProblem';
import { type Reader, readerOf } from './readTyped';

const common = {
  removeAdditional: false,
  useDefaults: false,
  coerceTypes: false,
  keywords: ['x-typed'],
  formats: { 'idn-email': isEmail },
} as const;
const ajv = addFormats(
  new Ajv({ ...common, keywords: [...common.keywords], allErrors: true, verbose: true }),
);

/** Stops at the first fault. */
const quickAjv = addFormats(new Ajv({ ...common, keywords: [...common.keywords] }));

/**
 * Reads the texts and numbers of a request's parts as the contract says, and validates them. An invalid request is answered with 400. A schema is compiled when
 * it is first used: to compile them all was most of what a start took.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let validate: ValidateFunction | undefined;
  let readTexts: Reader | undefined;
  const numbers = httpPart === 'querystring' ? numbersOf(schema) : [];
  return (value: unknown) => {
    if (hasTooManyParts(value)) {
      return { error: new HttpError('validation_failed', words.thisHoldsMoreValuesThanAny) };
    }
    readTexts ??= readerOf(schema) ?? same;
    const texts = readTexts(value);
    const read = numbers.length > 0 ? readNumbers(texts, numbers) : texts;
    validate ??= ajv.compile(schema);
    const error = problemOf(validate, read, value);
    return error ? { error } : { value: read };
  };
};

const same: Reader = (value) => value;

/** @returns whether a value is as the schema says, compiled at once; for what is checked often and answered without detail */
export const compileCheck = (schema: TSchema): ((value: unknown) => boolean) => {
  const check = quickAjv.compile(schema);
  return (value) => check(value) === true;
};

const numbersOf = (schema: TSchema): string[] =>
  Object.entries('properties' in schema ? (schema.properties ?? {}) : {})
    .filter(([, { type }]) => type === 'integer' || type === 'number')
    .map(([name]) => name);

/**
 * A query string holds text only, so "20" or "4.5" stands for a number there, and nowhere else. What else could be taken
 * for a number, "1e999" or "0x10", no one writes.
 */
const readNumbers = (query: unknown, names: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]) => [
      name,
      names.includes(name) && typeof value === 'string' ? numberIn(readSigns(value)) : value,
    ]),
  );

const numberIn = (text: string): number | string =>
  /^\d{1,15}(\.\d{1,3})?$/.test(text) ? Number(text) : text;

/** @param sent the value before its texts were read */
const problemOf = (validate: ValidateFunction, value: unknown, sent: unknown): HttpError | undefined => {
  if (!validate(value)) return toHttpError(validate.errors ?? []);
  if (!isStorable(sent)) {
    return new HttpError('malformed_request', words.textMustNotContainNulOr);
  }
};

/** Several times what the largest profile holds. */
const mostParts = 2_000;

/**
 * All faults are listed, so a long list of faulty values would keep the process busy for seconds: it is counted before
 * anything looks at it.
 */
const hasTooManyParts = (whole: unknown): boolean => {
  let count = 0;
  for (const _part of partsOf(whole)) {
    count += 1;
    if (count > mostParts) return true;
  }
  return false;
};

/** Goes through the value without recursion: what a field takes and ignores may be nested as deep as a body is long. */
function* partsOf(whole: unknown): Generator<unknown> {
  const rest = [whole];
  while (rest.length > 0) {
    const value = rest.pop();
    yield value;
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) rest.push(part);
  }
}

/** PostgreSQL holds neither NUL nor, in JSON, one half of a surrogate pair without the other. */
const unstorable = /[\0\p{Surrogate}]/u;

/** @returns whether the database holds all texts of the value */
export const isStorable = (whole: unknown): boolean => {
  for (const part of partsOf(whole)) if (typeof part === 'string' && unstorable.test(part)) return false;
  return true;
};

/** Enough for any form; a body that is wrong a thousand times needs no answer as long. */
const reportedFields = 20;

const toHttpError = (errors: readonly ErrorObject[]): HttpError => {
  const unknown = errors.filter((error) => error.keyword === 'additionalProperties');
  const relevant = unknown.length > 0 ? unknown : errors;
  const fields = Object.fromEntries(
    relevant.slice(0, reportedFields).map((error) => [fieldOf(error), describeProblem(error)]),
  );
  return unknown.length > 0
    ? new HttpError('unknown_field', () => words.unknownField({ fields: Object.keys(fields).join(', ') }), {
        fields,
      })
    : new HttpError('validation_failed', () => messageOf(fields), { fields });
};

/** @returns the field's name as the caller knows it: "email", "availability.0.startTime", "body" for the whole */
const fieldOf = ({ instancePath, params }: ErrorObject): string => {
  const path = instancePath.split('/').slice(1);
  const named = params.missingProperty ?? params.additionalProperty;
  return [...path, ...(named === undefined ? [] : [String(named).slice(0, 100)])].join('.') || 'body';
};

const messageOf = (fields: Readonly<Record<string, Sentence>>): string => {
  const [[field, describe] = [], ...others] = Object.entries(fields);
  return field && describe && others.length === 0
    ? words.field({ field, problem: describe() })
    : words.checkFields({ fields: Object.keys(fields).join(', ') });
};

/** Fastify takes a query that does not decode as it stands; a path it refuses. @throws HttpError `malformed_request` */
export const refuseBrokenQuery = async ({ url }: FastifyRequest): Promise<void> => {
  if (!url.includes('%')) return;
  try {
    decodeURIComponent(url);
  } catch {
    throw new HttpError('malformed_request', words.theAddressCannotBeDecoded);
  }
};
