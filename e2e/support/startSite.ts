import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseParent } from '../../server/src/development/testing/databaseParent';
import { freePort } from '../../server/src/foundation/db/embedded/freePort';

const root = join(__dirname, '../..');

/** The environment's variable that names the data folder which sites start from a copy of. */
export const templateVariable = 'PAADAM_SITE_TEMPLATE';

interface Place {
  /** Holds PostgreSQL's files. */
  folder: string;
  password: string;
}

const placeFile = (dataDir: string) => join(dataDir, 'postgres.json');

/** @returns where the database of a data folder is, and how to sign in to it */
export const readPlace = (dataDir: string): Place => JSON.parse(readFileSync(placeFile(dataDir), 'utf8'));

/** With its owner: as root, PostgreSQL runs as another account. */
const copyDatabase = (template: string, dataDir: string): void => {
  const { folder, password } = readPlace(template);
  const copy: Place = { folder: join(dataDir, 'db'), password };
  execFileSync('cp', ['-a', folder, copy.folder]);
  writeFileSync(placeFile(dataDir), JSON.stringify(copy), { mode: 0o600 });
};

/** A running Paadam with a data folder of its own. */
export interface Site {
  origin: string;
  dataDir: string;
  /** Holds the files of its PostgreSQL. */
  databaseFolder(): string;
  /** Ends the server as an operator would; resolves once it is gone. */
  stop(): Promise<void>;
  /** Ends the server at once, as a power cut would; its PostgreSQL stays behind. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data folder. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

export interface SiteOptions {
  /** The folder with the builds. Default: the checkout's `dist`. */
  distDir?: string;
  /** Variables of the server's beside its own. */
  environment?: Record<string, string>;
}

/** @returns a site with the sample data, once it answers */
export const startSite = async ({
  distDir = join(root, 'dist'),
  environment = {},
}: SiteOptions = {}): Promise<Site> => {
  let port = await freePort();
  const dataDir = mkdtempSync(join(databaseParent(), 'paadam-site-'));
  // As root, PostgreSQL runs as another account; closed to it, the folder could not hold the database.
  chmodSync(dataDir, 0o755);
  const template = process.env[templateVariable];
  if (template) copyDatabase(template, dataDir);
  let server: ChildProcess;

  const start = async () => {
    server = spawn(process.execPath, [join(root, 'server/dist/main.mjs')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
        DATA_DIR: dataDir,
        DIST_DIR: distDir,
        DATABASE_URL: '',
        SAMPLE_DATA: '1',
        // However much is translated.
        LANGUAGES: 'en',
        // What is about lessons need not pay them first; the tests of payments turn it on.
        PAYMENTS: 'off',
        // A picture's address on the web can only be one here.
        OUTGOING_ALLOW: `127.0.0.1:${port}`,
        ...environment,
      },
    });
    await untilReady(server);
  };

  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill(signal);
    });

  /** A connection of another person may take the port before the server listens at it. */
  const startAtFreePort = async (tries = 3): Promise<void> => {
    try {
      await start();
    } catch (error) {
      if (tries === 1 || !/Port \d+ is in use/.test(String(error))) throw error;
      port = await freePort();
      await startAtFreePort(tries - 1);
    }
  };

  await startAtFreePort();
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    databaseFolder: () => readPlace(dataDir).folder,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    restart: start,
    remove: async () => {
      await end('SIGTERM');
      rmSync(readPlace(dataDir).folder, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Waits until the server says that it is ready; a server that ends before that is an error with its own words. */
const untilReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (/ready at http/.test(output)) resolve();
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it was ready:\n${output}`)),
    );
  });
