import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Cleanup } from '../bench/Cleanup';
import { registryRow } from '../src/development/testing/registryRow';
import { ServerProcess } from '../src/development/testing/ServerProcess';
import { makeTemporaryFolder, removeDataDir } from '../src/development/testing/temporaryFolder';
import { EmbeddedPostgres } from '../src/foundation/db/embedded/EmbeddedPostgres';
import { migrate } from '../src/foundation/db/migrate';
import { installQueues } from '../src/queues';

/** Nothing that the trials do is refused for coming from one address. */
const unlimited = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  CALLS_PER_ADDRESS: '100000000',
  SIGN_INS_PER_ADDRESS: '1000000',
  REGISTRATIONS_PER_ADDRESS: '1000000',
  CONTACTS_PER_ADDRESS: '1000000',
};

/** A file of the site that is served, of the size of a portal's. */
export const servedFile = '/shell/1.0.0/shell.0a1b2c3d.js';

/** As much of a build as documents and files need. */
const build: Record<string, string> = {
  'shell.json': JSON.stringify({
    baseUrl: '/shell/1.0.0/',
    scripts: ['shell.0a1b2c3d.js'],
    preload: [],
    fonts: [],
    icon: null,
  }),
  'registry.json': JSON.stringify({
    remotes: {
      'mf-public': registryRow({
        name: 'mf-public',
        routes: [{ path: '/' }, { path: '/tutors' }, { path: '/tutors/:id' }, { path: '/subjects/:slug' }],
      }),
    },
  }),
  [servedFile]: '/* a line of a script that a browser would run */\n'.repeat(2_000),
};

/** What a trial stands on: databases, folders, and built servers, all of which end with it. */
export class TestCluster {
  readonly cleanup = new Cleanup();
  /** @returns the URL of a new database with the schema in place */
  readonly createDatabase: () => Promise<string>;

  #dist: Promise<string> | undefined;

  /** @param createDatabase is handed the ground, whose clean-up ends what it begins */
  constructor(createDatabase: (ground: TestCluster) => Promise<string>) {
    this.createDatabase = () => createDatabase(this);
  }

  /** @param options of a PostgreSQL of its own @returns the URL of its database, with the schema in place */
  async startPostgres(
    options: Omit<Parameters<typeof EmbeddedPostgres.open>[0], 'dataDir'>,
  ): Promise<string> {
    const dataDir = await this.folder();
    const { url } = await this.cleanup.owe(
      () => EmbeddedPostgres.open({ dataDir, ...options }),
      (postgres) => postgres.close(),
    );
    await migrate(url, installQueues);
    return url;
  }

  /** @returns one that every account can enter, and that goes away with the trial */
  folder(): Promise<string> {
    return this.cleanup.owe(() => makeTemporaryFolder(0o755), removeDataDir);
  }

  /** The builds' place, without the builds: what is served is not what the trials are about. */
  async #makeDist(): Promise<string> {
    const folder = join(await this.folder(), 'dist');
    for (const [path, content] of Object.entries(build)) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    return folder;
  }

  /** @returns a server that is starting, of the bundle, on a port of its own unless told */
  async begin(dataDir: string, environment: Record<string, string> = {}): Promise<ServerProcess> {
    this.#dist ??= this.#makeDist();
    const DIST_DIR = await this.#dist;
    return this.cleanup.owe(
      async () => new ServerProcess(dataDir, { ...unlimited, DIST_DIR, ...environment }),
      (server) => server.end('SIGTERM'),
    );
  }

  /** @returns where the server answers, on that database */
  async startServer(databaseUrl: string): Promise<string> {
    const server = await this.begin(await this.folder(), { DATABASE_URL: databaseUrl });
    // "localhost" may be looked up anew for each connection.
    return (await server.ready()).replace('localhost', '127.0.0.1');
  }
}
