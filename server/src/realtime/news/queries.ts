import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';
import { personNews } from '../../foundation/db/schema';

/** How far a person's news have come. */
export interface NewsState {
  /** The number of the newest; 0: there was none. */
  last: number;
  /** Whole seconds since then; null: there was none. */
  quietFor: number | null;
}

/** @returns by person; who is not among them has had no news */
export const readNews = async (
  queryable: Queryable,
  userIds: readonly string[],
): Promise<Map<string, NewsState>> => {
  const rows = await queryable
    .select({
      userId: personNews.userId,
      last: personNews.last,
      quietFor: sql<number>`floor(extract(epoch FROM now() - ${personNews.at}))::integer`,
    })
    .from(personNews)
    .where(inArray(personNews.userId, [...userIds]));
  return new Map(rows.map(({ userId, ...state }) => [userId, state]));
};
