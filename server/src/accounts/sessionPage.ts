import type { Calls, Query, SessionInfo } from '@paadam/shared/contract';
import type { Queryable } from '../db/openDatabase';
import { decodeCursor } from '../http/cursor';
import { pageSize, toPage } from '../http/page';
import { LastId } from './lastId';
import { listSessions, type Session } from './sessions';

/** @param asking the session that asks @returns one page of where its user is signed in, the newest first */
export const sessionPage = async (
  queryable: Queryable,
  asking: Session,
  { limit, cursor }: Query<Calls['sessions']>,
): Promise<{ data: SessionInfo[]; nextCursor: string | null }> => {
  const size = pageSize(limit);
  const after = decodeCursor(cursor, LastId);
  const rows = await listSessions(queryable, asking.user.id, { after, count: size + 1 });
  const page = toPage(rows, size, ({ id }) => id);
  const data = page.rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    _id: id,
    browser: userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === asking.id,
  }));
  return { data, nextCursor: page.nextCursor };
};
