import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { EmbeddedPostgres } from '../../foundation/db/embedded/EmbeddedPostgres';
import { migrate } from '../../foundation/db/migrate';
import { rootFolder } from '../../paths';
import { installQueues } from '../../queues';
import { databaseParent } from './databaseParent';
import { makeTemporaryFolder } from './temporaryFolder';
import { type TestServer, withDatabase } from './testServer';

declare global {
  // Jest gives the set-up and the teardown nothing else to hand things over.
  var testServer: TestServer | undefined;
}

/** What is lost when the machine goes down is of no use to anyone: the tests need not wait for the disk. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  // Each test file's database is a copy of some hundred files, for which PostgreSQL writes a checkpoint: the files of the log are
  // used again rather than made and filled with zeros for each.
  'wal_init_zero=off',
  'min_wal_size=256MB',
  'max_wal_size=512MB',
  'checkpoint_timeout=1h',
];

/** What `ServerProcess` runs. Jest's set-up is CommonJS and cannot import it. */
const bundleServer = () =>
  promisify(execFile)(process.execPath, [join(rootFolder, 'scripts', 'build', 'buildServer.mjs')]);

/**
 * Jest's set-up: one PostgreSQL for the whole run (`DATABASE_URL`, or our own), with one migrated template, and the
 * server's bundle.
 */
export default async function startDatabase(): Promise<void> {
  const bundled = bundleServer();
  const server = process.env.DATABASE_URL ? external(process.env.DATABASE_URL) : await embedded();
  globalThis.testServer = server;
  // Runs may share one PostgreSQL.
  const template = `paadam_template_${process.pid}`;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${template}`);
  await client.end();
  await migrate(withDatabase(server.url, template), installQueues);
  process.env.TEST_DATABASE_URL = server.url;
  process.env.TEST_DATABASE_TEMPLATE = template;
  await bundled;
}

/** Debian's, for the tests on the oldest that is supported, which has no locales of its own yet. */
const otherPrograms = (): { binaries: string; locale: string[] } | undefined => {
  const binaries = process.env.TEST_POSTGRES_PROGRAMS;
  return binaries ? { binaries, locale: ['--locale=C.UTF-8'] } : undefined;
};

const external = (url: string): TestServer => ({ url, close: async () => {} });

const embedded = async (): Promise<TestServer> => {
  const dataDir = await makeTemporaryFolder(0o755, databaseParent());
  const postgres = await EmbeddedPostgres.open({ dataDir, settings, programs: otherPrograms() });
  return { url: postgres.url, dataDir, close: () => postgres.close() };
};
