import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ownerName, sweepEnded } from './ownerName.mjs';

/**
 * Waits until a file or a folder's list of names is on the disk.
 *
 * @param {string} path
 */
export const sync = (path) => {
  // Windows has no such thing for a folder.
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/**
 * Copies a folder, and waits until all of it is on the disk.
 *
 * @param {string} from
 * @param {string} to must not be there yet
 */
export const copyFolder = (from, to) => {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, copy);
    else {
      copyFileSync(source, copy, constants.COPYFILE_FICLONE);
      sync(copy);
    }
  }
  sync(to);
};

/**
 * A reader sees the old file or the new one, never half of it; a power cut leaves one of them.
 *
 * @param {string} file
 * @param {string} text
 * @param {() => void} [lastCheck] called when nothing is left but the exchange; throws to prevent it
 */
export const replaceFile = (file, text, lastCheck = () => {}) => {
  const prefix = `.${basename(file)}.new.`;
  sweepEnded(dirname(file), prefix);
  const fresh = join(dirname(file), prefix + ownerName());
  try {
    writeFileSync(fresh, text);
    sync(fresh);
    lastCheck();
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
  sync(dirname(file));
};
