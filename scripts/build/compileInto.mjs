import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownerName, sweepEnded } from '../release/ownerName.mjs';
import { compile } from './compile.mjs';
import { putBuild } from './putBuild.mjs';

/** The prefix of a folder whose builds are not finished. The server serves nothing whose name begins with a dot. */
const building = '.building.';

/** The files of `embedConfig.js`. */
const isOfEmbed = (/** @type {string} */ file) => /^embed[.-]/.test(file);

/** @param {import('./compile.mjs').Part} [part] @returns {(file: string) => boolean} which files belong to it */
const filesOf = (part) => (file) => part === undefined || isOfEmbed(file) === (part === 'embed');

/**
 * Builds workspaces in a temporary folder, and moves them into `output` once all builds have succeeded.
 *
 * @param {string} output the folder of all builds
 * @param {Map<string, string>} places by the workspace's folder, its place in `output`
 * @param {object} [options]
 * @param {boolean} [options.staging] of the shell's build
 * @param {import("./compile.mjs").Part | undefined} [options.part] of portals, default both; the files of the other part stay
 * @throws if a build fails; `output` is unchanged then
 */
export const compileInto = async (output, places, options = {}) => {
  mkdirSync(output, { recursive: true });
  sweepEnded(output, building);
  const beside = join(output, building + ownerName());
  try {
    const folders = new Map([...places].map(([workspace, place]) => [workspace, join(beside, place)]));
    await compile(folders, options);
    const isPart = filesOf(options.part);
    for (const place of places.values()) putBuild(join(beside, place), join(output, place), { isPart });
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
};
