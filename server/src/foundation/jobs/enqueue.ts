import PgBoss from 'pg-boss';
import { afterCommit } from '../db/inTransaction';
import type { Database, Transaction } from '../db/openDatabase';
import type { Queue } from './queue';

/** Only composes the statement; each job is written through the transaction it belongs to. */
const sender = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('A job needs a transaction.')) },
});

/** By database pool, the listeners for new jobs of this process. */
const listeners = new WeakMap<Database['$client'], Set<() => void>>();

/**
 * Calls a listener once jobs of this process that can run now are committed, so that it can poll its queues at once.
 *
 * @returns a function that removes the listener
 */
export const onJobsAdded = ({ $client }: Database, told: () => void): (() => void) => {
  const all = listeners.get($client) ?? new Set();
  listeners.set($client, all.add(told));
  return () => void all.delete(told);
};

const tellOfJobs = ({ $client }: Database): void => {
  for (const told of listeners.get($client) ?? []) told();
};

/** A job that is still to be added. */
export interface Job<Data extends object = object> {
  queue: Queue<Data>;
  data: Data;
  /** The earliest moment to run it; absent: at once. */
  startAfter?: Date;
}

/** Ties the data of a job to its queue. */
export const jobFor = <Data extends object>(
  queue: Queue<Data>,
  data: Data,
  options: { startAfter?: Date } = {},
): Job => ({ queue, data, ...options });

/** Adds jobs, by one statement, in the transaction that causes them: they run once it is committed, and never if it is not. */
export const enqueueAll = async (tx: Transaction, jobs: readonly Job[]): Promise<void> => {
  if (jobs.length === 0) return;
  let added: number | null = 0;
  const executeSql = async (text: string, values: unknown[]) => {
    // The text is always the same, so each connection plans it once.
    const result = await tx.$client.query({ name: 'add-jobs', text, values });
    added = result.rowCount;
    return result;
  };
  await sender.insert(
    jobs.map(({ queue, ...job }) => ({ name: queue.name, ...job })),
    { db: { executeSql } },
  );
  if (added === jobs.length) {
    const now = new Date();
    if (jobs.some(({ startAfter }) => !startAfter || startAfter <= now)) afterCommit(tx, tellOfJobs);
    return;
  }
  const names = [...new Set(jobs.map(({ queue }) => `"${queue.name}"`))];
  throw new Error(`There is no queue ${names.join(' or ')}.`);
};

/**
 * Adds a job in the transaction that causes it: it runs once that is committed, and never if it is not.
 *
 * @param startAfter the earliest moment to run it; absent: at once
 */
export const enqueue = <Data extends object>(
  tx: Transaction,
  queue: Queue<Data>,
  data: Data,
  options?: { startAfter?: Date },
): Promise<void> => enqueueAll(tx, [jobFor(queue, data, options)]);
