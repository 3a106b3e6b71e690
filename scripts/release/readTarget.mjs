import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../root.mjs';
import { portals } from '../workspaces.mjs';
import { readRegistry } from './registry.mjs';

/** What people type is relative to where they are, which is not where npm runs a workspace's script. */
export const asTyped = (/** @type {string} */ path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

const isFolder = (/** @type {string} */ path) => existsSync(path) && statSync(path).isDirectory();

/** @returns the name of the portal in whose folder the script runs, and that folder */
const portalHere = () => {
  const workspace = process.cwd();
  const declaration = join(workspace, 'remote.json');
  if (existsSync(declaration)) {
    return { name: JSON.parse(readFileSync(declaration, 'utf8')).name, workspace };
  }
  throw new Error(
    `This runs for one portal: in its folder, which has a remote.json, or here with -w and one of ${portals.join(', ')}.`,
  );
};

/** @throws outside the checkout, where nothing is served that could be meant */
const ownDist = () => {
  if (existsSync(join(root, 'shell'))) return join(root, 'dist');
  throw new Error('--to must name the folder that the site serves, or the path of its registry.json.');
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
 * @returns {{name: string, workspace: string, registry: string, folder: string, values: Record<string, string | undefined>}}
 *   the portal, its folder, the registry's path, the registry's folder, and the other options as they were given
 * @throws with what to do, where something does not fit
 */
export const readTarget = (parameters, others = {}) => {
  const { to, ...values } = parse(parameters, { to: { type: 'string' }, ...others });
  const portal = portalHere();
  const target = to === undefined ? ownDist() : asTyped(to);
  const registry = target.endsWith('.json') ? target : join(target, 'registry.json');
  const folder = requireFolder(dirname(registry));
  readRegistry(registry);
  return { ...portal, registry, folder, values };
};

/** @param {string} folder @throws where there is no such folder */
export const requireFolder = (folder) => {
  if (isFolder(folder)) return folder;
  throw new Error(`There is no folder ${folder}.`);
};
