import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hasEnded, ownerName, sweepEnded } from './ownerName.mjs';

/** Milliseconds. An edit takes a few, so the person who holds the lock this long has been stopped, or is on a dead machine. */
const brokenAfter = 30_000;
const givenUpAfter = 90_000;

const pause = (/** @type {number} */ milliseconds) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const holderOf = (/** @type {string} */ lock) => {
  try {
    return readdirSync(lock)[0];
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** What the systems say where a folder is not empty; Windows, where a folder moves onto none that is there. */
const isTaken = (/** @type {NodeJS.ErrnoException} */ { code }) =>
  code === 'ENOTEMPTY' || code === 'EEXIST' || (code === 'EPERM' && process.platform === 'win32');

/**
 * A folder moves onto a missing or an empty one in one step, and onto no other.
 *
 * @param {string} from
 * @param {string} to
 */
const moved = (from, to) => {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};

/** @param {string} lock @param {string} prepared folder that becomes it */
const acquire = (lock, prepared) => {
  const started = Date.now();
  /** @type {{holder: string | undefined, since: number}} */
  let seen = { holder: undefined, since: started };
  while (!moved(prepared, lock)) {
    const holder = holderOf(lock);
    if (holder !== seen.holder) seen = { holder, since: Date.now() };
    if (holder && (hasEnded(holder) || Date.now() - seen.since > brokenAfter)) {
      rmSync(join(lock, holder), { force: true });
    } else if (Date.now() - started > givenUpAfter) {
      throw new Error(`${lock} is held by ${holder}, and was for ${givenUpAfter / 1000} s. Try again later.`);
    } else pause(5 + Math.random() * 15);
  }
};

/**
 * Runs work that no one else runs at the same time under the same lock; waits for the person who does.
 *
 * The lock is a folder with one file, named after its owner. To break a dead owner's lock is to remove the file of
 * that name, so that of several who find it dead none can take away the lock that another has taken since.
 *
 * @template T
 * @param {string} lock path of the folder; the folder above it must be there
 * @param {(isHeld: () => boolean) => T} work not asynchronous; `isHeld` says whether the lock is still ours, which
 *   it is not after this process was stopped for half a minute
 * @returns {T}
 * @throws where the lock cannot be had for a minute and a half
 */
export const withLock = (lock, work) => {
  const owner = ownerName();
  const prepared = `${lock}.${owner}`;
  sweepEnded(dirname(lock), `${basename(lock)}.`);
  try {
    mkdirSync(prepared);
    writeFileSync(join(prepared, owner), '');
    acquire(lock, prepared);
  } catch (error) {
    rmSync(prepared, { recursive: true, force: true });
    throw error;
  }
  try {
    return work(() => existsSync(join(lock, owner)));
  } finally {
    rmSync(join(lock, owner), { force: true });
    removeEmpty(lock);
  }
};

/** Another may have taken the lock since, or removed it. */
const removeEmpty = (/** @type {string} */ folder) => {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!isTaken(error) && error.code !== 'ENOENT') throw error;
  }
};
