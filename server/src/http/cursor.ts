import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { HttpError } from './HttpError';

/** @param position the sort key of a list's last row: strings, numbers and nulls @returns an opaque `nextCursor` */
export const encodeCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/**
 * @param cursor what the caller sent; absent on the first page
 * @param schema of the position that this list encodes
 * @returns the position to go on after, or undefined for the first page
 * @throws HttpError `malformed_request` where this list did not give the cursor
 */
export const decodeCursor = <Schema extends TSchema>(
  cursor: string | undefined,
  schema: Schema,
): Static<Schema> | undefined => {
  if (cursor === undefined) return undefined;
  const position = parse(Buffer.from(cursor, 'base64url').toString());
  if (!Value.Check(schema, position)) {
    throw new HttpError('malformed_request', 'This cursor is not one that the list gave.');
  }
  return position;
};

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};
