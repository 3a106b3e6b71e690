import PgBoss from 'pg-boss';
import type { Transaction } from '../db/openDatabase';
import type { Queue } from './queue';

/** Only composes the statement; each job is written through the transaction it belongs to. */
const sender = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('A job needs a transaction.')) },
});

/**
 * Adds a job in the transaction that causes it: it runs once that is committed, and never if it is not.
 *
 * @param startAfter the earliest moment to run it; absent: at once
 */
export const enqueue = async <Data extends object>(
  tx: Transaction,
  queue: Queue<Data>,
  data: Data,
  options: { startAfter?: Date } = {},
): Promise<void> => {
  const id = await sender.send(queue.name, data, {
    ...options,
    db: { executeSql: (text, values) => tx.$client.query(text, values) },
  });
  if (!id) throw new Error(`There is no queue "${queue.name}".`);
};
