import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a program in the checkout's folder, with its output shown.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string>} [environment] variables beside our own
 * @param {number} [minutes] after which it is ended, and has failed; without them it is waited for
 * @returns {boolean} whether it succeeded
 */
export const run = (command, parameters, environment = {}, minutes = undefined) => {
  const { status, error } = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
    timeout: minutes && minutes * 60_000,
    killSignal: 'SIGKILL',
  });
  if (error && 'code' in error && error.code === 'ETIMEDOUT') {
    console.error(
      `\n${command} ${parameters[0] ?? ''} had not ended after ${minutes} minutes, and was ended.`,
    );
  }
  return status === 0;
};
