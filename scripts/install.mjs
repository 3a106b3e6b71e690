import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './root.mjs';

const stamp = `${root}/node_modules/.installed-for`;

/**
 * Installs the packages that the lock file names, unless they are there already.
 *
 * @throws where npm cannot, with its own words above
 */
export const ensureInstalled = () => {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < 20) throw new Error(`Paadam needs Node.js 20 or later; this is ${process.versions.node}.`);

  const lock = createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages…');
  const { status, error } = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(
      `The packages could not be installed (npm ci${error ? `: ${error.message}` : ''}). Is the npm registry reachable?`,
    );
  }
  writeFileSync(stamp, lock);
};
