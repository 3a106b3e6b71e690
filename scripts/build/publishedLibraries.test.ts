import { join } from 'node:path';

/** What a configuration of webpack says that could put another file in the place of a package's, or edit one. */
interface Config {
  name: string;
  resolve?: { alias?: Record<string, unknown> };
  module?: { rules?: Rule[] };
  plugins?: ({ constructor: { name: string } } | false)[];
}
interface Rule {
  test?: unknown;
  exclude?: unknown;
  loader?: string;
  type?: string;
  parser?: unknown;
}

const root = join(__dirname, '../..');
const shared: {
  shellConfig(folder: string): Config;
  remoteConfig(folder: string): Config;
} = require('../../webpack.shared.js');
const { deskConfig }: { deskConfig(folder: string): Config } = require('./deskConfig.js');
const { embedConfig }: { embedConfig(folder: string): Config } = require('./embedConfig.js');
const { features }: { features: string[] } = require('../../features/order.cjs');

const portals = ['mf-public', 'mf-tutor', 'mf-student', 'mf-parent'];
const configs = [
  shared.shellConfig(join(root, 'shell')),
  deskConfig(join(root, 'desk')),
  ...portals.flatMap((name) => [shared.remoteConfig(join(root, name)), embedConfig(join(root, name))]),
];

const files = [
  'react-router/dist/development/index.mjs',
  'react-router-dom/dist/index.mjs',
  'axios/lib/axios.js',
  'axios/lib/adapters/xhr.js',
  'lucide-react/dist/esm/icons/house.mjs',
  'lucide-react/dist/esm/createLucideIcon.mjs',
  'styled-components/dist/styled-components.browser.esm.js',
  '@reduxjs/toolkit/dist/redux-toolkit.modern.mjs',
  'immer/dist/immer.mjs',
  '@module-federation/runtime-core/dist/index.js',
  'pdfjs-dist/build/pdf.mjs',
].map((file) => join(root, 'node_modules', file));

const matches = (condition: unknown, file: string): boolean => {
  if (condition instanceof RegExp) return condition.test(file);
  if (Array.isArray(condition)) return condition.some((one) => matches(one, file));
  if (typeof condition === 'function') return Boolean(condition(file));
  return typeof condition === 'string' && file.startsWith(condition);
};

/** @returns the loaders that a rule runs over a file of a package */
const loadersOver = ({ test, exclude, loader }: Rule, file: string): string[] =>
  loader && matches(test, file) && !(exclude && matches(exclude, file)) ? [loader] : [];

/** @returns what a configuration does to files of packages, beside bundling them */
const faultsOf = ({ name, resolve = {}, module = {}, plugins = [] }: Config): string[] => [
  ...Object.keys(resolve.alias ?? {}).map((request) => `${name}: the alias ${request}`),
  ...(module.rules ?? []).flatMap((rule) =>
    files.flatMap((file) => loadersOver(rule, file).map((loader) => `${name}: ${loader} over ${file}`)),
  ),
  ...plugins.flatMap((plugin) =>
    plugin && plugin.constructor.name === 'NormalModuleReplacementPlugin' ? [`${name}: a replacement`] : [],
  ),
];

test('no build edits or replaces a file of a package', () => {
  expect(configs.flatMap(faultsOf)).toEqual([]);
});

test('no file of ours has the name of a library', () => {
  const names = ['shared', ...features.map((feature) => `features/${feature}`)].map((folder) =>
    Object.keys(require(join(root, folder, 'package.json')).exports),
  );
  expect(names.flat()).not.toContain('./react-router-dom');
});

test('an alias, a loader and a replacement are found', () => {
  const plugin = new (class NormalModuleReplacementPlugin {})();
  const loader = 'edit.js';
  const bad: Config = {
    name: 'bad',
    resolve: { alias: { axios: 'ours.js' } },
    module: { rules: [{ test: /styled-components/, loader }] },
    plugins: [plugin],
  };
  expect(faultsOf(bad)).toEqual([
    'bad: the alias axios',
    expect.stringContaining('bad: edit.js over'),
    'bad: a replacement',
  ]);
});
