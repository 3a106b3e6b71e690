import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux's folder in memory. */
const memory = '/dev/shm';

/** Bytes that have to be free there. A container often has 64 MB, which a few databases would fill. */
const leastFree = 3e9;

/**
 * @returns the folder in which tests make their databases: in memory where there is room, since each test file copies a database of
 *   some hundred files; else the system's temporary folder
 */
export const databaseParent = (): string => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= leastFree ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
};
