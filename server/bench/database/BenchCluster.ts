import { Client } from 'pg';
import { makeTemporaryFolder, removeDataDir } from '../../src/development/testing/temporaryFolder';
import { withDatabase } from '../../src/development/testing/testServer';
import { EmbeddedPostgres } from '../../src/foundation/db/embedded/EmbeddedPostgres';
import { migrate } from '../../src/foundation/db/migrate';
import { installQueues } from '../../src/queues';
import type { Cleanup } from '../Cleanup';

/**
 * The PostgreSQL of a run: always the embedded one, with the settings of production, in a folder that goes away with
 * it. What the caller's DATABASE_URL names is never touched.
 */
export class BenchCluster {
  readonly dataDir: string;
  readonly #url: string;

  private constructor(dataDir: string, url: string) {
    this.dataDir = dataDir;
    this.#url = url;
  }

  static async open(cleanup: Cleanup): Promise<BenchCluster> {
    const dataDir = await cleanup.owe(() => makeTemporaryFolder(0o755), removeDataDir);
    const { url } = await cleanup.owe(
      () => EmbeddedPostgres.open({ dataDir }),
      (postgres) => postgres.close(),
    );
    return new BenchCluster(dataDir, url);
  }

  /** @returns the URL of a new database with the schema in place */
  async createDatabase(name: string): Promise<string> {
    const client = new Client({ connectionString: this.#url });
    await client.connect();
    try {
      await client.query(`CREATE DATABASE ${name}`);
    } finally {
      await client.end();
    }
    const url = withDatabase(this.#url, name);
    await migrate(url, installQueues);
    return url;
  }
}
