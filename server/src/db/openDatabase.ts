import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import * as schema from './schema';

type Schema = typeof schema;

/** What a query needs: the database itself, or a transaction. `inTransaction` begins one. */
export type Queryable = Omit<NodePgDatabase<Schema>, 'transaction' | '_'>;
export type Transaction = Queryable & { $client: PoolClient };
export type Database = Queryable & { $client: Pool };

/** Milliseconds. Together they turn a database that is away, or hangs, into an error within three seconds. */
const patience = { connect: 2_000, statement: 2_500, answer: 2_800 };

/**
 * @param url of a PostgreSQL whose schema is in place (`migrate`)
 * @returns the pool with drizzle over it; `$client.end()` closes it
 */
export const openDatabase = (url: string, options: { connections?: number } = {}): Database => {
  const pool = new Pool({
    connectionString: url,
    max: options.connections ?? 20,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    query_timeout: patience.answer,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // A connection that breaks is replaced by the pool; its error, without a listener, would end the process. The pool
  // listens to the idle ones only: one that breaks between two statements of a transaction has its error here.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return drizzle(pool, { schema });
};

/** @returns drizzle over one connection of the pool, for `inTransaction` */
export const overConnection = (client: PoolClient): Transaction => drizzle(client, { schema });
