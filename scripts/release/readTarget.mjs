import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../root.mjs';
import { portals } from '../workspaces.mjs';
import { readRegistry } from './registry.mjs';

/** What people type is relative to where they are, which is not where npm runs a workspace's script. */
export const asTyped = (/** @type {string} */ path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

const isFolder = (/** @type {string} */ path) => existsSync(path) && statSync(path).isDirectory();

/** @returns the portal in whose folder the script runs */
const portalHere = () => {
  const name = basename(process.cwd());
  if (resolve(root, name) === process.cwd() && portals.includes(name)) return name;
  throw new Error(`This runs for one portal, with -w and one of ${portals.join(', ')}.`);
};

/** @param {string[]} parameters @param {Record<string, {type: 'string'}>} options @returns {Record<string, string | undefined>} */
const parse = (parameters, options) => {
  try {
    return parseArgs({ args: parameters, options }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Error(
      `${error.message}\nThe options are ${known.join(', ')}; npm passes on what stands after "--".`,
    );
  }
};

/**
 * Reads a command line that names a registry: `--to` is a folder with a `registry.json`, or the path of one; default
 * the checkout's `dist`, which `npm start` serves.
 *
 * @param {string[]} parameters of the command
 * @param {Record<string, {type: 'string'}>} [others] what it takes besides `--to`
 * @returns {{name: string, registry: string, folder: string, values: Record<string, string | undefined>}} the portal,
 *   the registry's path, its folder, and the other options as they were given
 * @throws with what to do, where something does not fit
 */
export const readTarget = (parameters, others = {}) => {
  const { to, ...values } = parse(parameters, { to: { type: 'string' }, ...others });
  const name = portalHere();
  const target = to === undefined ? join(root, 'dist') : asTyped(to);
  const registry = target.endsWith('.json') ? target : join(target, 'registry.json');
  const folder = requireFolder(dirname(registry));
  readRegistry(registry);
  return { name, registry, folder, values };
};

/** @param {string} folder @throws where there is no such folder */
export const requireFolder = (folder) => {
  if (isFolder(folder)) return folder;
  throw new Error(`There is no folder ${folder}.`);
};
