import PgBoss from 'pg-boss';
import type { Connection } from '../db/migrate';
import type { Queue } from './queue';

/** Puts pg-boss's tables and the queues in place. The caller holds the migration lock. */
export const installJobs = async (client: Connection, queues: readonly Queue<object>[]): Promise<void> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    migrate: true,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  // By which upkeep finds the jobs that are over.
  await client.query(
    `CREATE INDEX IF NOT EXISTS job_over ON pgboss.job (completed_on) WHERE state > 'active'`,
  );
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
