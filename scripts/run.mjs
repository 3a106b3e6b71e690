import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a program in the checkout's folder, with its output shown.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string>} [environment] variables beside our own
 * @returns {boolean} whether it succeeded
 */
export const run = (command, parameters, environment = {}) =>
  spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  }).status === 0;
