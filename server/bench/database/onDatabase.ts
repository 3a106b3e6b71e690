import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import * as schema from '../../src/foundation/db/schema';

type Database = NodePgDatabase<typeof schema> & { $client: Pool };

/** Runs the work on a database, with a connection that waits for as long as filling it takes. */
export const onDatabase = async <Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const pool = new Pool({ connectionString: url, max: 2 });
  // When the run is ended early, PostgreSQL ends under this connection; the work then fails of itself.
  pool.on('error', () => {});
  try {
    return await work(drizzle(pool, { schema }));
  } finally {
    await pool.end();
  }
};
