#!/usr/bin/env node
/**
 * What a portal in a repository of its own is built, released and developed with, in its folder:
 *
 *   paadam build                      into its dist/<version>/
 *   paadam release --to <folder>      as `npm run release`, with the same options
 *   paadam rollback --to <folder>     as `npm run rollback`
 *   paadam dev --shell <address>      for a staging site, as `npm run dev -- --shell`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const build = async () => {
  const { compileInto } = await import('../build/compileInto.mjs');
  const workspace = process.cwd();
  const { version } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'));
  await compileInto(join(workspace, 'dist'), new Map([[workspace, version]]));
};

const dev = async () => {
  const { values } = parseArgs({ options: { shell: { type: 'string' } } });
  const { developInside } = await import('../dev/developInside.mjs');
  await developInside(process.cwd(), values.shell ?? '');
};

/** @type {Record<string, () => Promise<unknown>>} */
const commands = {
  build,
  release: () => import('../release/release.mjs'),
  rollback: () => import('../release/rollback.mjs'),
  dev,
};

// What is left are the options, which each command reads by itself.
const [command = ''] = process.argv.splice(2, 1);
try {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) {
    throw new Error(`The commands of paadam are ${Object.keys(commands).join(', ')}.`);
  }
  await run();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
