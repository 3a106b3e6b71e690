/**
 * Checks the types of every workspace, each by the settings in its own `tsconfig.json`: what runs in browsers sees nothing of
 * Node, the server nothing of browsers. The settings beside this checkout's `package.json` are those of the clients' tests.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { root } from '../root.mjs';

const compiler = `${root}/node_modules/@typescript/native/bin/tsc`;
const { workspaces } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
const projects = ['.', ...workspaces, 'server/bench', 'server/hard', 'scripts'];

/** @param {string} project a folder @returns {Promise<boolean>} whether its types hold; what is wrong is printed */
const check = (project) =>
  new Promise((resolve, reject) => {
    const known = `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
    // There is one for each core already.
    const parameters = ['-p', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', known];
    spawn(process.execPath, [compiler, ...parameters], { cwd: root, stdio: 'inherit' })
      .on('error', reject)
      .on('close', (code) => resolve(code === 0));
  });

let sound = true;
const worker = async () => {
  for (let project = projects.shift(); project !== undefined; project = projects.shift()) {
    if (!(await check(project))) sound = false;
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
if (!sound) process.exitCode = 1;
