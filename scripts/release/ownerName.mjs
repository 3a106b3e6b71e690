import { randomBytes } from 'node:crypto';
import { readdirSync, readlinkSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Process numbers mean something within one machine, and on Linux within one container of it. */
const numbering = () => {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
};
const place = `${hostname()}-${numbering()}`.replace(/[^\w.-]/g, '');

/** @returns a name that no one else makes, and by which others can tell whether this process still runs */
export const ownerName = () => `${place}~${process.pid}~${randomBytes(6).toString('hex')}`;

/**
 * @param {string} name
 * @returns whether the process that made it has surely ended; of another machine's no one here can tell
 */
export const hasEnded = (name) => {
  const [, where, pid] = /^(.+)~(\d+)~[0-9a-f]+$/.exec(name) ?? [];
  if (where !== place) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
};

/**
 * Removes what processes that ended left in the folder under names of this prefix and their own.
 *
 * @param {string} folder
 * @param {string} prefix
 */
export const sweepEnded = (folder, prefix) => {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(prefix) && hasEnded(name.slice(prefix.length))) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
};
