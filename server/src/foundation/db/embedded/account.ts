import { stat } from 'node:fs/promises';
import { type Account, runProgram } from './runProgram';

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * PostgreSQL refuses to run as root, so for root another account runs it: the one that owns the cluster, or, for
 * a new cluster, "postgres", which is made where there is none.
 *
 * @param clusterFolder of PostgreSQL's files, whether or not it exists
 * @returns null where the server's own account will do
 */
export const accountFor = async (clusterFolder: string): Promise<Account | null> => {
  if (!isRoot()) return null;
  const owner = await stat(clusterFolder).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findAccount()) ?? createAccount();
};

const findAccount = async (): Promise<Account | null> => {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => runProgram('id', [flag, 'postgres'])));
  return uid?.code === 0 && gid?.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : null;
};

const createAccount = async (): Promise<Account> => {
  const { output } = await runProgram('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    'postgres',
  ]);
  const account = await findAccount();
  if (account) return account;
  throw new Error(
    `PostgreSQL does not run as root, and the account "postgres" could not be made: ${output}. Make it, run the server as an ordinary user, or set DATABASE_URL.`,
  );
};

/** @returns whether the account can read that file or folder, through all the folders above it */
export const canReach = async (account: Account | null, path: string): Promise<boolean> => {
  if (!account) return true;
  const { code } = await runProgram('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', path], {
    account,
  });
  return code === 0;
};
