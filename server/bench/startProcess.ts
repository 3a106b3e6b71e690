import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rootFolder } from '../src/paths';

export interface StartedProcess {
  /** Where it answers. */
  origin: string;
  end(): Promise<void>;
}

/**
 * Starts a server as a process of its own, so that nothing of it is measured with its client.
 *
 * @param parameters of node
 * @returns once it has said "ready at <origin>"
 * @throws with what it said, where it ends instead
 */
export const startProcess = async (
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<StartedProcess> => {
  const child = spawn(process.execPath, parameters, {
    cwd: rootFolder,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const origin = /ready at (\S+)/.exec(output)?.[1];
      // "localhost" may be looked up anew for each connection.
      if (origin) resolve({ origin: origin.replace('localhost', '127.0.0.1'), end });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`${parameters.at(-1)} did not start: ${output}`)));
  });
};
