const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
// @ts-expect-error: webpack declares no types for its parts.
const ShareRuntimeModule = require('webpack/lib/sharing/ShareRuntimeModule');

/**
 * Files of the federation runtime, below `@module-federation`, and what stands in for them. The shell fetches entries itself,
 * and no page preloads, asks for a manifest, or runs in Node.
 */
const replacements = {
  'webpack-bundler-runtime/dist/index.js': 'bundlerRuntime.mjs',
  'runtime-core/dist/utils/load.js': 'nothing.mjs',
  'runtime-core/dist/utils/preload.js': 'nothing.mjs',
  'runtime-core/dist/utils/semver/index.js': 'satisfy.mjs',
  'error-codes/dist/desc.mjs': 'descriptions.mjs',
  'sdk/dist/logger.js': 'logger.mjs',
  'sdk/dist/dom.js': 'nothing.mjs',
  'sdk/dist/node.js': 'nothing.mjs',
};

/** Leaves out webpack's own way to share: in each build the federation's takes its place before anything asks for it. */
class OneWayToSharePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { name } = OneWayToSharePlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module instanceof ShareRuntimeModule) module.generate = () => null;
      });
    });
  }
}

/** Leaves out of the federation runtime what no build here needs. */
const trimFederation = () => [
  new OneWayToSharePlugin(),
  ...Object.entries(replacements).map(
    ([file, replacement]) =>
      new NormalModuleReplacementPlugin(new RegExp(`\\b${path.parse(file).name}\\b`), ({ createData }) => {
        if (createData?.resource?.endsWith(path.join('@module-federation', file))) {
          createData.resource = path.join(__dirname, 'federation', replacement);
        }
      }),
  ),
];

module.exports = { trimFederation };
