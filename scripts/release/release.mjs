/**
 * Builds one portal and releases it: puts its version's folder in place, then changes its row of the registry.
 * No other person's files or rows are touched, and nothing is restarted. One that the live shell cannot run is not released.
 *
 *   npm run release -w mf-tutor -- --to <folder, or path of a registry.json>
 *
 * --to        the folder that a server or a static host serves, with the registry; default: the checkout's dist
 * --base-url  where browsers find the portal's folder, if that is an origin of its own: https://tutor.lessons.example
 * --files     the folder that this origin serves; default: the registry's
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../build/compile.mjs';
import { publish } from './publish.mjs';
import { readDescriptor } from './readDescriptor.mjs';
import { asTyped, readTarget, requireFolder } from './readTarget.mjs';
import { readLiveShell, requireFit } from './shellFit.mjs';

const baseUrlOf = (/** @type {string} */ text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password) {
    throw new Error(`--base-url must be an address such as https://tutor.lessons.example/, not "${text}".`);
  }
  return url.href.replace(/\/*$/, '/');
};

const readCommand = () => {
  const { values, ...target } = readTarget(process.argv.slice(2), {
    files: { type: 'string' },
    'base-url': { type: 'string' },
  });
  const { files, 'base-url': baseUrl } = values;
  if (files !== undefined && baseUrl === undefined) {
    throw new Error('--files needs --base-url: where do browsers find that folder?');
  }
  return {
    ...target,
    shell: readLiveShell(target.folder),
    files: files === undefined ? target.folder : requireFolder(asTyped(files)),
    baseUrl: baseUrl === undefined ? '/' : baseUrlOf(baseUrl),
  };
};

const seconds = () => `${(performance.now() / 1000).toFixed(1)} s`;

/** @param {ReturnType<typeof readCommand>} command */
const release = async ({ name, workspace, ...target }) => {
  const built = mkdtempSync(join(tmpdir(), `paadam-${name}-`));
  try {
    await compile(new Map([[workspace, built]]));
    requireFit(await readDescriptor(built), target.shell);
    return publish(built, target);
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
};

try {
  const command = readCommand();
  const { row, place, isNew } = await release(command);
  console.log(isNew ? `Put into ${place}` : `${place} has the same files already`);
  const before = row.previous ? `, before it ${row.previous.version}` : '';
  console.log(`${command.name} ${row.version} is live in ${command.registry}${before} (${seconds()} in all)`);
  if (!command.shell) {
    console.log('No shell.json is beside the registry: whether the live shell can run it was not looked at.');
  }
  if (command.baseUrl !== '/') {
    console.log(`REMOTE_ORIGINS of the server has to name ${new URL(command.baseUrl).origin}.`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
