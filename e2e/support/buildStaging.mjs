/** Builds the shell for staging, unless that was done since its sources changed, and prints the folder that has it. */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { compile } from '../../scripts/build/compile.mjs';
import { fingerprintOf } from '../../scripts/build/ensureBuilt.mjs';
import { makeShellLive } from '../../scripts/build/makeLive.mjs';
import { root } from '../../scripts/root.mjs';

const builds = `${root}/.cache/staging`;
const folder = `${builds}/${fingerprintOf('shell').slice(0, 16)}`;
if (!existsSync(folder)) {
  rmSync(builds, { recursive: true, force: true });
  const { version } = JSON.parse(readFileSync(`${root}/shell/package.json`, 'utf8'));
  const unfinished = `${builds}/unfinished`;
  await compile(new Map([[`${root}/shell`, `${unfinished}/shell/${version}`]]), { staging: true });
  makeShellLive({ dist: unfinished });
  renameSync(unfinished, folder);
}
console.log(folder);
