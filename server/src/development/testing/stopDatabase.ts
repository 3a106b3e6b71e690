import { Client } from 'pg';
import { removeDataDir } from './temporaryFolder';

/** Jest's teardown. */
export default async function stopDatabase(): Promise<void> {
  const server = globalThis.testServer;
  if (!server) return;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${process.env.TEST_DATABASE_TEMPLATE}`);
  await client.end();
  await server.close();
  if (server.dataDir) await removeDataDir(server.dataDir);
}
