import { sql } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';

/** @throws while the database does not answer */
export const askDatabase = async (queryable: Queryable): Promise<void> => {
  await queryable.execute(sql`SELECT 1`);
};
