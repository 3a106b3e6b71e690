const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { DefinePlugin } = require('webpack');
const { PackageFilesPlugin } = require('./PackageFilesPlugin.js');
const { packageFolder } = require('./packageFolder.js');
const { RetryAddressPlugin } = require('./RetryAddressPlugin.js');
const { StableIdsPlugin } = require('./StableIdsPlugin.js');

/**
 * Names each component by its source, so that a page that the server drew has the classes that the browser makes: by
 * itself the library counts components in the order in which they come to be.
 */
const styledComponentsPlugin = require.resolve('@swc/plugin-styled-components');
const styledComponentsOptions = {
  displayName: false,
  fileName: false,
  ssr: true,
  minify: true,
  transpileTemplateLiterals: false,
  pure: true,
};

/** Files that no browser downloads, and those of packages that are small or compressed already. */
const notCompressed = [/\.cjs$/, /^pdfjs-dist-.*(?<!\.wasm)$/];

/**
 * pdf.js uses `import.meta.url` in Node alone. By itself webpack writes the address that the module has on the building
 * machine in its place, so that two checkouts would differ.
 */
const pdfJs = { test: /[\\/]pdfjs-dist[\\/]build[\\/]/, parser: { importMeta: false } };

/** The files that pdf.js loads by name: decoders of scans, and fonts, encodings and colours that a PDF may lack. */
const pdfFolders = ['wasm', 'standard_fonts', 'cmaps', 'iccs'];

/**
 * @param {string} folder of a workspace
 * @returns {string} a portal's name as it declares it, else the folder's
 */
const nameOf = (folder) => {
  const declaration = path.join(folder, 'remote.json');
  return existsSync(declaration) ? JSON.parse(readFileSync(declaration, 'utf8')).name : path.basename(folder);
};

/** The files that stand for `messages/en.json` and its translations. */
const messages = /[\\/]src[\\/]messages[\\/][\w-]+\.ts$/;

/** @param {import('webpack').Compiler} compiler @returns {void} tells the code which build it is a part of */
const nameBuild = (compiler) =>
  new DefinePlugin({ __BUILD__: JSON.stringify(compiler.options.output.uniqueName) }).apply(compiler);

/**
 * @typedef {import('webpack').Configuration & {
 *   name: string,
 *   context: string,
 *   devtool: string | false,
 *   stats: string,
 *   output: import('webpack').Configuration['output'] & { assetModuleFilename: string, uniqueName: string },
 *   resolve: object,
 *   module: { rules: import('webpack').RuleSetRule[], parser?: object },
 *   optimization: {
 *     splitChunks: { cacheGroups: Record<string, object | false> },
 *     mergeDuplicateChunks?: boolean,
 *     minimizer: import('webpack').WebpackPluginInstance[],
 *   },
 *   plugins: import('webpack').Configuration['plugins'] & object,
 * }} BuildConfig webpack's, with what every build sets
 */

/**
 * What every build has in common. Packages are found from the workspace's folder, wherever that is.
 *
 * @param {{folder: string, version: string, development: boolean, fastRefresh?: boolean, output: string}} build its
 *   workspace's folder and version, and the folder of all builds, in which it gets `<name>/<version>/`
 * @returns {BuildConfig}
 */
const commonConfig = ({ folder, version, development, fastRefresh = development, output }) => {
  const name = nameOf(folder);
  return {
    name,
    context: folder,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    entry: {},
    output: {
      path: path.join(output, name, version),
      publicPath: 'auto',
      importMetaName: '({})',
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // Of two versions in one page neither takes the other's chunks for its own.
      uniqueName: `${name}@${version}`,
      chunkLoadTimeout: 8_000,
      // A portal may come from another origin; its scripts then carry their own name in the console.
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          // Our own packages are sources.
          exclude: [/node_modules[\\/](?!@paadam[\\/])/, messages],
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              // Both need React's own development build around them.
              transform: { react: { runtime: 'automatic', development: fastRefresh, refresh: fastRefresh } },
              experimental: {
                cacheRoot: path.join(packageFolder('@swc/core', __dirname), '../../.cache/swc'),
                plugins: [[styledComponentsPlugin, styledComponentsOptions]],
              },
            },
          },
        },
        { test: messages, loader: require.resolve('../words/wordsLoader.mjs') },
        {
          test: /\.tsx?$/,
          exclude: [/node_modules[\\/](?!@paadam[\\/])/, messages],
          enforce: 'post',
          loader: require.resolve('../words/inlineLoader.mjs'),
        },
        pdfJs,
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: development ? 'named' : 'deterministic',
      // A page is one file: what two pages have in common costs less twice than one more request for each.
      splitChunks: { cacheGroups: { default: false, defaultVendors: false } },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // What the first pass leaves, the next makes smaller still.
          terserOptions: { compress: { passes: 3 } },
        }),
      ],
    },
    performance: false,
    plugins: [
      nameBuild,
      new PackageFilesPlugin({ name: 'pdfjs-dist', folders: pdfFolders }),
      ...(development
        ? [fastRefresh && new ReactRefreshPlugin({ overlay: false })]
        : [
            new RetryAddressPlugin(),
            new StableIdsPlugin(),
            new CompressionPlugin({
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              threshold: 256,
              exclude: notCompressed,
            }),
            new CompressionPlugin({
              filename: '[path][base].gz',
              algorithm: 'gzip',
              threshold: 256,
              exclude: notCompressed,
            }),
          ]),
    ],
    stats: 'errors-warnings',
  };
};

module.exports = { commonConfig, nameOf };
