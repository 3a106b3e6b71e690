/**
 * Builds every portal and the shell, or those named, into dist/<name>/<version>/, the server into server/dist/,
 * and then the registry. A named portal's build touches no other portal's files. A server that runs on these folders keeps working: a
 * build replaces the old one only once it has succeeded, and replaced files stay for a week.
 *
 *   node scripts/build/build.mjs [name ...] [--staging]
 *
 * --staging  the shell in a build for staging, in which a browser may be told to take portals from elsewhere
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMain } from '../isMain.mjs';
import { readRegistry } from '../release/registry.mjs';
import { misfits, readLiveShell } from '../release/shellFit.mjs';
import { root } from '../root.mjs';
import { built, portals } from '../workspaces.mjs';
import { buildServer } from './buildServer.mjs';
import { compileInto } from './compileInto.mjs';
import { makePortalsLive, makeShellLive } from './makeLive.mjs';

/** @param {string} name of the shell, a portal or the desk @returns the place of its build in `dist` */
const placeOf = (name) => {
  if (name === 'desk') return name;
  const { version } = JSON.parse(readFileSync(`${root}/${name}/package.json`, 'utf8'));
  return `${name}/${version}`;
};

/**
 * @param {string[]} names workspaces to build; none means all
 * @param {object} [options]
 * @param {boolean} [options.staging] of the shell's build
 * @param {import("./compile.mjs").Part | undefined} [options.part] of portals, default both
 */
export const build = async (names = [], { staging = false, part } = {}) => {
  const wanted = names.length > 0 ? names : built;
  const unknown = wanted.filter((name) => !built.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Nothing to build is called ${unknown.join(', ')}; there are ${built.join(', ')}.`);
  }
  if (wanted.includes('server')) await buildServer();
  const browsers = wanted.filter((name) => name !== 'server');
  await compileInto(`${root}/dist`, new Map(browsers.map((name) => [`${root}/${name}`, placeOf(name)])), {
    staging,
    part,
  });
  // A registry says nothing of embeds.
  if (part === 'embed') return;
  if (wanted.includes('shell')) makeShellLive();
  const builtPortals = portals.filter((name) => wanted.includes(name));
  await makePortalsLive(builtPortals);
  if (!wanted.includes('shell')) warnOfMisfits(builtPortals);
};

/**
 * A portal may be built for a shell that is to be built after it: that is no error.
 *
 * @param {string[]} names
 */
const warnOfMisfits = (names) => {
  const { remotes } = readRegistry(`${root}/dist/registry.json`);
  const shell = readLiveShell(`${root}/dist`) ?? {};
  for (const name of names) {
    const row = remotes[name];
    const found = row ? misfits(row.remote, shell) : [];
    if (found.length > 0) console.warn(`${name} needs another shell than that in dist: ${found.join(' ')}`);
  }
};

if (isMain(import.meta.url)) {
  try {
    const { values, positionals } = parseArgs({
      options: { staging: { type: 'boolean' } },
      allowPositionals: true,
    });
    await build(positionals, values);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
