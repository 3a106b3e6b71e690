import type { Calls, Query, SignInRecord } from '@paadam/shared/contract';
import { listSignIns } from '../audit/listSignIns';
import type { Queryable } from '../db/openDatabase';
import { IdPosition, readPage } from '../http/page';

/** @returns one page of the user's sign-ins, the newest first */
export const signInPage = async (
  queryable: Queryable,
  userId: string,
  query: Query<Calls['signInHistory']>,
): Promise<{ data: SignInRecord[]; nextCursor: string | null }> => {
  const { rows, nextCursor } = await readPage(
    query,
    IdPosition,
    (after, count) => listSignIns(queryable, userId, { after, count }),
    ({ id }) => id,
  );
  const data = rows.map(({ id, at, userAgent }) => ({ _id: id, at: at.toISOString(), browser: userAgent }));
  return { data, nextCursor };
};
