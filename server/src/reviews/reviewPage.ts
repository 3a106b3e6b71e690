import type { SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Queryable } from '../db/openDatabase';
import { decodeCursor } from '../http/cursor';
import { pageSize, toPage } from '../http/page';
import { listReviews, type ReviewRow } from './queries';

interface Asked {
  limit?: number | undefined;
  cursor?: string | undefined;
}

const Position = Type.Object({
  microseconds: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.String({ format: 'uuid' }),
});

/** @returns one page of somebody's reviews, newest first, each in the form that its readers may see */
export const reviewPage = async <Shown>(
  queryable: Queryable,
  whose: SQL,
  { limit, cursor }: Asked,
  show: (row: ReviewRow) => Shown,
): Promise<{ data: Shown[]; nextCursor: string | null }> => {
  const size = pageSize(limit);
  const rows = await listReviews(queryable, whose, decodeCursor(cursor, Position), size + 1);
  const page = toPage(rows, size, ({ microseconds, id }) => ({ microseconds, id }));
  return { data: page.rows.map(show), nextCursor: page.nextCursor };
};
