import { spawn } from 'node:child_process';

/** The system account that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * Runs a program to its end.
 *
 * @param options.account to run it as; null or absent: the server's own
 * @returns its exit code (127 where it cannot be started) and what it wrote
 */
export const runProgram = (
  program: string,
  parameters: readonly string[],
  options: { account?: Account | null } = {},
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(program, parameters, {
      // The server's own folder may be closed to the account.
      cwd: '/',
      // Settings of the host's PostgreSQL (PGDATA, PGPORT) and locale are not meant for this one.
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options.account,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
