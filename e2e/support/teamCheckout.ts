import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ended, type Running, runNode, startProcess } from './runProcess';

const root = join(__dirname, '../..');

/** A checkout that a team has changed its portal in. */
export interface TeamCheckout {
  setVersion(version: string): void;
  /** Replaces a text wherever the portal's sources have it. */
  say(text: string, instead: string): void;
  /** What `npm run release -w <portal> -- …` and `npm run rollback -w <portal> -- …` run. */
  run(script: 'release' | 'rollback', ...parameters: string[]): Promise<Ended>;
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

/** Packages are linked one by one, so that those of the workspaces can be the checkout's own. */
const linkPackages = (folder: string, workspaces: readonly string[]): void => {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@paadam'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '@paadam')) {
    symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const name of workspaces) symlinkSync(join(folder, name), join(packages, '@paadam', name));
};

/** @returns a checkout with one portal and what its build needs */
export const makeTeamCheckout = (portal: string): TeamCheckout => {
  const folder = mkdtempSync(join(tmpdir(), 'paadam-team-'));
  for (const name of [
    'scripts',
    'shared',
    portal,
    'webpack.shared.js',
    'package.json',
    'package-lock.json',
  ]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  linkPackages(folder, ['shared', portal]);

  const workspace = join(folder, portal);
  return {
    setVersion(version) {
      const file = join(workspace, 'package.json');
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }));
    },
    say(text, instead) {
      const files = filesIn(join(workspace, 'src')).filter((file) =>
        readFileSync(file, 'utf8').includes(text),
      );
      if (files.length === 0) throw new Error(`No file of ${portal} says "${text}".`);
      for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(text, instead));
    },
    run: (script, ...parameters) => runNode([`../scripts/${script}.mjs`, ...parameters], { cwd: workspace }),
    startDev: (environment, ...parameters) =>
      startProcess(process.execPath, ['../scripts/dev.mjs', portal, ...parameters], {
        cwd: workspace,
        environment,
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
