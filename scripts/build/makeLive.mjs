import { readFileSync } from 'node:fs';
import { replaceFile } from '../release/durable.mjs';
import { readDescriptor } from '../release/readDescriptor.mjs';
import { setLive } from '../release/registry.mjs';
import { root } from '../root.mjs';

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
const versionOf = (/** @type {string} */ name) => readJson(`${root}/${name}/package.json`).version;

/**
 * Makes the version that was just built of each named portal the one that is live; every other row stays.
 *
 * @param {string[]} names portals
 * @param {{dist?: string, baseUrl?: string}} [options] the folder of the builds, default `dist`; and where browsers
 *   find the version's files, default `/<name>/<version>/`
 * @throws where one of them describes itself otherwise than a registry takes it
 */
export const makePortalsLive = async (names, { dist = `${root}/dist`, baseUrl } = {}) => {
  for (const name of names) {
    const version = versionOf(name);
    const remote = await readDescriptor(`${dist}/${name}/${version}`);
    setLive(`${dist}/registry.json`, remote, baseUrl ?? `/${name}/${version}/`);
  }
};

/**
 * Makes the version of the shell that was just built the one that documents load.
 *
 * @param {{dist?: string, baseUrl?: string}} [options] as for the registry
 */
export const makeShellLive = ({ dist = `${root}/dist`, baseUrl } = {}) => {
  const version = versionOf('shell');
  const shell = readJson(`${dist}/shell/${version}/shell.json`);
  replaceFile(
    `${dist}/shell.json`,
    `${JSON.stringify({ baseUrl: baseUrl ?? `/shell/${version}/`, ...shell }, null, 2)}\n`,
  );
};
