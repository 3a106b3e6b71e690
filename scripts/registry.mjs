import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from './root.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Puts the version that was just built of each named portal into dist/registry.json; every other row stays.
 *
 * @param {string[]} names portals
 */
export const writeRegistry = (names) => {
  if (names.length === 0) return;
  const file = `${root}/dist/registry.json`;
  const registry = existsSync(file) ? readJson(file) : { remotes: {} };
  for (const name of names) {
    const { version } = readJson(`${root}/${name}/package.json`);
    const remote = readJson(`${root}/dist/${name}/${version}/remote.json`);
    const { entry, integrity } = remote;
    const before = registry.remotes[name];
    const previous =
      before?.version === version ? before.previous : before && { ...before, previous: undefined };
    registry.remotes[name] = { version, baseUrl: `/${name}/${version}/`, entry, integrity, remote, previous };
  }
  replaceFile(file, registry);
};

/** Makes the version of the shell that was just built the one that documents load. */
export const writeShell = () => {
  const { version } = readJson(`${root}/shell/package.json`);
  const shell = readJson(`${root}/dist/shell/${version}/shell.json`);
  replaceFile(`${root}/dist/shell.json`, { baseUrl: `/shell/${version}/`, ...shell });
};

/** A reader sees the old file or the new one, never half of it. */
const replaceFile = (file, content) => {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(fresh, file);
};
