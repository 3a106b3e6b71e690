/**
 * Prints why the live shell cannot run a live portal, as a release would say it, a line each.
 *
 *   node e2e/support/liveMisfits.mjs <folder with the registry> <remote>
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { misfits } from '../../scripts/release/shellFit.mjs';

const [folder = '', name = ''] = process.argv.slice(2);
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
for (const misfit of misfits(read('registry.json').remotes[name].remote, read('shell.json')))
  console.log(misfit);
