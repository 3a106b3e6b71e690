import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownerName, sweepEnded } from '../release/ownerName.mjs';
import { compile } from './compile.mjs';
import { putBuild } from './putBuild.mjs';

/** What a folder's name begins with while its builds are not whole; the server gives out nothing below a dot. */
const building = '.building.';

/**
 * Builds workspaces beside their places in a folder of builds, and moves them there once all have succeeded.
 *
 * @param {string} output the folder of all builds
 * @param {Map<string, string>} places by the workspace's folder, its place in `output`
 * @param {{staging?: boolean}} [options] of the shell's build
 * @throws where a build fails; the builds in place have not changed then
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
