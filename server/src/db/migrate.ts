import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { installJobs } from '../jobs/installJobs';
import { migrationsFolder } from '../paths';

/** Any fixed number of our own; every server that migrates the same database asks for the same lock. */
const migrationLock = 7_202_611;

/**
 * Brings the database to the schema of this release. Safe to interrupt, to repeat, and to run from several
 * servers at once: one migrates, the others wait and find it done.
 */
export const migrate = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await runMigrations(drizzle(client), { migrationsFolder });
    await installJobs(client);
  } finally {
    await client.end();
  }
};
