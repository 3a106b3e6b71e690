/**
 * Builds every portal and the shell, or those named, into dist/<name>/<version>/, the server into server/dist/,
 * and then the registry. A named portal's build touches no other portal's files.
 *
 *   node scripts/build.mjs [name ...] [--staging]
 *
 * --staging  the shell in a build for staging, in which a browser may be told to take portals from elsewhere
 */
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { buildServer } from './build-server.mjs';
import { isMain } from './is-main.mjs';
import { writeRegistry, writeShell } from './registry.mjs';
import { root } from './root.mjs';
import { built, portals } from './workspaces.mjs';

const require = createRequire(import.meta.url);

/**
 * Builds the shell or one portal; a portal also as the one file for pages elsewhere.
 *
 * @param {string} name
 * @param {string} [folder] where its files go; default: the place of its version in `dist`
 * @param {{staging?: boolean}} [options] of the shell's build
 */
export const compile = (name, folder, { staging = false } = {}) =>
  new Promise((resolve, reject) => {
    const webpack = require('webpack');
    const { embedConfig, shellConfig } = require(`${root}/webpack.shared.js`);
    const isStagingShell = staging && name === 'shell';
    const config = isStagingShell
      ? shellConfig(`${root}/shell`, { staging })
      : require(`${root}/${name}/webpack.config.js`);
    const configs = portals.includes(name) ? [config, embedConfig(`${root}/${name}`)] : [config];
    const compiler = webpack(
      folder ? configs.map((one) => ({ ...one, output: { ...one.output, path: folder } })) : configs,
    );
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else {
          if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
          resolve();
        }
      });
    });
  });

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
  for (const name of wanted) {
    const started = performance.now();
    await (name === 'server' ? buildServer() : compile(name, undefined, { staging }));
    console.log(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
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
