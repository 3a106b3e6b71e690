import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/openDatabase';
import type { Queue } from './queue';

/** @returns whether the queue has a job with these data whose time has not come, or that no one has taken yet */
export const hasWaitingJob = async <Data extends object>(
  queryable: Queryable,
  { name }: Queue<Data>,
  data: Data,
): Promise<boolean> => {
  const { rows } = await queryable.execute(
    sql`select from pgboss.job where name = ${name} and state < 'active' and data = ${JSON.stringify(data)}::jsonb limit 1`,
  );
  return rows.length > 0;
};

/** @returns by queue, how many jobs failed for good in the last week: after their last try, or at once if another try was hopeless */
export const countGivenUpJobs = async (
  queryable: Queryable,
  queues: readonly Queue<object>[],
): Promise<{ queue: string; jobs: number }[]> => {
  const { rows } = await queryable.execute<{ name: string; jobs: number }>(
    sql`select name, count(*)::integer as jobs from pgboss.job
      where state >= 'cancelled' and completed_on > now() - interval '7 days' group by name`,
  );
  const counted = new Map(rows.map(({ name, jobs }) => [name, jobs]));
  return queues.map(({ name }) => ({ queue: name, jobs: counted.get(name) ?? 0 }));
};

/** @returns of each queue that has any: jobs that could run now, how long the oldest has waited, and those given up in a week */
export const countJobs = async (
  queryable: Queryable,
): Promise<{ queue: string; due: number; oldest: number; failed: number }[]> => {
  const isDue = sql`state < 'active' and start_after <= now()`;
  const { rows } = await queryable.execute<{
    queue: string;
    due: number;
    oldest: number;
    failed: number;
  }>(sql`
    select name as queue, count(*) filter (where ${isDue})::integer as due,
      coalesce(extract(epoch from now() - min(start_after) filter (where ${isDue})), 0)::integer as oldest,
      count(*) filter (where state >= 'cancelled')::integer as failed
    from pgboss.job where (${isDue}) or (state >= 'cancelled' and completed_on > now() - interval '7 days')
    group by name order by name`);
  return rows;
};

/** @returns the jobs of these queues that were given up in the last week, the latest first, with why; and how many they are */
export const listFailedJobs = async (
  queryable: Queryable,
  queues: readonly Queue<object>[],
  count: number,
): Promise<
  { id: string; data: Record<string, unknown>; at: Date; problem: string | null; total: number }[]
> => {
  const names = queues.map(({ name }) => name);
  const { rows } = await queryable.execute<{
    id: string;
    data: Record<string, unknown>;
    at: string;
    problem: string | null;
    total: number;
  }>(sql`
    select id, data, completed_on as at, output ->> 'message' as problem, count(*) over ()::integer as total
    from pgboss.job
    where name = any(${sql.param(names)}::text[]) and state >= 'cancelled' and completed_on > now() - interval '7 days'
    order by completed_on desc limit ${count}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
};

/** @returns how many jobs of each of the queues could run now and wait for a person to take them */
export const countDueJobs = async (
  queryable: Queryable,
  queues: readonly Queue<object>[],
): Promise<{ queue: string; jobs: number }[]> => {
  const { rows } = await queryable.execute<{ name: string; jobs: number }>(
    sql`select name, count(*)::integer as jobs from pgboss.job where state < 'active' and start_after <= now() group by name`,
  );
  const counted = new Map(rows.map(({ name, jobs }) => [name, jobs]));
  return queues.map(({ name }) => ({ queue: name, jobs: counted.get(name) ?? 0 }));
};

/** @returns which of the queues have a job that could run now */
export const listDueQueues = async (
  { $client }: Database,
  queues: readonly string[],
): Promise<Set<string>> => {
  const { rows } = await $client.query<{ name: string }>({
    name: 'list-due-queues',
    // One look-up in each queue's index. An "exists" may be planned as a join of all waiting jobs.
    text: `select asked.name from unnest($1::text[]) as asked (name)
      cross join lateral (select from pgboss.job
        where job.name = asked.name and state < 'active' and start_after < now() order by start_after limit 1) due`,
    values: [queues],
  });
  return new Set(rows.map(({ name }) => name));
};
