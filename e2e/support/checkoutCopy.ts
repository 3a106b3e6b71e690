import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');
const { features }: { features: string[] } = require('../../features/order.cjs');

/** Packages are linked one by one, so that those of the workspaces can be the copy's own. */
const linkPackages = (folder: string, workspaces: readonly string[]): void => {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@paadam'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '@paadam')) {
    symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const workspace of workspaces)
    symlinkSync(join(folder, workspace), join(packages, '@paadam', basename(workspace)));
};

/**
 * Copies what building some workspaces needs, so that they can be changed.
 *
 * @param workspaces beside `shared` and the features
 * @returns the copy's folder, which is the caller's to remove
 */
export const copyCheckout = (...workspaces: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'paadam-checkout-'));
  for (const name of [
    'scripts',
    'shared',
    'features',
    ...workspaces,
    'webpack.shared.js',
    'package.json',
    'package-lock.json',
  ]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  linkPackages(folder, ['shared', ...features.map((name) => `features/${name}`), ...workspaces]);
  return folder;
};
