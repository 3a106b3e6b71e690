/**
 * Runs the unit, component and API tests, and the browser test of the main job, on the other lines of Node that are supported.
 *
 * A line that cannot be found is named as left out, and is no failure. Found are the programs that NODE_20 and NODE_22
 * name, `node20` and `node22` in the path, and what nvm has installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureInstalled } from '../install.mjs';
import { run } from '../run.mjs';
import { runJestTwice, tellUnsteady } from './jestTwice.mjs';

const lines = ['20', '22'];

/**
 * @param {string} line of Node
 * @returns {string[]} the programs that may be of it
 */
const candidates = (line) => {
  const { [`NODE_${line}`]: named, NVM_DIR: nvm, PATH = '' } = process.env;
  const installed = nvm && existsSync(`${nvm}/versions/node`) ? readdirSync(`${nvm}/versions/node`) : [];
  return [
    ...(named ? [named] : []),
    ...PATH.split(delimiter).map((folder) => join(folder, `node${line}`)),
    ...installed.map((version) => `${nvm}/versions/node/${version}/bin/node`),
  ];
};

const lineOf = (/** @type {string} */ program) =>
  /^v(\d+)\./.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1];

try {
  ensureInstalled();
  for (const line of lines.filter((one) => one !== process.versions.node.split('.')[0])) {
    const program = candidates(line).find((candidate) => existsSync(candidate) && lineOf(candidate) === line);
    if (!program) {
      console.log(`LEFT OUT: the tests on Node ${line}, which is not here.`);
      continue;
    }
    console.log(`The tests, on Node ${line}:`);
    // What the tests start is started by the name `node`.
    const folder = mkdtempSync(join(tmpdir(), 'paadam-node-'));
    symlinkSync(program, join(folder, 'node'));
    const environment = { PATH: `${folder}${delimiter}${process.env.PATH}` };
    const { failed, unsteady } = runJestTwice([], [], { environment });
    tellUnsteady(unsteady);
    const passed = run('node', ['scripts/test/browserTests.mjs', '--retries=1', 'main-job'], environment);
    rmSync(folder, { recursive: true });
    if (failed > 0 || !passed) process.exitCode = 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
