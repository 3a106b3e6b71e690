import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, chown, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { accountFor, canReach } from './account';
import type { Account } from './runProgram';

/** Where a data folder's cluster is, and how to sign in to it: kept in `DATA_DIR/postgres.json`. */
export interface ClusterLocation {
  /** Holds PostgreSQL's files and its log. */
  folder: string;
  password: string;
}

/** @returns a folder that every account can enter, and that is kept when the machine starts anew */
export const openSharedFolder = async (): Promise<string> => {
  const folder = '/var/lib/paadam';
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  return folder;
};

/**
 * @param dataDir must exist
 * @returns the remembered location of its cluster, or a new one, which is then remembered: `DATA_DIR/db`, or a folder
 *   below `/var/lib/paadam` where the account that runs PostgreSQL cannot enter `DATA_DIR`
 */
export const locateCluster = async (dataDir: string): Promise<ClusterLocation> => {
  const file = join(dataDir, 'postgres.json');
  return (await readLocation(file)) ?? rememberLocation(file, dataDir);
};

const readLocation = async (file: string): Promise<ClusterLocation | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    // Not `instanceof`: the errors of Node's files come from another realm where the tests run.
    if (isNativeError(error) && 'code' in error && error.code === 'ENOENT') return null;
    throw new Error(`${file} cannot be read. It says where the database is; restore it, or move it away.`, {
      cause: error,
    });
  }
};

const rememberLocation = async (file: string, dataDir: string): Promise<ClusterLocation> => {
  const location: ClusterLocation = {
    folder: await chooseFolder(dataDir),
    password: randomBytes(24).toString('base64url'),
  };
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(location, null, 2)}\n`, { mode: 0o600 });
  // A link is made whole or not at all, and never over another: of two servers that start at once, one decides.
  await link(draft, file).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await readLocation(file)) ?? location;
};

const chooseFolder = async (dataDir: string): Promise<string> => {
  const inside = join(dataDir, 'db');
  const account = await accountFor(inside);
  await mkdir(inside, { recursive: true, mode: 0o700 });
  await giveTo(account, inside);
  if (await canReach(account, inside)) return inside;
  await rm(inside, { recursive: true });
  const outside = join(await openSharedFolder(), randomUUID());
  await mkdir(outside, { mode: 0o700 });
  await giveTo(account, outside);
  return outside;
};

const giveTo = async (account: Account | null, folder: string): Promise<void> => {
  if (account) await chown(folder, account.uid, account.gid);
};
