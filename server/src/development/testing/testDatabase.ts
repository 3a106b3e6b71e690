import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type Database, openDatabase } from '../../foundation/db/openDatabase';
import { withDatabase } from './testServer';

/** A database of one's own takes its time on a busy machine, and so does all that is done with it. */
if (typeof jest !== 'undefined') jest.setTimeout(30_000);

export interface TestDatabase {
  database: Database;
  url: string;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
}

/** @param connections the most at one time @returns a database of the caller's own, copied from the migrated template */
export const createTestDatabase = async (connections = 10): Promise<TestDatabase> => {
  const { TEST_DATABASE_URL: server, TEST_DATABASE_TEMPLATE: template } = process.env;
  if (!server) throw new Error('There is no test server: run this through Jest, which starts one.');
  const name = `paadam_test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = withDatabase(server, name);
  const database = openDatabase(url, { connections, connect: 8_000, statement: 20_000 });
  return {
    database,
    url,
    drop: async () => {
      await database.$client.end();
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
};

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
