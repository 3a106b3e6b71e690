import type { PoolClient } from 'pg';
import type { Random } from '../../bench/population/Random';
import type { Database } from '../../src/foundation/db/openDatabase';

type Query = (...statement: unknown[]) => Promise<unknown>;

/**
 * Has some connections killed by the database at the end of a transaction: just before its commit, so that nothing of it is left,
 * or just after, so that no one hears that it was committed.
 *
 * @param share of all transactions
 */
export const killConnections = ({ $client: pool }: Database, random: Random, share: number): void => {
  const connect = pool.connect.bind(pool);
  const killing = async (): Promise<PoolClient> => {
    const client = await connect();
    if (random.next() >= share) return client;
    const isAfter = random.next() < 0.5;
    const { query } = client;
    const ask = query.bind(client) as unknown as Query;
    const watched: Query = async (...statement) => {
      if (statement[0] !== 'COMMIT') return ask(...statement);
      client.query = query;
      if (isAfter) await ask('COMMIT');
      return ask('select pg_terminate_backend(pg_backend_pid())');
    };
    client.query = watched as unknown as typeof query;
    return client;
  };
  // Single statements, for which the pool asks by a callback, are left alone.
  const given = (callback?: Parameters<typeof pool.connect>[0]) => (callback ? connect(callback) : killing());
  pool.connect = given as typeof pool.connect;
};
