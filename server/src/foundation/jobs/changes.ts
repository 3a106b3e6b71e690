import type { Database } from '../db/openDatabase';

/** A job that a person has in hand. */
export interface JobInHand {
  id: string;
  queue: string;
  /** When it was begun, or last said to be still in hand, as the database writes it. */
  seenAt: string;
}

/** A job that was taken and has to run. */
export interface TakenJob<Data> {
  id: string;
  data: Data;
}

/**
 * Takes due jobs of a queue, those due longest first, in the order of pg-boss's index of waiting jobs. pg-boss's `fetch` orders by
 * priority and creation time, so it sorts all due jobs, however few it takes. Priorities are not used here (decision 0108).
 *
 * @param most.jobs to take
 * @param most.retries how many of them may have been begun before. A job that ends its server uses up a try of each job taken with it;
 *   when these come again, few are taken with it.
 * @returns the taken jobs, in that order
 */
export const takeJobs = async <Data>(
  { $client }: Database,
  queue: string,
  most: { jobs: number; retries: number },
): Promise<TakenJob<Data>[]> => {
  const { rows } = await $client.query<TakenJob<Data> & { place: number }>({
    name: 'take-jobs',
    // The ids are an array, so that each job is looked up by its key. A join of rows may scan the whole table.
    text: `WITH due AS MATERIALIZED (
        SELECT id, state, start_after FROM pgboss.job WHERE name = $1 AND state < 'active' AND start_after < now()
        ORDER BY start_after LIMIT $2 FOR UPDATE SKIP LOCKED
      ), next AS MATERIALIZED (
        SELECT array_agg(id ORDER BY start_after) AS ids
        FROM (SELECT *, row_number() OVER (PARTITION BY state ORDER BY start_after) AS turn FROM due) AS one
        WHERE state = 'created' OR turn <= $3
      )
      UPDATE pgboss.job SET state = 'active', started_on = clock_timestamp(),
        retry_count = CASE WHEN started_on IS NULL THEN retry_count ELSE retry_count + 1 END
      FROM next WHERE job.name = $1 AND job.id = ANY(next.ids)
      RETURNING job.id, job.data, array_position(next.ids, job.id) AS place`,
    values: [queue, most.jobs, most.retries],
  });
  return rows.sort((one, other) => one.place - other.place).map(({ id, data }) => ({ id, data }));
};

/** Gives back jobs that were taken and have not begun. This uses up none of their tries. */
export const giveBackUnbegun = async (
  { $client }: Database,
  queue: string,
  ids: readonly string[],
): Promise<void> => {
  await $client.query(
    `UPDATE pgboss.job SET state = CASE WHEN retry_count > 0 THEN 'retry' ELSE 'created' END::pgboss.job_state, started_on = NULL
     WHERE name = $1 AND id = ANY($2) AND state = 'active'`,
    [queue, ids],
  );
};

/** Says that jobs are still in the hands of a server that lives. */
export const keepInHand = async (
  { $client }: Database,
  queues: readonly string[],
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await $client.query({
    name: 'keep-jobs-in-hand',
    // A job's key is its queue and its id: without the queue, every queue's whole table would be read.
    text: `UPDATE pgboss.job SET started_on = clock_timestamp() WHERE name = ANY($1) AND id = ANY($2) AND state = 'active'`,
    values: [queues, ids],
  });
};

/** @returns the jobs of these queues that a person has in hand, and that may be tried once more */
export const listInHand = async ({ $client }: Database, queues: readonly string[]): Promise<JobInHand[]> => {
  const { rows } = await $client.query({
    name: 'list-jobs-in-hand',
    text: `SELECT id, name AS queue, started_on::text AS "seenAt" FROM pgboss.job
      WHERE name = ANY($1) AND state = 'active' AND retry_count < retry_limit`,
    values: [queues],
  });
  return rows;
};

/** Gives a job back to its queue, unless a person has said meanwhile that it is in hand. @returns whether it was given back */
export const giveBack = async ({ $client }: Database, { id, queue, seenAt }: JobInHand): Promise<boolean> => {
  const { rowCount } = await $client.query({
    name: 'give-job-back',
    text: `UPDATE pgboss.job SET state = 'retry', start_after = clock_timestamp()
      WHERE name = $1 AND id = $2 AND state = 'active' AND started_on = $3::timestamptz`,
    values: [queue, id, seenAt],
  });
  return rowCount === 1;
};
