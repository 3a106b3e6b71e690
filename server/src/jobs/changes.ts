import type { Database } from '../db/openDatabase';

/** A job that somebody has in hand. */
export interface JobInHand {
  id: string;
  queue: string;
  /** When it was begun, or last said to be still in hand, as the database writes it. */
  seenAt: string;
}

/** Says that jobs are still in the hands of a server that lives. */
export const keepInHand = async ({ $client }: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await $client.query({
    name: 'keep-jobs-in-hand',
    text: `UPDATE pgboss.job SET started_on = clock_timestamp() WHERE id = ANY($1) AND state = 'active'`,
    values: [ids],
  });
};

/** @returns the jobs of these queues that somebody has in hand, and that may be tried once more */
export const listInHand = async ({ $client }: Database, queues: readonly string[]): Promise<JobInHand[]> => {
  const { rows } = await $client.query({
    name: 'list-jobs-in-hand',
    text: `SELECT id, name AS queue, started_on::text AS "seenAt" FROM pgboss.job
      WHERE name = ANY($1) AND state = 'active' AND retry_count < retry_limit`,
    values: [queues],
  });
  return rows;
};

/** Gives a job back to its queue, unless somebody has said meanwhile that it is in hand. @returns whether it was given back */
export const giveBack = async ({ $client }: Database, { id, queue, seenAt }: JobInHand): Promise<boolean> => {
  const { rowCount } = await $client.query({
    name: 'give-job-back',
    text: `UPDATE pgboss.job SET state = 'retry', start_after = clock_timestamp()
      WHERE name = $1 AND id = $2 AND state = 'active' AND started_on = $3::timestamptz`,
    values: [queue, id, seenAt],
  });
  return rowCount === 1;
};
