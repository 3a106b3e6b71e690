/**
 * Packs what a portal in a repository of its own is made with: `@paadam/shared`, the features, and `@paadam/build` with the
 * builds, the release and the types' settings. All have the version of `@paadam/shared`, since a build knows the table of
 * what is shared and the names in it.
 *
 *   npm run pack -- --to <folder>
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import order from '../../features/order.cjs';
import { asTyped } from '../release/readTarget.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';

const { features } = order;

const readManifest = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

const writeJson = (/** @type {string} */ file, /** @type {object} */ value) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** @param {string[]} paths of the checkout, laid out in the same way @param {string} folder */
const copy = (paths, folder) => {
  for (const path of paths) cpSync(join(root, path), join(folder, path), { recursive: true });
};

/**
 * Lays `@paadam/build` out as the checkout is, so that its programs find each other.
 *
 * @param {string} folder
 */
const layOutBuild = (folder) => {
  const { version } = readManifest('shared');
  copy(['webpack.shared.js', 'features/order.cjs', 'tsconfig.base.json', 'LICENSE', 'scripts'], folder);
  renameSync(join(folder, 'scripts/package/package.json'), join(folder, 'package.json'));
  writeJson(join(folder, 'tsconfig.json'), { extends: './scripts/package/tsconfig.json' });
  writeJson(join(folder, 'package.json'), {
    ...readManifest('scripts/package'),
    version,
    peerDependencies: { '@paadam/shared': version },
  });
};

/**
 * Lays a package out without what only tests of the checkout import.
 *
 * @param {string} from its folder in the checkout, such as `shared`
 * @returns {(folder: string) => void}
 */
const layOutSources = (from) => (folder) => {
  const { private: _, devDependencies, exports, ...manifest } = readManifest(from);
  const isForTests = (/** @type {string} */ path) => path.startsWith('./testing');
  cpSync(join(root, from), folder, { recursive: true });
  writeJson(join(folder, 'package.json'), {
    ...manifest,
    exports: Object.fromEntries(Object.entries(exports).filter(([path]) => !isForTests(path))),
  });
};

/** @param {string} folder of a package @param {string} into folder for its file */
const pack = (folder, into) => {
  if (!run('npm', ['pack', folder, '--silent', '--pack-destination', into])) {
    throw new Error(`${folder} could not be packed.`);
  }
};

try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (values.to === undefined) throw new Error('--to must name the folder for the packages.');
  const into = asTyped(values.to);
  mkdirSync(into, { recursive: true });
  const sources = ['shared', ...features.map((name) => `features/${name}`)];
  for (const layOut of [...sources.map(layOutSources), layOutBuild]) {
    const folder = mkdtempSync(join(tmpdir(), 'paadam-package-'));
    try {
      layOut(folder);
      pack(folder, into);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
