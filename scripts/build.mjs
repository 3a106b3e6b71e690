/**
 * Builds every portal and the shell, or those named, into dist/<name>/<version>/, the server into server/dist/,
 * and then the registry. A named portal's build touches no other portal's files.
 *
 *   node scripts/build.mjs [name ...] [--staging]
 *
 * --staging  the shell in a build for staging, in which a browser may be told to take portals from elsewhere
 */
import { parseArgs } from 'node:util';
import { buildServer } from './build-server.mjs';
import { compile } from './compile.mjs';
import { isMain } from './is-main.mjs';
import { writeRegistry, writeShell } from './registry.mjs';
import { built, portals } from './workspaces.mjs';

/**
 * @param {string[]} names workspaces to build; none means all
 * @param {{staging?: boolean}} [options] of the shell's build
 */
export const build = async (names = [], { staging = false } = {}) => {
  const wanted = names.length > 0 ? names : built;
  const unknown = wanted.filter((name) => !built.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Nothing to build is called ${unknown.join(', ')}; there are ${built.join(', ')}.`);
  }
  if (wanted.includes('server')) await buildServer();
  await compile(
    wanted.filter((name) => name !== 'server'),
    { staging },
  );
  if (wanted.includes('shell')) writeShell();
  writeRegistry(portals.filter((name) => wanted.includes(name)));
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
