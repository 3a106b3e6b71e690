import type { Calls, Query, SessionInfo, SignInRecord } from '@paadam/shared/contract';
import { listSignIns } from '../audit/queries';
import { IdPosition, readPage } from '../calls/page';
import type { Queryable } from '../db/openDatabase';
import { listSessions, type Session } from '../sessions/queries';

/** @param asking the session that asks @returns one page of where its user is signed in, the newest first */
export const sessionPage = async (
  queryable: Queryable,
  asking: Session,
  query: Query<Calls['sessions']>,
): Promise<{ data: SessionInfo[]; nextCursor: string | null }> => {
  const { rows, nextCursor } = await readPage(
    query,
    IdPosition,
    (after, count) => listSessions(queryable, asking.user.id, { after, count }),
    ({ id }) => id,
  );
  const data = rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    _id: id,
    browser: userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === asking.id,
  }));
  return { data, nextCursor };
};

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
