import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { replaceFile } from '../release/durable.mjs';

/** Lists the files of builds before the present one, with the instant at which each was replaced. */
const listName = '.replaced.json';

/** Days for which an open page can still load the files of its build. */
const keptDays = 7;

/** @param {string} folder @returns {string[]} the paths of its files, relative to it */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/**
 * @param {string} folder of a build
 * @returns {Record<string, string>} the files that a running server may still serve although the present build does not have them, with
 *   the ISO instant at which they were replaced
 */
export const replacedIn = (folder) => {
  const list = join(folder, listName);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
};

/** @param {string} folder of a build @returns the paths of the files of the present build, relative to the folder */
export const builtFilesIn = (folder) => {
  const replaced = replacedIn(folder);
  return filesIn(folder).filter((file) => file !== listName && !Object.hasOwn(replaced, file));
};

/** Files without a hash in their name refer to the others, so they are moved last. */
const comesLast = (/** @type {string} */ file) => !/\.[0-9a-f]{8}\./.test(file);

/**
 * Moves a build into the folder from which it is served. No reader sees half a file, or a file that refers to a missing one. Files of
 * earlier builds stay for 7 days, so that open pages keep working.
 *
 * @param {string} built the folder that has the new build, on the same file system; it is empty afterwards
 * @param {string} place where the build is served from
 * @param {object} [options]
 * @param {Date | undefined} [options.now]
 * @param {(file: string) => boolean} [options.isPart] of a build that is a part of what the place has: which files belong to that
 *   part. The others stay as they are. Default: all
 */
export const putBuild = (built, place, { now = new Date(), isPart = () => true } = {}) => {
  mkdirSync(place, { recursive: true });
  const fresh = new Set(filesIn(built));
  /** @type {Record<string, string>} */
  const replaced = {};
  const oldest = new Date(now.getTime() - keptDays * 86_400_000).toISOString();
  const before = replacedIn(place);
  const outdated = [];
  for (const file of filesIn(place)) {
    if (fresh.has(file) || file === listName) continue;
    if (!isPart(file)) {
      const replacedAt = before[file];
      if (replacedAt !== undefined) replaced[file] = replacedAt;
      continue;
    }
    const since = before[file] ?? now.toISOString();
    if (since < oldest) outdated.push(file);
    else replaced[file] = since;
  }
  for (const file of [...fresh].sort((one, other) => Number(comesLast(one)) - Number(comesLast(other)))) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    renameSync(join(built, file), join(place, file));
  }
  for (const file of outdated) rmSync(join(place, file));
  replaceFile(join(place, listName), `${JSON.stringify(replaced, null, 2)}\n`);
  rmSync(built, { recursive: true });
};
