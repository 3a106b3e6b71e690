const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { DefinePlugin } = require('webpack');
const { chunkOf } = require('./scripts/build/chunkOf.js');
const { ChunkIntegrityPlugin } = require('./scripts/build/ChunkIntegrityPlugin.js');
const { commonConfig, nameOf } = require('./scripts/build/commonConfig.js');
const { DescribeRemotePlugin, DescribeShellPlugin } = require('./scripts/build/DescribePlugin.js');
const { NodeBuildPlugin } = require('./scripts/build/NodeBuildPlugin.js');
const { packageFolder } = require('./scripts/build/packageFolder.js');
const { RequiredVersionsPlugin } = require('./scripts/build/RequiredVersionsPlugin.js');
const { WordsPlugin } = require('./scripts/words/WordsPlugin.js');

/** The folder of all builds. */
const defaultOutput = path.join(__dirname, 'dist');

/** @param {string} name of a package @param {string} file of it @param {string} folder from which it is found */
const inPackage = (name, file, folder) => path.join(packageFolder(name, folder), file);

/**
 * The one table of shared dependencies. Each is loaded once for the whole page: a portal whose own version is
 * outside the range is refused with an error that says so, instead of running on what it was not built for.
 *
 * @type {Record<string, {requiredVersion: string, partOf?: string}>}
 */
const libraries = {
  react: { requiredVersion: '^19.0.0' },
  'react/jsx-runtime': { requiredVersion: '^19.0.0', partOf: 'react' },
  'react-dom': { requiredVersion: '^19.0.0' },
  'react-redux': { requiredVersion: '^9.0.0' },
  redux: { requiredVersion: '^5.0.0' },
  'redux-saga': { requiredVersion: '^1.3.0' },
  'redux-saga/effects': { requiredVersion: '^1.3.0', partOf: 'redux-saga' },
  'styled-components': { requiredVersion: '^6.0.0' },
};

/** Entries of `@paadam/shared` that hold state or contexts. The others are compiled into the code that uses them. */
const ownEntries = ['router', 'api', 'state', 'ui', 'portal'].map((entry) => `@paadam/shared/${entry}`);

/**
 * The features whose state all portals of a page share. The first view of the public pages has no use for them: they come
 * once a portal asks for them. The shell imports none of them, so their files are named.
 */
const sharedFeatures = ['@paadam/profile', '@paadam/bookings', '@paadam/live'];

/**
 * @typedef {object} SharedSettings
 * @property {string} requiredVersion
 * @property {string} [version] of what is brought; absent: the package says it
 * @property {string} [import] the file that is brought; absent: the package's own
 * @property {true} singleton
 * @property {true} strictVersion
 */

/**
 * @param {string} [folder] from which the packages are found
 * @returns {Record<string, SharedSettings>} the table, with the versions that are installed
 */
const sharedDependencies = (folder = __dirname) => {
  /** @param {string} name of a package */
  const versionOf = (name) => require(inPackage(name, 'package.json', folder)).version;
  const version = versionOf('@paadam/shared');
  const own = { version, requiredVersion: `^${version}` };
  const settings = {
    ...mapped(libraries, ({ requiredVersion, partOf }) => ({
      requiredVersion,
      ...(partOf ? { version: versionOf(partOf) } : {}),
    })),
    ...Object.fromEntries(
      sharedFeatures.map((name) => [name, { import: inPackage(name, 'src/index.ts', folder), ...own }]),
    ),
    ...Object.fromEntries(ownEntries.map((name) => [name, own])),
  };
  return mapped(settings, (one) => ({ ...one, singleton: true, strictVersion: true }));
};

/**
 * @template T, R
 * @param {Record<string, T>} record
 * @param {(value: T) => R} change
 * @returns {Record<string, R>}
 */
const mapped = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** @param {boolean} development */
const federationCommon = (development) => ({
  shareStrategy: /** @type {const} */ ('loaded-first'),
  dts: false,
  manifest: false,
  dev: development ? { disableDynamicRemoteTypeHints: true } : false,
});

/**
 * Of the runtime only sharing is in use. The shell fetches entries itself, held to their hashes, and asks their containers
 * by webpack's interface.
 */
const optimization = { disableRemote: true, disableSnapshot: true, target: /** @type {const} */ ('web') };

/**
 * The build of one portal: its federation entry, the chunks of its pages, and its `remote.json`. It brings nothing that
 * is shared: the shell has it all, and of two copies only one could run.
 *
 * @param {string} folder the workspace's folder
 * @param {object} [options]
 * @param {boolean} [options.development]
 * @param {boolean} [options.fastRefresh] default: that of `development`; not for a deployed shell, whose React is the
 *   production build
 * @param {boolean} [options.drawn] whether there is also the file that the server draws its pages with, of a portal that
 *   has it. Default: not in development, where each edit changes the pages
 * @param {string} [options.output] the folder of all builds, default `dist`
 */
const remoteConfig = (
  folder,
  { development = false, fastRefresh = development, drawn = !development, output = defaultOutput } = {},
) => {
  const name = nameOf(folder);
  const { version } = require(path.join(folder, 'package.json'));
  const config = commonConfig({ folder, version, development, fastRefresh, output });
  config.plugins.push(
    new ModuleFederationPlugin({
      ...federationCommon(development),
      shared: mapped(sharedDependencies(folder), (settings) => ({ ...settings, import: false })),
      name: name.replaceAll('-', '_'),
      filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
      exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
      experiments: {
        externalRuntime: true,
        optimization,
      },
    }),
    new WordsPlugin({ per: 'pages' }),
    new RequiredVersionsPlugin({
      version: require(inPackage('@paadam/shared', 'package.json', folder)).version,
      exportedNames: require(inPackage('@paadam/shared', 'exportedNames.json', folder)),
    }),
    new DescribeRemotePlugin({
      declaration: path.join(folder, 'remote.json'),
      version,
      hasIntegrity: !development,
    }),
  );
  // In development every edit changes the chunks, and updates come by other ways than a script of the entry's.
  if (!development) config.plugins.push(new ChunkIntegrityPlugin());
  if (drawn)
    config.plugins.push(new NodeBuildPlugin(config, { lent: Object.keys(sharedDependencies(folder)) }));
  return config;
};

/**
 * The build of the shell. It knows no remote: those are in the registry.
 *
 * @param {string} folder the workspace's folder
 * @param {object} [options]
 * @param {boolean} [options.development]
 * @param {boolean} [options.staging] compiles in that a browser may be told to take portals from elsewhere; every other
 *   build has nothing of it, and pages are drawn by browsers alone, which know what they take from where
 * @param {boolean} [options.fastRefresh] default: that of `development`
 * @param {boolean} [options.drawn] as for a portal
 * @param {string} [options.output] the folder of all builds, default `dist`
 */
const shellConfig = (
  folder,
  {
    development = false,
    staging = false,
    fastRefresh = development,
    drawn = !(development || staging),
    output = defaultOutput,
  } = {},
) => {
  const { version } = require(path.join(folder, 'package.json'));
  const config = commonConfig({ folder, version, development, fastRefresh, output });
  config.entry = {
    shell: [
      './src/document/favicon.svg',
      ...(fastRefresh ? ['./src/document/fastRefresh.ts'] : []),
      './src/index.ts',
    ],
  };
  // The chunks of languages are alike until their words are put in.
  config.optimization.mergeDuplicateChunks = false;
  // One chunk for all that every page needs, and one for the features; a group that takes every async module would
  // deadlock.
  const chunk = chunkOf(folder, sharedFeatures);
  const group = (/** @type {'vendor' | 'features'} */ name) => ({
    name,
    test: (/** @type {import('webpack').Module} */ module) => chunk(module) === name,
    chunks: /** @type {const} */ ('async'),
    enforce: true,
  });
  Object.assign(config.optimization.splitChunks.cacheGroups, {
    vendor: group('vendor'),
    features: group('features'),
  });
  config.plugins.push(
    new ModuleFederationPlugin({
      ...federationCommon(development),
      shared: sharedDependencies(folder),
      name: 'shell',
      remotes: {},
      // Its ES module: by `require` it would bring the whole runtime a second time.
      runtimePlugins: [
        inPackage('@module-federation/inject-external-runtime-core-plugin', 'dist/index.js', folder),
      ],
      experiments: { optimization },
    }),
    new WordsPlugin({ per: 'chunk' }),
    new DefinePlugin({ __STAGING__: staging }),
    new DescribeShellPlugin({ version, staging, contracts: require(path.join(folder, 'contracts.json')) }),
  );
  if (drawn) config.plugins.push(new NodeBuildPlugin(config));
  return config;
};

module.exports = { remoteConfig, shellConfig, sharedDependencies, libraries, defaultOutput };
