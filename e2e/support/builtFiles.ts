import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** @returns the paths of a build's files in its folder, without those that a later build replaced (`putBuild.mjs`) */
export const builtFiles = (folder: string): string[] => {
  const list = join(folder, '.replaced.json');
  const replaced: object = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => file !== '.replaced.json' && !Object.hasOwn(replaced, file));
};
