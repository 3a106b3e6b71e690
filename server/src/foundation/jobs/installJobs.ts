import PgBoss from 'pg-boss';
import type { Connection } from '../db/migrate';
import type { Queue } from './queue';

/** Our indexes on pg-boss's table of all queues. The tables of later queues inherit them. */
const indexes = [
  "CREATE INDEX IF NOT EXISTS job_in_hand ON pgboss.job (name) WHERE state = 'active'",
  'CREATE INDEX IF NOT EXISTS job_completed ON pgboss.job (completed_on) WHERE completed_on IS NOT NULL',
  "CREATE INDEX IF NOT EXISTS job_keep_until ON pgboss.job (keep_until) WHERE state < 'active'",
  "CREATE INDEX IF NOT EXISTS job_given_up ON pgboss.job (completed_on) WHERE state >= 'cancelled'",
];

/** Puts pg-boss's tables and the queues in place. The caller holds the migration lock. */
export const installJobs = async (client: Connection, queues: readonly Queue<object>[]): Promise<void> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    migrate: true,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  // Without these, all jobs are read by pg-boss to find jobs in hand (every few seconds) and jobs to archive (every two minutes), by
  // upkeep to find finished jobs, and by the metrics to find failed ones.
  for (const statement of indexes) await client.query(statement);
  for (const { name, retries, retryDelaySeconds, expireSeconds } of queues) {
    const options = {
      name,
      retryLimit: retries,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: expireSeconds,
    };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
};
