import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { builtFilesIn } from '../build/putBuild.mjs';
import { copyFolder, sync } from './durable.mjs';
import { ownerName, sweepEnded } from './ownerName.mjs';

/**
 * @param {string} one
 * @param {string} other
 * @returns the files that only one of two folders has, or that have other bytes
 */
const differencesOf = (one, other) =>
  [...new Set([...builtFilesIn(one), ...builtFilesIn(other)])].filter((file) => {
    const [first, second] = [join(one, file), join(other, file)];
    return !existsSync(first) || !existsSync(second) || !readFileSync(first).equals(readFileSync(second));
  });

/**
 * @param {string} built
 * @param {string} place
 * @throws where the version that is there is not the one that was built
 */
const requireSame = (built, place) => {
  const differences = differencesOf(built, place);
  if (differences.length === 0) return;
  const name = basename(dirname(place));
  throw new Error(
    `${name} ${basename(place)} is in ${place} already, and is not what was built now ` +
      `(${differences.length} files differ, such as ${differences[0]}). A version never changes once it is ` +
      `released: raise "version" in ${name}/package.json and release again.`,
  );
};

/** What a folder's name begins with while it is not whole; the server gives out nothing below a dot. */
const copying = '.new.';

/**
 * @param {string} built
 * @param {string} place
 * @returns whether it was put there; false: another release was there first
 */
const put = (built, place) => {
  const fresh = join(dirname(place), copying + ownerName());
  try {
    mkdirSync(dirname(place), { recursive: true });
    sweepEnded(dirname(place), copying);
    copyFolder(built, fresh);
    renameSync(fresh, place);
    sync(dirname(place));
    return true;
  } catch (cause) {
    rmSync(fresh, { recursive: true, force: true });
    if (existsSync(place)) return false;
    throw new Error(`${place} could not be written; nothing has changed: ${cause.message}`, { cause });
  }
};

/**
 * Puts a build where browsers will find it, whole or not at all. A version that is there already stays untouched.
 *
 * @param {string} built folder of the build
 * @param {string} place the version's own folder, "…/mf-tutor/1.4.0"
 * @returns {boolean} whether it was put there now; false: the same files were there already
 * @throws where the version is there with other bytes, or cannot be written
 */
export const placeVersion = (built, place) => {
  const isNew = !existsSync(place) && put(built, place);
  if (!isNew) requireSame(built, place);
  return isNew;
};
