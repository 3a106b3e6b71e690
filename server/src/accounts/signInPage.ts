import type { Calls, Query, SignInRecord } from '@paadam/shared/contract';
import { listSignIns } from '../audit/listSignIns';
import type { Queryable } from '../db/openDatabase';
import { decodeCursor } from '../http/cursor';
import { pageSize, toPage } from '../http/page';
import { LastId } from './lastId';

/** @returns one page of the user's sign-ins, the newest first */
export const signInPage = async (
  queryable: Queryable,
  userId: string,
  { limit, cursor }: Query<Calls['signInHistory']>,
): Promise<{ data: SignInRecord[]; nextCursor: string | null }> => {
  const size = pageSize(limit);
  const after = decodeCursor(cursor, LastId);
  const rows = await listSignIns(queryable, userId, { after, count: size + 1 });
  const page = toPage(rows, size, ({ id }) => id);
  const data = page.rows.map(({ id, at, userAgent }) => ({
    _id: id,
    at: at.toISOString(),
    browser: userAgent,
  }));
  return { data, nextCursor: page.nextCursor };
};
