import type { TaughtStudent } from '@paadam/shared/contract';
import { Type } from 'typebox';
import type { Queryable } from '../db/openDatabase';
import { decodeCursor } from '../http/cursor';
import { pageSize, toPage } from '../http/page';
import { listTaughtStudents } from './queries';

/** The name is looked up again: it may be too long for a cursor. */
const Position = Type.String({ format: 'uuid' });

/** @returns one page of the tutor's students, by name */
export const listStudents = async (
  queryable: Queryable,
  tutorId: string,
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<{ data: TaughtStudent[]; nextCursor: string | null }> => {
  const size = pageSize(limit);
  const after = decodeCursor(cursor, Position);
  const rows = await listTaughtStudents(queryable, tutorId, { after, count: size + 1 });
  const page = toPage(rows, size, ({ _id }) => _id);
  return { data: page.rows, nextCursor: page.nextCursor };
};
