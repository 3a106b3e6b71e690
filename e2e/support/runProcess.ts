import { type ChildProcess, spawn } from 'node:child_process';

export interface Ended {
  /** Null: a signal ended it. */
  code: number | null;
  output: string;
}

/** A program that runs, with what it has said so far. */
export interface Running {
  process: ChildProcess;
  output(): string;
  ended: Promise<Ended>;
}

/** @param environment variables beside our own */
export const startProcess = (
  command: string,
  parameters: readonly string[],
  { cwd, environment = {} }: { cwd?: string; environment?: Record<string, string> } = {},
): Running => {
  // npm sets this one for the tests, not for what they start.
  const { INIT_CWD: _, ...env } = process.env;
  const child = spawn(command, parameters, { cwd, env: { ...env, ...environment } });
  let output = '';
  const listen = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
  return { process: child, output: () => output, ended };
};

/** Runs one of our scripts to its end, without keeping this process from anything else. */
export const runNode = (parameters: readonly string[], options?: Parameters<typeof startProcess>[2]) =>
  startProcess(process.execPath, parameters, options).ended;
