import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { accountFor } from './account';
import { prepareBinaries } from './binaries';
import { type Cluster, initialise, name, runningPort, start, stop } from './cluster';
import { locateCluster, openSharedFolder } from './location';

interface Options {
  /** Holds the database, or says where it is. */
  dataDir: string;
  /** Further `name=value` settings of PostgreSQL; none by default. */
  settings?: readonly string[];
  /** Another PostgreSQL than the package's. */
  programs?: Pick<Cluster, 'binaries' | 'locale'> | undefined;
}

const builtinLocale = ['--locale-provider=builtin', '--locale=C.UTF-8'];

/** Any fixed number of our own: who holds this lock is the one server of the cluster. */
const ownerLock = 7_202_612;

/** Milliseconds. A server that was killed or is stopping leaves the cluster within this time. */
const handover = 3_000;

/** The PostgreSQL that this server runs for itself. */
export class EmbeddedPostgres {
  readonly #cluster: Cluster;
  readonly #options: Options;
  #owner: Client;
  #port: number;
  #stopping = false;

  private constructor(cluster: Cluster, options: Options, owner: Client, port: number) {
    this.#cluster = cluster;
    this.#options = options;
    this.#owner = owner;
    this.#port = port;
    this.#watch();
  }

  /**
   * Starts PostgreSQL, or takes over the one that a killed server left running.
   *
   * @throws where another server has the data folder, saying which and what to do
   */
  static async open(options: Options): Promise<EmbeddedPostgres> {
    const cluster = await find(options);
    await initialise(cluster);
    const { owner, port } = await own(cluster, options);
    return new EmbeddedPostgres(cluster, options, owner, port);
  }

  /** @returns the address of the one that a server runs in this folder; null: none does */
  static async urlOfRunning(dataDir: string): Promise<string | null> {
    const cluster = await find({ dataDir });
    const port = await runningPort(cluster);
    return port === null ? null : urlOf(cluster, port, name);
  }

  get url(): string {
    return urlOf(this.#cluster, this.#port, name);
  }

  async close(): Promise<void> {
    this.#stopping = true;
    // The lock is held to the end, so that the next server does not take over what is going down.
    await stop(this.#cluster);
    await this.#owner.end().catch(() => {});
  }

  /** If PostgreSQL ends under a running server, it is started again, where the pool looks for it. */
  #watch(): void {
    this.#owner.once('end', async () => {
      while (!this.#stopping) {
        try {
          const { owner } = await own(this.#cluster, this.#options, this.#port);
          this.#owner = owner;
          return this.#watch();
        } catch {
          await pause(500);
        }
      }
    });
  }
}

const urlOf = ({ password }: Cluster, port: number, database: string): string =>
  `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;

/** @returns the cluster of a data folder, which may not be there yet */
const find = async ({ dataDir, programs }: Options): Promise<Cluster> => {
  await mkdir(dataDir, { recursive: true });
  const { folder, password } = await locateCluster(dataDir);
  const account = await accountFor(folder);
  const spare = account ? await openSharedFolder() : dataDir;
  const found = programs ?? { binaries: await prepareBinaries(account, spare), locale: builtinLocale };
  return { folder, password, account, ...found };
};

/** Sees that PostgreSQL runs, and becomes its one server by holding the lock on a connection of its own. */
const own = async (
  cluster: Cluster,
  { dataDir, settings }: Options,
  wantedPort?: number,
): Promise<{ owner: Client; port: number }> => {
  const deadline = Date.now() + handover;
  for (;;) {
    const last = Date.now() > deadline;
    const port = await runningPort(cluster);
    if (port === null) {
      await start(cluster, wantedPort, settings).catch((error) => {
        // Another server may have started it in the same moment, or the port may be taken by now.
        if (last) throw error;
        return pause(100);
      });
      continue;
    }
    const owner = await connectAsOwner(cluster, port).catch((error) => {
      // It may be stopping, or not be ready yet.
      if (last) throw error;
    });
    if (owner) return { owner, port };
    if (last) throw new Error(inUse(dataDir));
    await pause(100);
  }
};

const inUse = (dataDir: string): string =>
  `Another server is running on DATA_DIR ${dataDir}. Stop it, or give this one a DATA_DIR of its own.`;

/** @returns null where another server holds the lock */
const connectAsOwner = async (cluster: Cluster, port: number): Promise<Client | null> => {
  const client = new Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // The watch reacts to its end; an error without a listener would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [ownerLock]);
    if (!rows[0].locked) {
      await client.end();
      return null;
    }
    await createDatabase(client);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
};

const createDatabase = async (client: Client): Promise<void> => {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`);
};
