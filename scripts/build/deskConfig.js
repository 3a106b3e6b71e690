const { readFileSync } = require('node:fs');
const path = require('node:path');
const { sources, Compilation, DefinePlugin } = require('webpack');
const { defaultOutput } = require('../../webpack.shared.js');
const { commonConfig } = require('./commonConfig.js');

/** Writes the document, with the scripts of the entry in the place of `%SCRIPTS%`. */
class DocumentPlugin {
  /** @param {string} file the document as it is written */
  constructor(file) {
    this.file = file;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DocumentPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'DocumentPlugin', stage }, () => {
        const files = compilation.entrypoints.get('desk')?.getFiles() ?? [];
        const scripts = files
          .filter((file) => file.endsWith('.js'))
          .map((file) => `<script src="/desk/${file}" defer></script>`);
        const document = readFileSync(this.file, 'utf8').replace('%SCRIPTS%', scripts.join('\n    '));
        compilation.emitAsset('index.html', new sources.RawSource(document));
      });
    });
  }
}

/**
 * The build of the operators' desk: one application without federation, which shares nothing with the portals and stands in
 * no registry. Its files carry the hash of their content; the document names them.
 *
 * @param {string} folder the workspace's folder
 * @param {{output?: string}} [options] `output` is the folder of all builds, default `dist`
 */
const deskConfig = (folder, { output = defaultOutput } = {}) => {
  const { version } = require(path.join(folder, 'package.json'));
  const config = commonConfig({ folder, version, development: false, output });
  config.entry = { desk: './src/index.tsx' };
  Object.assign(config.output, { path: path.join(output, 'desk'), publicPath: '/desk/' });
  config.plugins.push(
    new DefinePlugin({ 'process.env': JSON.stringify({ NODE_ENV: 'production' }) }),
    new DocumentPlugin(path.join(folder, 'src/index.html')),
  );
  return config;
};

module.exports = { deskConfig };
