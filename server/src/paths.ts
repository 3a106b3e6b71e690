import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isRoot = (folder: string): boolean => {
  const file = join(folder, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === 'paadam';
};

const findRoot = (from: string): string => {
  if (isRoot(from)) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('No folder above this file has the package.json of "paadam".');
  return findRoot(parent);
};

/**
 * The checkout's folder. The server runs from its sources and from a bundle in `dist/`, as CommonJS and as an
 * ES module, so it looks for its files from the root and never relative to a source file.
 */
export const rootFolder = findRoot(
  typeof __dirname === 'undefined' ? dirname(process.argv[1] ?? process.cwd()) : __dirname,
);

export const migrationsFolder = join(rootFolder, 'server', 'migrations');
