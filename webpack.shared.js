const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { DefinePlugin, NormalModuleReplacementPlugin, optimize } = require('webpack');
const { ChunkIntegrityPlugin } = require('./scripts/build/ChunkIntegrityPlugin.js');
const { DescribeRemotePlugin, DescribeShellPlugin } = require('./scripts/build/DescribePlugin.js');

const root = __dirname;
const inRoot = (...parts) => path.join(root, ...parts);
const sharedVersion = require('./shared/package.json').version;
const versionOf = (name) => require(inRoot('node_modules', name, 'package.json')).version;

/**
 * The one table of shared dependencies. Each is loaded once for the whole page: a portal whose own version is
 * outside the range is refused with an error that says so, instead of running on what it was not built for.
 */
const libraries = {
  react: { requiredVersion: '^19.0.0' },
  'react/jsx-runtime': { requiredVersion: '^19.0.0', version: versionOf('react') },
  'react-dom': { requiredVersion: '^19.0.0' },
  'react-redux': { requiredVersion: '^9.0.0' },
  redux: { requiredVersion: '^5.0.0' },
  'redux-saga': { requiredVersion: '^1.3.0' },
  'redux-saga/effects': { requiredVersion: '^1.3.0', version: versionOf('redux-saga') },
  'styled-components': { requiredVersion: '^6.0.0' },
};

/** Facades re-export only what we use, so their version is that of our own list of names. */
const facades = {
  'react-router-dom': { import: inRoot('shared/src/facades/reactRouterDom.ts') },
  '@reduxjs/toolkit': { import: inRoot('shared/src/facades/reduxToolkit.ts') },
};

/** Entries of `@paadam/shared` that hold state or contexts. The others are compiled into whoever uses them. */
const ownEntries = ['api', 'state', 'ui', 'portal'].map((entry) => `@paadam/shared/${entry}`);

const ownVersion = { version: sharedVersion, requiredVersion: `^${sharedVersion}` };

const sharedDependencies = Object.fromEntries(
  [
    ...Object.entries(libraries),
    ...Object.entries(facades).map(([name, facade]) => [name, { ...facade, ...ownVersion }]),
    ...ownEntries.map((name) => [name, ownVersion]),
  ].map(([name, settings]) => [name, { ...settings, singleton: true, strictVersion: true }]),
);

/**
 * Leaves out what axios does not need here. Its own table of adapters has the one over fetch alone; where that is not
 * enough, another adapter is imported by its name and handed to the call. Without `setImmediate` axios would listen to
 * the window's messages; React's scheduler also asks for that name, and has to find what the browser has.
 */
const trimAxios = () => [
  new NormalModuleReplacementPlugin(/^\.\/xhr\.js$/, (resource) => {
    if (/[\\/]axios[\\/]lib[\\/]adapters$/.test(resource.context)) resource.request = '../helpers/null.js';
  }),
  new DefinePlugin({
    setImmediate: DefinePlugin.runtimeValue(({ module }) =>
      /[\\/]axios[\\/]lib[\\/]/.test(module.resource) ? 'queueMicrotask' : 'setImmediate',
    ),
  }),
];

/**
 * What every build has in common.
 *
 * @param {{folder: string, version: string, development: boolean, fastRefresh?: boolean}} build its workspace's folder
 *   and version
 * @returns {import('webpack').Configuration}
 */
const common = ({ folder, version, development, fastRefresh = development }) => ({
  name: path.basename(folder),
  context: folder,
  mode: development ? 'development' : 'production',
  target: ['web', 'es2022'],
  devtool: development ? 'cheap-module-source-map' : false,
  entry: {},
  output: {
    path: inRoot('dist', path.basename(folder), version),
    publicPath: 'auto',
    filename: development ? '[name].js' : '[name].[contenthash:8].js',
    chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    // Of two versions in one page neither takes the other's chunks for its own.
    uniqueName: `${path.basename(folder)}@${version}`,
    chunkLoadTimeout: 8_000,
    // A portal may come from another origin; its scripts then carry their own name in the console.
    crossOriginLoading: 'anonymous',
    // Both builds of a portal write into its folder at the same time.
    clean: development ? false : { keep: /^embed\.js/ },
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: {
      '@reduxjs/toolkit-real$': inRoot('node_modules/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs'),
      // The package's exports name its development build whatever the mode.
      ...(development
        ? {}
        : {
            'react-router$': inRoot('node_modules/react-router/dist/production/index.mjs'),
            'react-router/dom$': inRoot('node_modules/react-router/dist/production/dom-export.mjs'),
          }),
    },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            // Both need React's own development build around them.
            transform: { react: { runtime: 'automatic', development: fastRefresh, refresh: fastRefresh } },
          },
        },
      },
      { test: /\.(woff2|svg)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    chunkIds: development ? 'named' : 'deterministic',
    // A page is one file: what two pages have in common costs less twice than one more request for each.
    splitChunks: { cacheGroups: { default: false, defaultVendors: false } },
    minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
  },
  performance: false,
  plugins: [
    ...trimAxios(),
    ...(development
      ? [fastRefresh && new ReactRefreshPlugin({ overlay: false })]
      : [
          new CompressionPlugin({ filename: '[path][base].br', algorithm: 'brotliCompress', threshold: 256 }),
          new CompressionPlugin({ filename: '[path][base].gz', algorithm: 'gzip', threshold: 256 }),
        ]),
  ],
  stats: 'errors-warnings',
});

/** A portal brings none of them: the shell has them all, and of two copies only one could run. */
const consumedDependencies = Object.fromEntries(
  Object.entries(sharedDependencies).map(([name, settings]) => [name, { ...settings, import: false }]),
);

const federationCommon = (development) => ({
  shareStrategy: 'loaded-first',
  dts: false,
  manifest: false,
  dev: development ? { disableDynamicRemoteTypeHints: true } : false,
});

/**
 * The build of one portal: its federation entry, the chunks of its pages, and its `remote.json`.
 *
 * @param {string} folder the workspace's folder
 * @param {{development?: boolean, fastRefresh?: boolean}} [options] `fastRefresh`, by default that of `development`, is
 *   not for a deployed shell, whose React is the production build
 */
const remoteConfig = (folder, { development = false, fastRefresh = development } = {}) => {
  const name = path.basename(folder);
  const { version } = require(path.join(folder, 'package.json'));
  const config = common({ folder, version, development, fastRefresh });
  config.plugins.push(
    new ModuleFederationPlugin({
      ...federationCommon(development),
      shared: consumedDependencies,
      name: name.replaceAll('-', '_'),
      filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
      exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
      experiments: {
        externalRuntime: true,
        optimization: { disableSnapshot: true, target: 'web' },
      },
    }),
    new DescribeRemotePlugin({
      declaration: path.join(folder, 'remote.json'),
      version,
      hasIntegrity: !development,
    }),
  );
  // In development every edit changes the chunks, and updates come by other ways than a script of the entry's.
  if (!development) config.plugins.push(new ChunkIntegrityPlugin());
  return config;
};

/**
 * The build of the shell. It knows no remote: those are in the registry.
 *
 * @param {string} folder the workspace's folder
 * @param {{development?: boolean, staging?: boolean}} [options] `staging` compiles in that a browser may be told to take
 *   portals from elsewhere; every other build has nothing of it
 */
const shellConfig = (folder, { development = false, staging = false } = {}) => {
  const { version } = require(path.join(folder, 'package.json'));
  const config = common({ folder, version, development });
  config.entry = {
    shell: [
      './src/document/favicon.svg',
      ...(development ? ['./src/document/fastRefresh.ts'] : []),
      './src/index.ts',
    ],
  };
  // One chunk for all that the portals share; a group that takes every async module would deadlock.
  config.optimization.splitChunks.cacheGroups.vendor = {
    name: 'vendor',
    // But for what comes with a page's first call.
    test: /[\\/]node_modules[\\/](?!axios[\\/])|[\\/]shared[\\/]src[\\/](?!api[\\/]http\.ts$)/,
    chunks: 'async',
    enforce: true,
  };
  config.plugins.push(
    new ModuleFederationPlugin({
      ...federationCommon(development),
      shared: sharedDependencies,
      name: 'shell',
      remotes: {},
      // Its ES module: by `require` it would bring the whole runtime a second time.
      runtimePlugins: [
        inRoot('node_modules/@module-federation/inject-external-runtime-core-plugin/dist/index.js'),
      ],
      experiments: { optimization: { disableSnapshot: true, target: 'web' } },
    }),
    new DefinePlugin({ __STAGING__: staging }),
    new DescribeShellPlugin({ version, staging, contracts: require(path.join(folder, 'contracts.json')) }),
  );
  return config;
};

/**
 * The build of one portal for pages elsewhere: one module, `embed.js`, with all that the portal needs in it, so that it
 * shares nothing with the page. It goes beside the portal's other files.
 *
 * @param {string} folder the workspace's folder
 */
const embedConfig = (folder) => {
  const { version } = require(path.join(folder, 'package.json'));
  const config = common({ folder, version, development: false });
  const { name } = config;
  config.name = `${name} embed`;
  config.entry = { embed: './src/embed.ts' };
  Object.assign(config.output, {
    filename: '[name].js',
    uniqueName: config.name,
    module: true,
    library: { type: 'module' },
    clean: false,
  });
  config.experiments = { outputModule: true };
  config.module.rules.push({ test: /\.(woff2|svg)$/, type: 'asset/inline' });
  for (const [library, facade] of Object.entries(facades)) {
    config.resolve.alias[`${library}$`] = facade.import;
  }
  config.plugins.push(
    new optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    // styled-components takes over, and takes out, what it finds marked; a page's own copy of it uses the usual mark.
    new DefinePlugin({
      'typeof process': JSON.stringify('object'),
      'process.env': JSON.stringify({ NODE_ENV: 'production', SC_ATTR: 'data-paadam-styled' }),
    }),
  );
  return config;
};

/**
 * The build of one portal without a shell and without federation, for the development server alone.
 *
 * @param {string} folder the workspace's folder
 * @param {string} apiOrigin where the API is
 */
const aloneConfig = (folder, apiOrigin) => {
  const config = common({ folder, version: 'alone', development: true });
  const mount = JSON.stringify(path.join(folder, 'src/mount.tsx'));
  const { basePath } = require(path.join(folder, 'remote.json'));
  config.entry = {
    alone: `data:text/javascript,import { mount } from ${mount}; mount(document.getElementById('root'));`,
  };
  config.output.publicPath = '/';
  const page = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<title>${path.basename(folder)}</title><div id="root"></div><script src="/alone.js"></script>`;
  config.devServer = {
    open: false,
    proxy: [{ context: ['/api', '/sample-data'], target: apiOrigin }],
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      (request, response, next) => {
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
        if (request.url === '/' && basePath !== '/') return response.redirect(basePath);
        return response.type('html').send(page);
      },
    ],
  };
  return config;
};

/**
 * The build of the whole site as one application without federation, to measure what federation costs: the shell with
 * the portals compiled in, and each page's code still on its own. Nothing that is deployed has anything of it.
 *
 * @param {string} folder where its files go
 * @param {string[]} portals the portals' names; the code of the first is there from the start
 */
const bundleConfig = (folder, [first, ...others]) => {
  const config = shellConfig(inRoot('shell'));
  const module = (...lines) => `data:text/javascript,${lines.join(';')}`;
  const file = (...parts) => JSON.stringify(inRoot(...parts));
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
  for (const [library, facade] of Object.entries(facades)) {
    config.resolve.alias[`${library}$`] = facade.import;
  }
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
    ...config.plugins.filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
    ...Object.entries(replacements).map(
      ([name, source]) =>
        new NormalModuleReplacementPlugin(new RegExp(`^\\./(remotes/)?${name}$`), (resource) => {
          resource.request = source;
        }),
    ),
  ];
  return config;
};

module.exports = { remoteConfig, shellConfig, embedConfig, aloneConfig, bundleConfig, sharedDependencies };
