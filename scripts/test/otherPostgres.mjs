/**
 * Runs the API tests against Debian's PostgreSQL 15, the oldest that is supported: installs it where it is missing and
 * this is root, and starts a cluster of its own, which goes away with the tests. Takes Jest's options.
 *
 * Where PostgreSQL 15 cannot be had it says so and ends with 0: the same tests have run on the embedded one.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../install.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';

const programs = '/usr/lib/postgresql/15/bin';
/** Not through npx, which would end before it. */
const jestProgram = `${root}/node_modules/jest/bin/jest.js`;
const isRoot = process.getuid?.() === 0;

const hasPostgres = () => existsSync(`${programs}/initdb`);

/** @returns why PostgreSQL 15 is not here, or null where it is */
const ensurePostgres = () => {
  if (hasPostgres()) return null;
  if (!existsSync('/usr/bin/apt-get')) return `there is none in ${programs}, and no apt-get to install it`;
  if (!isRoot)
    return `there is none in ${programs}, and only root can install it (apt-get install postgresql-15)`;
  console.log('Installing PostgreSQL 15…');
  run('apt-get', ['update', '-q']) &&
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql-15'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  return hasPostgres() ? null : 'the package postgresql-15 could not be installed';
};

/** PostgreSQL refuses to run as root; Debian's package makes the account. */
const account = () => {
  if (!isRoot) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  return { uid, gid };
};

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** @throws with what the program said, where it fails */
const runAs = (who, program, parameters) => {
  const { status, stdout, stderr, error } = spawnSync(`${programs}/${program}`, parameters, {
    ...who,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    encoding: 'utf8',
    // The server that pg_ctl starts must not hold on to our streams.
    stdio: program === 'pg_ctl' ? 'ignore' : 'pipe',
  });
  if (status !== 0)
    throw new Error(`${program} failed: ${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`);
};

/** @returns a cluster that is running; it has no password, and listens to this machine only */
const startCluster = async () => {
  const who = account();
  const folder = mkdtempSync(join(tmpdir(), 'paadam-postgres-15-'));
  const data = `${folder}/data`;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    chmodSync(folder, 0o755);
    mkdirSync(data, { mode: 0o700 });
    if (isRoot) chownSync(data, who.uid, who.gid);
    runAs(who, 'initdb', [
      '-D',
      data,
      '-U',
      'paadam',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]);
    const port = await freePort();
    appendFileSync(
      `${data}/postgresql.conf`,
      `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
max_connections = 200
# What is lost when the machine goes down is of no use to anyone.
fsync = off
synchronous_commit = off
full_page_writes = off
`,
    );
    try {
      runAs(who, 'pg_ctl', ['start', '-w', '-t', '60', '-D', data, '-l', `${data}/log`]);
    } catch (error) {
      const log = existsSync(`${data}/log`) ? readFileSync(`${data}/log`, 'utf8') : '';
      throw new Error(`${error.message}${log}`);
    }
    const stop = () => {
      try {
        runAs(who, 'pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data]);
      } finally {
        remove();
      }
    };
    return { url: `postgres://paadam@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    remove();
    throw error;
  }
};

const stopping = new AbortController();
// The tests end at it, and are waited for, so that the cluster is stopped after them in any case.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort());

/** @returns Jest's exit code */
const runTests = (databaseUrl) =>
  new Promise((resolve) => {
    const jest = spawn(
      process.execPath,
      [jestProgram, '--selectProjects', 'server', ...process.argv.slice(2)],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, DATABASE_URL: databaseUrl },
        signal: stopping.signal,
      },
    );
    jest.once('error', (error) => console.error(error.message));
    jest.once('close', (code) => resolve(code || (stopping.signal.aborted ? 130 : 0)));
  });

try {
  ensureInstalled();
  const missing = ensurePostgres();
  if (missing) {
    console.log(`LEFT OUT: the API tests on PostgreSQL 15, since ${missing}.`);
  } else {
    console.log('The API tests, on PostgreSQL 15:');
    const cluster = await startCluster();
    try {
      process.exitCode = await runTests(cluster.url);
    } finally {
      cluster.stop();
    }
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
