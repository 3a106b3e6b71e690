const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { NormalModuleReplacementPlugin } = require('webpack');
const { shellConfig } = require('../../webpack.shared.js');
const { WordsPlugin } = require('../words/WordsPlugin.js');

const root = path.join(__dirname, '../..');

/**
 * The build of the whole site as one application without federation, to measure what federation costs: the shell with
 * the portals compiled in, and each page's code still on its own. Nothing that is deployed has anything of it.
 *
 * @param {string} folder where its files go
 * @param {string[]} portals the portals' names; the code of the first is there from the start
 */
const bundleConfig = (folder, [first = '', ...others]) => {
  const shell = path.join(root, 'shell');
  const config = shellConfig(shell);
  const module = (/** @type {string[]} */ ...lines) => `data:text/javascript,${lines.join(';')}`;
  const file = (/** @type {string[]} */ ...parts) => JSON.stringify(path.join(root, ...parts));
  config.name = 'one bundle';
  config.output.path = folder;
  config.entry = {
    shell: [
      './src/document/favicon.svg',
      './src/document/nonce.ts',
      module(`import { start } from ${file('shell/src/app.tsx')}`, 'start()'),
    ],
  };
  delete config.optimization.splitChunks.cacheGroups.vendor;
  delete config.optimization.splitChunks.cacheGroups.features;
  const replacements = {
    // The portals are here already, and need no row that says where from.
    federation: module(
      `import first from ${file(first, 'src/remote.tsx')}`,
      `const later = {${others.map((name) => `'${name}': () => import(${file(name, 'src/remote.tsx')})`)}}`,
      `const find = async (name) => name === '${first}' ? first : (await later[name]()).default`,
      `export const createFederation = () => ({ async load({ remote }) { const found = await find(remote.name); return () => found }, mismatchOf() {} })`,
    ),
    parseRegistry: module('export const parseRegistry = (registry) => registry'),
  };
  config.plugins = [
    // What is measured is in English, which has its words in its code.
    ...config.plugins.filter(
      (plugin) => !(plugin instanceof ModuleFederationPlugin || plugin instanceof WordsPlugin),
    ),
    ...Object.entries(replacements).map(
      ([name, source]) =>
        new NormalModuleReplacementPlugin(new RegExp(`^\\./(remotes/)?${name}$`), (resource) => {
          if (resource.context.startsWith(path.join(shell, 'src'))) resource.request = source;
        }),
    ),
  ];
  return config;
};

module.exports = { bundleConfig };
