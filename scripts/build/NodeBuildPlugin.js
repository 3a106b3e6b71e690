const { existsSync } = require('node:fs');
const path = require('node:path');
const { Compilation, optimize, webpack } = require('webpack');

/** From which a workspace is built for Node; one without it is drawn by browsers alone. */
const entry = 'src/ssr.tsx';

/**
 * @typedef {object} NodeSettings
 * @property {readonly string[]} [lent] the packages that the program that runs the build hands to it
 */

/**
 * @param {import('./commonConfig.js').BuildConfig} config of the browser's build
 * @param {NodeSettings} settings
 * @returns {import('webpack').Configuration}
 */
const nodeConfig = ({ name, context, devtool, output, resolve, module, optimization, stats }, settings) => {
  const { lent = [] } = settings;
  return {
    name: `${name} for Node`,
    context,
    mode: 'production',
    devtool,
    target: 'node20',
    entry: { ssr: `./${entry}` },
    output: {
      filename: '[name].[contenthash:8].cjs',
      // Pictures and fonts come with the browser's build: these are their names in its folder.
      assetModuleFilename: output.assetModuleFilename,
      uniqueName: output.uniqueName,
      publicPath: '',
      library: { type: 'commonjs2' },
    },
    // The server calls the API for the page, so axios is never loaded there. It stays an import, which fails if it is reached.
    externals: Object.fromEntries([...lent, 'axios'].map((request) => [request, `commonjs ${request}`])),
    resolve,
    module: { ...module, generator: { 'asset/resource': { emit: false } } },
    optimization: { minimizer: optimization.minimizer },
    performance: false,
    plugins: [new optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    stats,
  };
};

/**
 * @param {import('webpack').Configuration} config
 * @returns {Promise<{file: string, source: import('webpack').sources.Source}>} the one file of the build
 * @throws where it fails
 */
const build = (config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.hooks.shouldEmit.tap('NodeBuildPlugin', () => false);
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      const asset = stats?.compilation.getAssets().find(({ name }) => name.endsWith('.cjs'));
      compiler.close(() => {
        if (failure || !asset) reject(failure ?? new Error(`${config.name}: there is no file.`));
        else resolve({ file: asset.name, source: asset.source });
      });
    });
  });

/**
 * Puts beside the browser's files one that the server draws pages with: a CommonJS module that asks for nothing but
 * what it is lent. Always in production's mode, as the server runs it whatever the browsers get.
 */
class NodeBuildPlugin {
  /**
   * @param {import('./commonConfig.js').BuildConfig} config of the browser's build, in which this plugin is
   * @param {NodeSettings} [settings]
   */
  constructor(config, settings = {}) {
    this.config = config;
    this.settings = settings;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'NodeBuildPlugin';
    const { context = '' } = this.config;
    if (!existsSync(path.join(context, entry))) return;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          if (compilation.errors.length > 0) return;
          const { file, source } = await build(nodeConfig(this.config, this.settings));
          compilation.emitAsset(file, source);
        },
      );
    });
  }
}

/** @param {import('webpack').Compilation} compilation @returns {string | undefined} the file for Node, where there is one */
const nodeFileIn = (compilation) => Object.keys(compilation.assets).find((file) => /^ssr\..*cjs$/.test(file));

module.exports = { NodeBuildPlugin, nodeConfig, nodeFileIn };
