import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/openDatabase';
import type { Queue } from './queue';

/** @returns whether the queue has a job with these data whose time has not come, or that nobody has taken yet */
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

/** @returns how many jobs of each of the queues could run now and wait for somebody to take them */
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
    text: `select name from unnest($1::text[]) as asked (name)
      where exists (select from pgboss.job where job.name = asked.name and state < 'active' and start_after < now())`,
    values: [queues],
  });
  return new Set(rows.map(({ name }) => name));
};
