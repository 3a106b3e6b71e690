import { and, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { sessions } from '../db/schema';
import { isAlive } from '../sessions/queries';

/** @returns those of the sessions that have not ended */
export const listLiving = async (queryable: Queryable, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await queryable
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), isAlive));
  return new Set(rows.map(({ id }) => id));
};
