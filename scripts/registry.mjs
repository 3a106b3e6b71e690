import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from './root.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const versionOf = (name) => readJson(`${root}/${name}/package.json`).version;

/**
 * Puts the version that was just built of each named portal into the registry; every other row stays.
 *
 * @param {string[]} names portals
 * @param {{dist?: string, baseUrl?: string}} [options] the folder of the builds, default `dist`; and where browsers
 *   find the version's files, default `/<name>/<version>/`
 */
export const writeRegistry = (names, { dist = `${root}/dist`, baseUrl } = {}) => {
  if (names.length === 0) return;
  const file = `${dist}/registry.json`;
  const registry = existsSync(file) ? readJson(file) : { remotes: {} };
  for (const name of names) {
    const version = versionOf(name);
    const remote = readJson(`${dist}/${name}/${version}/remote.json`);
    const { entry, integrity } = remote;
    const before = registry.remotes[name];
    const previous =
      before?.version === version ? before.previous : before && { ...before, previous: undefined };
    registry.remotes[name] = {
      version,
      baseUrl: baseUrl ?? `/${name}/${version}/`,
      entry,
      integrity,
      remote,
      previous,
    };
  }
  replaceFile(file, registry);
};

/**
 * Makes the version of the shell that was just built the one that documents load.
 *
 * @param {{dist?: string, baseUrl?: string}} [options] as for the registry
 */
export const writeShell = ({ dist = `${root}/dist`, baseUrl } = {}) => {
  const version = versionOf('shell');
  const shell = readJson(`${dist}/shell/${version}/shell.json`);
  replaceFile(`${dist}/shell.json`, { baseUrl: baseUrl ?? `/shell/${version}/`, ...shell });
};

/** A reader sees the old file or the new one, never half of it. */
const replaceFile = (file, content) => {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(fresh, file);
};
