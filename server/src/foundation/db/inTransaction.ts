import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { isUnavailable, sqlStateOf } from './databaseError';
import { type Database, overConnection, type Transaction } from './openDatabase';

const attempts = 4;
/** Deadlock and serialization failure: the server undid the whole transaction and expects it again. */
const worthRepeating = new Set(['40P01', '40001']);

/** Milliseconds before the second attempt at most; at the third it is twice, then three times as many. */
const longest = 50;

/**
 * Runs the work in one transaction: committed when it returns, rolled back when it throws. After a deadlock the
 * whole work runs again, so it must do nothing but queries.
 */
export const inTransaction = async <Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(database, work);
    } catch (error) {
      if (attempt === attempts || !worthRepeating.has(sqlStateOf(error) ?? '')) throw error;
      // The person who begins again at once may take what the other has waited for, and cross it once more.
      await pause((0.5 + Math.random() / 2) * longest * attempt);
    }
  }
};

type Told = (database: Database) => void;

/** By connection, the functions to call once its transaction is committed. */
const toTell = new WeakMap<PoolClient, Set<Told>>();

/** Calls a function once the transaction is committed, and never if it is rolled back. A function added twice is called once. It must not throw. */
export const afterCommit = ({ $client }: Transaction, told: Told): void => {
  toTell.get($client)?.add(told);
};

const once = async <Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => {
  const client = await database.$client.connect();
  try {
    await client.query('BEGIN');
    const told = new Set<Told>();
    toTell.set(client, told);
    const result = await work(overConnection(client));
    await client.query('COMMIT');
    client.release();
    for (const tell of told) tell(database);
    return result;
  } catch (error) {
    // A connection that does not answer would not answer the rollback either: it is closed, which rolls back.
    const broken =
      isUnavailable(error) ||
      (await client.query('ROLLBACK').then(
        () => false,
        () => true,
      ));
    client.release(broken);
    throw error;
  }
};
