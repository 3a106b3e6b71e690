import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownerName, sweepEnded } from '../release/ownerName.mjs';
import { compile } from './compile.mjs';
import { putBuild } from './putBuild.mjs';

/** The prefix of a folder whose builds are not finished. The server serves nothing whose name begins with a dot. */
const building = '.building.';

/**
 * Builds workspaces in a temporary folder, and moves them into `output` once all builds have succeeded.
 *
 * @param {string} output the folder of all builds
 * @param {Map<string, string>} places by the workspace's folder, its place in `output`
 * @param {{staging?: boolean}} [options] of the shell's build
 * @throws if a build fails; `output` is unchanged then
 */
export const compileInto = async (output, places, options) => {
  mkdirSync(output, { recursive: true });
  sweepEnded(output, building);
  const beside = join(output, building + ownerName());
  try {
    const folders = new Map([...places].map(([workspace, place]) => [workspace, join(beside, place)]));
    await compile(folders, options);
    for (const place of places.values()) putBuild(join(beside, place), join(output, place));
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
};
