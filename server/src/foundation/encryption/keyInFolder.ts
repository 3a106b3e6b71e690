import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'secrets.key';

/**
 * The key of a server that was given none: drawn once, and kept in its data folder, which only its own account reads.
 *
 * @throws where it can be neither read nor kept, saying what to set instead
 */
export const keyInFolder = async (dataDir: string): Promise<Buffer> => {
  const file = join(dataDir, fileName);
  try {
    const key = await readKey(file).catch(() => makeKey(dataDir, file));
    if (key.length === 32) return key;
  } catch (cause) {
    throw new Error(`No key can be kept in ${dataDir}. Set SECRETS_KEY.`, { cause });
  }
  throw new Error(`${file} holds no key. Put the right one back, or set SECRETS_KEY.`);
};

const readKey = async (file: string): Promise<Buffer> =>
  Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');

/** Whole or not at all, and of two servers that start at once, both take the one that was first. */
const makeKey = async (dataDir: string, file: string): Promise<Buffer> => {
  await mkdir(dataDir, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  try {
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinished, { force: true });
  }
  return readKey(file);
};
