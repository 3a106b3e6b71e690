import { siteLanguages } from '@paadam/shared/domain';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { migrationsFolder } from '../../paths';
import { installNameOrders } from './nameOrders';

/** Any fixed number of our own; every server that migrates the same database asks for the same lock. */
const migrationLock = 7_202_611;

/** A connection of its own, for what goes beyond single statements. */
export type Connection = Client;

/**
 * Brings the database to the schema of this release. Safe to interrupt, to repeat, and to run from several
 * servers at once: one migrates, the others wait and find it done.
 *
 * @param install puts in place, under the same lock, what has migrations of its own
 */
export const migrate = async (
  url: string,
  install: (connection: Connection) => Promise<void>,
): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await runMigrations(drizzle(client), { migrationsFolder });
    await installNameOrders(client, siteLanguages);
    await install(client);
  } finally {
    await client.end();
  }
};
