import type { Calls, Query, SessionInfo } from '@paadam/shared/contract';
import type { Queryable } from '../db/openDatabase';
import { IdPosition, readPage } from '../http/page';
import { listSessions, type Session } from './sessions';

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
