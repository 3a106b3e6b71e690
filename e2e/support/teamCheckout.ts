import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyCheckout } from './checkoutCopy';
import { type Ended, type Running, startProcess } from './runProcess';

/** A checkout that a team has changed its portal in. */
export interface TeamCheckout {
  setVersion(version: string): void;
  /** Replaces a text wherever the portal's sources and messages have it. */
  say(text: string, instead: string): void;
  /** @param command as a person types it there; without quotes */
  run(command: string): Promise<Ended>;
  /**
   * What `npm run dev -w <portal> -- …` runs, until its process is ended.
   *
   * @param environment variables beside our own
   */
  startDev(environment: Record<string, string>, ...parameters: string[]): Running;
  remove(): void;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/** @returns a checkout with one portal and what its build needs */
export const makeTeamCheckout = (portal: string): TeamCheckout => {
  const folder = copyCheckout(portal);
  const workspace = join(folder, portal);
  return {
    setVersion(version) {
      const file = join(workspace, 'package.json');
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }));
    },
    say(text, instead) {
      // What people read stands in the messages.
      const folders = ['src', 'messages']
        .map((name) => join(workspace, name))
        .filter((one) => existsSync(one));
      const files = folders.flatMap(filesIn).filter((file) => readFileSync(file, 'utf8').includes(text));
      if (files.length === 0) throw new Error(`No file of ${portal} says "${text}".`);
      for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(text, instead));
    },
    run: (command) => {
      const [program = '', ...parameters] = command.split(' ');
      return startProcess(program, parameters, { cwd: folder }).ended;
    },
    startDev: (environment, ...parameters) =>
      startProcess(process.execPath, ['../scripts/dev/dev.mjs', portal, ...parameters], {
        cwd: workspace,
        environment,
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
