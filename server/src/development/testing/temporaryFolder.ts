import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @param mode 0o755 lets the account in that runs PostgreSQL where the tests run as root; 0o700 keeps it out
 * @param parent the folder to make it in
 */
export const makeTemporaryFolder = async (mode: number, parent = tmpdir()): Promise<string> => {
  const folder = await mkdtemp(join(parent, 'paadam-tests-'));
  await chmod(folder, mode);
  return folder;
};

/** Removes a data folder with its database, wherever that is. */
export const removeDataDir = async (dataDir: string): Promise<void> => {
  const place = await readFile(join(dataDir, 'postgres.json'), 'utf8').catch(() => null);
  if (place) await rm(JSON.parse(place).folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
};
