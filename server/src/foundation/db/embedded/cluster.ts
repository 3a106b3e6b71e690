import { appendFile, chown, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './freePort';
import { type Account, runProgram } from './runProgram';

/** PostgreSQL's files and what is needed to work on them. */
export interface Cluster {
  /** Holds `data` and the log. */
  folder: string;
  /** PostgreSQL's programs. */
  binaries: string;
  /** What `initdb` is told of the locale. */
  locale: readonly string[];
  account: Account | null;
  password: string;
}

/** The database's own user, and the name of the database. */
export const name = 'paadam';

const dataOf = (cluster: Cluster): string => join(cluster.folder, 'data');
const logOf = (cluster: Cluster): string => join(cluster.folder, 'postgres.log');

/** Only this machine can connect, and the log repeats no statement, since statements hold people's data. */
const configuration = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
log_min_messages = fatal
log_min_error_statement = panic
`;

/** Makes the files of an empty cluster where there are none. */
export const initialise = async (cluster: Cluster): Promise<void> => {
  if (await stat(dataOf(cluster)).catch(() => null)) return;
  const draft = await mkdtemp(join(cluster.folder, 'new-'));
  const passwordFile = join(draft, 'password');
  const files = join(draft, 'data');
  try {
    await writeFile(passwordFile, cluster.password, { mode: 0o600 });
    if (cluster.account) {
      await chown(draft, cluster.account.uid, cluster.account.gid);
      await chown(passwordFile, cluster.account.uid, cluster.account.gid);
    }
    const locale = ['--encoding=UTF8', ...cluster.locale];
    const access = [`--username=${name}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    await run(cluster, 'initdb', ['-D', files, ...locale, ...access]);
    await appendFile(join(files, 'postgresql.conf'), configuration);
    // Another server may have been quicker: its files stay, and these go with the draft.
    await rename(files, dataOf(cluster)).catch((error) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

/**
 * @returns the port on which PostgreSQL serves this cluster, or null where it does not run. A `postmaster.pid` that a
 *   crash left behind counts for nothing: `pg_ctl` looks whether the process is there.
 */
export const runningPort = async (cluster: Cluster): Promise<number | null> => {
  const { code } = await runProgram(
    join(cluster.binaries, 'pg_ctl'),
    ['status', '-D', dataOf(cluster)],
    cluster,
  );
  if (code !== 0) return null;
  const lines = (await readFile(join(dataOf(cluster), 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return Number(lines[3]) || null;
};

/** @param port absent: any free one @param settings further `name=value` settings of this run */
export const start = async (
  cluster: Cluster,
  port?: number,
  settings: readonly string[] = [],
): Promise<void> => {
  const options = [`port=${port ?? (await freePort())}`, ...settings]
    .map((setting) => `-c ${setting}`)
    .join(' ');
  await run(cluster, 'pg_ctl', [
    'start',
    '-w',
    '-t',
    '60',
    '-D',
    dataOf(cluster),
    '-l',
    logOf(cluster),
    '-o',
    options,
  ]);
};

/** Ends PostgreSQL in good order: transactions under way are rolled back, everything committed is on the disk. */
export const stop = async (cluster: Cluster): Promise<void> => {
  await run(cluster, 'pg_ctl', ['stop', '-w', '-t', '30', '-m', 'fast', '-D', dataOf(cluster)]);
};

const run = async (cluster: Cluster, program: string, parameters: readonly string[]): Promise<void> => {
  const { code, output } = await runProgram(join(cluster.binaries, program), parameters, cluster);
  if (code !== 0) throw new Error(`${program} failed: ${output} (log: ${logOf(cluster)})`);
};
