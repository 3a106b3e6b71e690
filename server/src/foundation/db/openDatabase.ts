import type { Socket } from 'node:net';
import type { SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { LimitedQueuePool } from './LimitedQueuePool';

/** Which rows a question is about, as `queries` state it and rules hand it on. */
export type Condition = SQL;

/** What a statement needs: the database itself, or a transaction. `inTransaction` begins one. */
export type Queryable = Omit<NodePgDatabase, 'transaction' | 'query' | '_'>;
export type Transaction = Queryable & { $client: PoolClient };
export type Database = Queryable & { $client: LimitedQueuePool };

/** Milliseconds. Together they turn a database that is away, or hangs, into an error within three seconds. */
const patience = { connect: 2_000, statement: 2_500 };

/** Milliseconds by which the database's own refusal of a slow statement comes before its connection is given up. */
const grace = 300;

/** A burst may wait until a request has no time left to be answered in. */
const total = 10_000;

/**
 * @param url of a PostgreSQL whose schema is in place (`migrate`)
 * @param options `connections` at the most; `connect`: milliseconds in which a new connection, or a person's turn, must
 *   come; `statement`: milliseconds that a statement may take
 * @returns the pool with drizzle over it; `$client.end()` closes it
 */
export const openDatabase = (
  url: string,
  {
    connections = 20,
    connect = patience.connect,
    statement = patience.statement,
  }: { connections?: number; connect?: number; statement?: number } = {},
): Database => {
  const pool = new LimitedQueuePool(
    {
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: connect,
      statement_timeout: statement,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
    },
    { stalled: connect, total },
  );
  // A connection that breaks is replaced by the pool; its error, without a listener, would end the process. The pool
  // listens to the idle ones only: one that breaks between two statements of a transaction has its error here.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  endSilentConnections(pool, statement + grace);
  return drizzle(pool);
};

/** What `pg` does not declare. */
interface OverSocket {
  connection: { stream: Socket };
}

const socketOf = (client: PoolClient): Socket => (client as unknown as OverSocket).connection.stream;

/**
 * Breaks a connection in use on which nothing comes or goes: its statement then fails as with any broken one. The
 * `query_timeout` of `pg` would do the same at the price of a timer for each statement, which shows under load.
 */
const endSilentConnections = (pool: Pool, milliseconds: number): void => {
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket.on('timeout', () => socket.destroy());
  });
  pool.on('acquire', (client) => socketOf(client).setTimeout(milliseconds));
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0));
};

/** By connection, so that a transaction finds the statements that an earlier one has prepared (`prepareOnce`). */
const overConnections = new WeakMap<PoolClient, Transaction>();

/** @returns drizzle over one connection of the pool, for `inTransaction` */
export const overConnection = (client: PoolClient): Transaction => {
  const transaction = overConnections.get(client) ?? drizzle(client);
  overConnections.set(client, transaction);
  return transaction;
};
