/**
 * Packs what a portal in a repository of its own is made with: `@paadam/shared`, and `@paadam/build` with the builds, the
 * release and the types' settings. Both are of the version of `@paadam/shared`, since a build knows the table of what is
 * shared and the names in it.
 *
 *   npm run pack -- --to <folder>
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asTyped } from '../release/readTarget.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';

/** What the package's programs import, and what types are checked with. */
const needed = [
  '@module-federation/enhanced',
  '@pmmmwh/react-refresh-webpack-plugin',
  '@swc/core',
  '@types/react',
  '@types/react-dom',
  '@typescript/native',
  'compression-webpack-plugin',
  'react-refresh',
  'semver',
  'swc-loader',
  'terser-webpack-plugin',
  'tsx',
  'typebox',
  'webpack',
  'webpack-dev-server',
];

const readPackage = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const describeBuild = () => {
  const { engines, devDependencies } = readPackage(root);
  const { version, license, dependencies } = readPackage(join(root, 'shared'));
  const known = { ...dependencies, ...devDependencies };
  return {
    name: '@paadam/build',
    version,
    license,
    description: 'Builds and releases a portal of Paadam.',
    main: 'webpack.shared.js',
    bin: { paadam: 'scripts/package/paadam.mjs' },
    engines,
    dependencies: Object.fromEntries(needed.map((name) => [name, known[name]])),
    peerDependencies: { '@paadam/shared': version },
  };
};

/**
 * Lays the package out as the checkout is, so that its programs find each other.
 *
 * @param {string} folder
 */
const layOut = (folder) => {
  for (const path of ['webpack.shared.js', 'LICENSE', 'scripts']) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  cpSync(join(root, 'scripts/package/tsconfig.json'), join(folder, 'tsconfig.json'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(describeBuild(), null, 2)}\n`);
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
  const folder = mkdtempSync(join(tmpdir(), 'paadam-build-'));
  try {
    layOut(folder);
    pack(join(root, 'shared'), into);
    pack(folder, into);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
