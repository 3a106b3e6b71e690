import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/src/db/embedded/freePort';

const root = join(__dirname, '../..');

/** A running Paadam with a data folder of its own. */
export interface Site {
  origin: string;
  dataDir: string;
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
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'paadam-site-'));
  // As root, PostgreSQL runs as another account; closed to it, the folder could not hold the database.
  chmodSync(dataDir, 0o755);
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

  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    restart: start,
    remove: async () => {
      await end('SIGTERM');
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
