import { limits } from '@paadam/shared/domain';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { HttpError } from '../../foundation/http/HttpError';
import * as words from '../../messages/requests';

/** @param position the sort key of a list's last row: strings, numbers and nulls @returns an opaque `nextCursor` */
const encodeCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/**
 * @param cursor what the caller sent; absent on the first page
 * @param schema of the position that this list encodes
 * @returns the position to go on after, or undefined for the first page
 * @throws HttpError `malformed_request` where this list did not give the cursor
 */
const decodeCursor = <Schema extends TSchema>(
  cursor: string | undefined,
  schema: Schema,
): Static<Schema> | undefined => {
  if (cursor === undefined) return undefined;
  const position = parse(Buffer.from(cursor, 'base64url').toString());
  if (!Value.Check(schema, position)) {
    throw new HttpError('malformed_request', words.thisCursorIsNotOneThat);
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

/** What every list is asked with. */
export interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/** The position of lists in the order of their ids, which is that of their making: the id of a page's last row. */
export const IdPosition = Type.String({ format: 'uuid' });

/** The position of lists in the order of a moment: that of a page's last row, and the row's id where moments are equal. */
export const MomentPosition = Type.Object({
  /** Of the epoch: the database's own precision. With less, a page would leave rows out or repeat them. */
  microseconds: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.String({ format: 'uuid' }),
});
export type MomentPosition = Static<typeof MomentPosition>;

/** @returns the position of a row that has it among its fields */
export const momentPositionOf = ({ microseconds, id }: MomentPosition): MomentPosition => ({
  microseconds,
  id,
});

/**
 * Reads one page of a list.
 *
 * @param schema of the position of a row in this list's order
 * @param read gives the rows after the position, or the first ones; `count` is one more than the page holds, and that row
 *   says that there is a next page
 * @param positionOf the position of a row, which the next page goes on after
 * @throws HttpError `malformed_request` where this list did not give the cursor
 */
export const readPage = async <Schema extends TSchema, Row>(
  { limit = limits.pageRows.standard, cursor }: PageQuery,
  schema: Schema,
  read: (after: Static<Schema> | undefined, count: number) => Promise<readonly Row[]>,
  positionOf: (row: Row) => Static<Schema>,
): Promise<Page<Row>> => {
  const found = await read(decodeCursor(cursor, schema), limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const nextCursor = found.length > limit && last !== undefined ? encodeCursor(positionOf(last)) : null;
  return { rows, nextCursor };
};
