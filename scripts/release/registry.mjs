import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { replaceFile } from './durable.mjs';
import { withLock } from './registryLock.mjs';

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
const toText = (/** @type {object} */ content) => `${JSON.stringify(content, null, 2)}\n`;
const isObject = (/** @type {unknown} */ value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @typedef {import('@paadam/shared/contract').Registry} Registry
 * @typedef {import('@paadam/shared/contract').RegistryRow} RegistryRow
 */

/**
 * @param {string} file path of a `registry.json`; one that is not there yet is empty
 * @returns {Registry}
 * @throws where the file is no registry
 */
export const readRegistry = (file) => {
  if (!existsSync(file)) return { remotes: {} };
  try {
    const registry = readJson(file);
    if (isObject(registry.remotes)) return registry;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
  }
  throw new Error(
    `${file} is broken: it is no JSON with "remotes" in it. Restore it first; nothing was changed.`,
  );
};

/**
 * Changes one row. Of several at the same time, whether in this process or in others, none undoes another's.
 *
 * @param {string} file path of a `registry.json`
 * @param {string} name of a remote
 * @param {(row: RegistryRow | undefined) => RegistryRow} change gives the new row; throws to leave everything as it is
 * @returns the row as it is now
 */
const editRow = (file, name, change) => {
  // Two paths of one file have one lock, and a link stays a link.
  const real = existsSync(file) ? realpathSync(file) : file;
  return withLock(join(dirname(real), `.${basename(real)}.lock`), (isHeld) => {
    const registry = readRegistry(real);
    const before = toText(registry);
    registry.remotes[name] = change(registry.remotes[name]);
    const after = toText(registry);
    if (after !== before) {
      replaceFile(real, after, () => {
        if (!isHeld()) throw new Error(`${file} was left as it is: others took over meanwhile. Try again.`);
      });
    }
    return registry.remotes[name];
  });
};

/** @param {RegistryRow} row @returns {RegistryRow} */
const withoutPrevious = ({ previous: _, ...row }) => row;

/**
 * Makes a version of a remote the one that is live, and keeps the row before it for going back.
 *
 * @param {string} file path of a `registry.json`
 * @param {import('@paadam/shared/contract').RemoteDescriptor} remote the build's `remote.json`
 * @param {string} baseUrl where browsers find the version's files, with a slash at the end
 * @returns the row
 */
export const setLive = (file, remote, baseUrl) =>
  editRow(file, remote.name, (before) => {
    const { version, entry, integrity } = remote;
    const isSame = before?.version === version && before.baseUrl === baseUrl;
    const previous = isSame ? before.previous : before && withoutPrevious(before);
    return { version, baseUrl, entry, integrity, remote, ...(previous && { previous }) };
  });

/**
 * Makes the row before the live one live again, and keeps the one that it replaces for coming back.
 *
 * @param {string} file path of a `registry.json`
 * @param {string} name of a remote
 * @param {(row: RegistryRow) => void} check looks at the row to go back to; throws to prevent it
 * @returns the row
 * @throws where there is none to go back to
 */
export const goBack = (file, name, check) =>
  editRow(file, name, (live) => {
    if (!live) throw new Error(`${name} is not in ${file}.`);
    const { previous } = live;
    if (!previous) {
      throw new Error(`There is nothing to go back to: ${name} ${live.version} is the first in ${file}.`);
    }
    check(previous);
    return { ...previous, previous: withoutPrevious(live) };
  });
