import { sql } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';

/**
 * Tells all servers of this database. In a statement of its own, not in the transaction that it tells of: commits that tell
 * something wait for each other.
 */
export const notify = async (
  queryable: Queryable,
  channel: string,
  payloads: readonly string[],
): Promise<void> => {
  await queryable.execute(
    sql`SELECT pg_notify(${channel}, payload) FROM unnest(${sql.param([...payloads])}::text[]) AS payload`,
  );
};
