import { limits } from '@paadam/shared/domain';
import { encodeCursor } from './cursor';

/** @returns how many rows a page has, for a caller who asked for `limit` or did not say */
export const pageSize = (limit: number | undefined): number => limit ?? limits.pageRows.standard;

/**
 * @param rows up to one more than the page holds: the extra one says that there is a next page
 * @param size rows of a page
 * @param positionOf the sort key of a row, which the next page goes on after
 */
export const toPage = <Row>(
  rows: readonly Row[],
  size: number,
  positionOf: (row: Row) => unknown,
): { rows: Row[]; nextCursor: string | null } => {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    rows: page,
    nextCursor: rows.length > size && last !== undefined ? encodeCursor(positionOf(last)) : null,
  };
};
