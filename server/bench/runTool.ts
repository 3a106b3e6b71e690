import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rootFolder } from '../src/paths';

const execute = promisify(execFile);

/** @returns what the program wrote to its standard output @throws with what it complained of, where it fails */
export const runTool = async (
  program: string,
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<string> => {
  const { stdout } = await execute(program, [...parameters], {
    cwd: rootFolder,
    env: { ...process.env, ...environment },
  });
  return stdout;
};
