import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtFiles } from './support/builtFiles';
import { fileHashes } from './support/fileHashes';
import { runNode } from './support/runProcess';

const root = join(__dirname, '..');
const portal = 'mf-parent';

/** Copies a folder by hard links: through symbolic links a build would find its packages in the original folder. */
const linkFolder = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, copy);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy);
    else linkSync(source, copy);
  }
};

/** @returns the hashes of the files of the build in that folder */
const hashesOf = (folder: string): Record<string, string> => {
  const hashes = fileHashes(folder);
  return Object.fromEntries(builtFiles(folder).map((file) => [file, hashes[file] ?? '']));
};

test('a portal that is built in another folder has the same bytes', async () => {
  test.setTimeout(600_000);
  const { version } = JSON.parse(readFileSync(join(root, portal, 'package.json'), 'utf8'));
  // On the file system of the packages, and deeper, so that relative paths differ as well.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const outer = mkdtempSync(join(root, '.cache/elsewhere-'));
  const checkout = join(outer, 'a checkout');
  try {
    for (const folder of ['node_modules', 'shared', 'features', portal]) {
      linkFolder(join(root, folder), join(checkout, folder));
    }
    for (const path of ['scripts', 'webpack.shared.js', 'package.json', 'package-lock.json']) {
      cpSync(join(root, path), join(checkout, path), { recursive: true });
    }
    const { code, output } = await runNode(['scripts/build/build.mjs', portal], { cwd: checkout });
    expect(code, output).toBe(0);
    expect(hashesOf(join(checkout, 'dist', portal, version))).toEqual(
      hashesOf(join(root, 'dist', portal, version)),
    );
  } finally {
    rmSync(outer, { recursive: true, force: true });
  }
});
