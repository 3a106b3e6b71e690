import type { TypedAs } from '@paadam/shared/contract';
import { cleanLine, cleanText, preparePassword, readSigns } from '@paadam/shared/domain';
import type { TSchema } from 'typebox';
import { canonicalEmail } from '../../foundation/text/emailAddress';

/** Returns the value with its texts read. Values that do not match the schema are returned unchanged. */
export type Reader = (value: unknown) => unknown;

const readers: Readonly<Record<TypedAs, (typed: string) => string>> = {
  line: cleanLine,
  text: cleanText,
  signs: readSigns,
  code: (typed) => readSigns(typed).replace(/[\s\p{Pd}]/gu, ''),
  email: canonicalEmail,
  password: preparePassword,
};

type Described = TSchema & {
  'x-typed'?: TypedAs;
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
};

/**
 * @param schema of a part of a request
 * @returns a function that reads the texts of such a part as their `typedAs` says; undefined if no field has `typedAs`
 */
export const readerOf = (schema: TSchema): Reader | undefined => {
  const { 'x-typed': how, properties, items, anyOf } = schema as Described;
  if (how !== undefined) return readText(readers[how]);
  if (properties) return readObject(properties);
  if (items) return readArray(items);
  // Each branch ignores fields that it does not know.
  const branches = anyOf?.flatMap((branch) => readerOf(branch) ?? []) ?? [];
  return branches.length > 0 ? (value) => branches.reduce((read, branch) => branch(read), value) : undefined;
};

const readText =
  (read: (typed: string) => string): Reader =>
  (value) =>
    typeof value === 'string' ? read(value) : value;

const readArray = (items: TSchema): Reader | undefined => {
  const read = readerOf(items);
  return read && ((value) => (Array.isArray(value) ? value.map(read) : value));
};

const readObject = (properties: Record<string, TSchema>): Reader | undefined => {
  const known = new Map(
    Object.entries(properties).flatMap(([name, property]) => {
      const read = readerOf(property);
      return read ? [[name, read] as const] : [];
    }),
  );
  if (known.size === 0) return undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, known.get(name)?.(part) ?? part]),
    );
  };
};
