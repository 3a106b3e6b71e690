import { buildServer } from '../../scripts/build/buildServer.mjs';
import type { Cleanup } from './Cleanup';
import { BenchCluster } from './database/BenchCluster';
import { startProcess } from './startProcess';

/** The server of the bundle, as it runs in production. */
const bundle = 'server/dist/main.mjs';

/** What the measurements share: a PostgreSQL of the bench's own, and servers on it. */
export class Bench {
  /** Of what the run begins. */
  readonly cleanup: Cleanup;
  readonly #cluster: BenchCluster;

  private constructor(cleanup: Cleanup, cluster: BenchCluster) {
    this.cleanup = cleanup;
    this.#cluster = cluster;
  }

  static async open(cleanup: Cleanup): Promise<Bench> {
    await buildServer();
    return new Bench(cleanup, await BenchCluster.open(cleanup));
  }

  /** For files that go away with the run. */
  get folder(): string {
    return this.#cluster.dataDir;
  }

  /** @returns the URL of a new database with the schema in place */
  createDatabase(name: string): Promise<string> {
    return this.#cluster.createDatabase(name);
  }

  /** @param environment variables beside the bench's own @returns where our server answers, on that database */
  startServer(databaseUrl: string, environment: Record<string, string> = {}): Promise<string> {
    return this.start([bundle], {
      DATABASE_URL: databaseUrl,
      DATA_DIR: this.folder,
      PORT: '0',
      HOST: '127.0.0.1',
      SAMPLE_DATA: '0',
      LOG_LEVEL: 'silent',
      ...environment,
    });
  }

  /** @param source a TypeScript program below this folder that says where it is ready @returns where it answers */
  startProgram(source: string, environment: Record<string, string>): Promise<string> {
    return this.start(['--import', 'tsx', `server/bench/${source}`], environment);
  }

  private async start(parameters: readonly string[], environment: Record<string, string>): Promise<string> {
    const { origin } = await this.cleanup.owe(
      () => startProcess(parameters, environment),
      (started) => started.end(),
    );
    return origin;
  }
}
