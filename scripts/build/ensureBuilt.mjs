import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import order from '../../features/order.cjs';
import { isMain } from '../isMain.mjs';
import { root } from '../root.mjs';
import { built, portals } from '../workspaces.mjs';

const { features } = order;

const stamps = `${root}/.cache/built-from`;

/** Tests and what only they use are in no build: their folders, and single files such as `testPortal.tsx`. */
const isForTests = (/** @type {string} */ file) =>
  /[\\/]testing[\\/]|\.test\.tsx?$|[\\/]test[A-Z]\w*\.tsx?$/.test(relative(root, file));

/** @param {string} path */
const filesIn = (path) =>
  (existsSync(join(root, path))
    ? readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    : []
  )
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isForTests(file));

const featureFolders = features.map((name) => `features/${name}`);

const toolchain = ['webpack.shared.js', 'features/order.cjs', 'package-lock.json']
  .map((file) => join(root, file))
  .concat(filesIn('scripts/build'), filesIn('scripts/release'), filesIn('scripts/words'));

/**
 * What a build depends on, each file by its content.
 *
 * @param {string} name
 */
const inputsOf = (name) => [
  ...toolchain,
  ...['shared', ...featureFolders, name].flatMap((workspace) => [
    ...filesIn(`${workspace}/src`),
    ...filesIn(`${workspace}/messages`),
  ]),
  ...['package.json', 'remote.json', 'contracts.json', 'webpack.config.js']
    .map((file) => `${name}/${file}`)
    .concat('shared/package.json', 'shared/exportedNames.json', 'shared/layers.cjs')
    .concat(featureFolders.map((folder) => `${folder}/package.json`))
    // Which languages are offered stands in the server.
    .concat(name === 'server' ? 'messages/status.json' : [])
    .map((file) => join(root, file))
    .filter((file) => existsSync(file)),
];

/**
 * Paths are hashed relative to the checkout, so that moving it does not cause a rebuild.
 *
 * @param {string[]} files absolute paths
 */
const fingerprint = (files) => {
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
};

/**
 * What shows that a build is there.
 *
 * @param {string} name
 * @returns {[string, ...string[]]}
 */
const outputsOf = (name) => {
  if (name === 'server') return [`${root}/server/dist/main.mjs`, `${root}/server/dist/operator.mjs`];
  if (name === 'desk') return [`${root}/dist/desk/index.html`];
  const { version } = JSON.parse(readFileSync(`${root}/${name}/package.json`, 'utf8'));
  const folder = `${root}/dist/${name}/${version}`;
  return [name === 'shell' ? `${folder}/shell.json` : `${folder}/remote.json`];
};

/** @param {string} name @returns {string} what a build's inputs come to: the same for the same, and else another */
export const fingerprintOf = (name) => fingerprint(inputsOf(name));

const isForStaging = () => Boolean(JSON.parse(readFileSync(outputsOf('shell')[0], 'utf8')).staging);

/** @param {string} name of a portal @returns the file that shows that its embed is built */
const embedOf = (name) => {
  const { version } = JSON.parse(readFileSync(`${root}/${name}/package.json`, 'utf8'));
  return `${root}/dist/${name}/${version}/embed.js`;
};

/** @param {string} name of a stamp @param {string} fingerprint @returns whether something was built from just that */
const isStamped = (name, fingerprint) => {
  const stamp = `${stamps}/${name}`;
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
};

/** @returns {string[]} the portals whose embeds are missing or out of date */
export const staleEmbeds = () =>
  portals.filter((name) => !existsSync(embedOf(name)) || !isStamped(`${name}.embed`, fingerprintOf(name)));

/**
 * Builds what is missing, and what has changed since it was built.
 *
 * @param {object} [options]
 * @param {boolean} [options.staging] of the shell's build; one that was made otherwise is made anew
 * @param {boolean} [options.embeds] whether also the files for pages elsewhere are built. Default: yes
 */
export const ensureBuilt = async ({ staging = false, embeds = true } = {}) => {
  mkdirSync(stamps, { recursive: true });
  const fingerprints = new Map(built.map((name) => [name, fingerprintOf(name)]));
  const isCurrent = (/** @type {string} */ name) =>
    outputsOf(name).every((file) => existsSync(file)) &&
    isStamped(name, fingerprints.get(name) ?? '') &&
    (name !== 'shell' || isForStaging() === staging);
  const registryFiles = [`${root}/dist/registry.json`, `${root}/dist/shell.json`];
  const stale = [...fingerprints.keys()].filter(
    (name) => !isCurrent(name) || (name !== 'server' && !registryFiles.every((file) => existsSync(file))),
  );
  const late = embeds ? staleEmbeds() : [];
  /** @type {(names: string[], ending?: string) => void} */
  const stampAll = (names, ending = '') => {
    for (const name of names) writeFileSync(`${stamps}/${name}${ending}`, fingerprints.get(name) ?? '');
  };
  const { build } = await import('./build.mjs');
  // Both at once keep all cores busy to the end.
  const isTogether = stale.length > 0 && late.length > 0 && late.every((name) => stale.includes(name));
  if (stale.length > 0) {
    console.log(`Building ${stale.join(', ')}…`);
    await build(stale, { staging, part: isTogether ? undefined : 'site' });
    stampAll(stale);
    if (isTogether)
      stampAll(
        stale.filter((name) => portals.includes(name)),
        '.embed',
      );
  }
  if (late.length > 0 && !isTogether) {
    console.log(`Building the embeds of ${late.join(', ')}…`);
    await build(late, { part: 'embed' });
    stampAll(late, '.embed');
  }
};

// Not waited for here: a module that waits cannot be required, and the bench is CommonJS.
if (isMain(import.meta.url)) void ensureBuilt({ staging: process.env.STAGING === '1' });
