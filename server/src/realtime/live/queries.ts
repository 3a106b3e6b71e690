import { and, eq, inArray, not } from 'drizzle-orm';
import { isAlive, sessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { sessions, users } from '../../foundation/db/schema';

/** @returns those of the sessions that have not ended, and whose people are not suspended */
export const listLiving = async (queryable: Queryable, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await queryable
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), isAlive, not(sessionUser.isSuspended)));
  return new Set(rows.map(({ id }) => id));
};
