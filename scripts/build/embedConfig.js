const path = require('node:path');
const { DefinePlugin } = require('webpack');
const { defaultOutput } = require('../../webpack.shared.js');
const { WordsPlugin } = require('../words/WordsPlugin.js');
const { commonConfig } = require('./commonConfig.js');

/**
 * The build of one portal for pages elsewhere: one module, `embed.js`, with all that the portal needs in it, so that it
 * shares nothing with the page. What most visits never need says so by `webpackMode: "lazy"`, and comes as a file of its
 * own. It goes beside the portal's other files.
 *
 * @param {string} folder the workspace's folder
 * @param {{output?: string}} [options] `output` is the folder of all builds, default `dist`
 */
const embedConfig = (folder, { output = defaultOutput } = {}) => {
  const { version } = require(path.join(folder, 'package.json'));
  const config = commonConfig({ folder, version, development: false, output });
  config.name = `${config.name} embed`;
  config.entry = { embed: './src/embed.ts' };
  Object.assign(config.output, {
    filename: '[name].js',
    chunkFilename: 'embed-[name].[contenthash:8].js',
    uniqueName: config.name,
    importMetaName: 'import.meta',
    module: true,
    library: { type: 'module' },
  });
  config.experiments = { outputModule: true };
  config.module.rules.push({ test: /\.(woff2|svg)$/, type: 'asset/inline' });
  config.module.parser = { javascript: { dynamicImportMode: 'eager' } };
  config.plugins.push(
    new WordsPlugin({ per: 'one', name: 'embed' }),
    // styled-components takes over, and takes out, what it finds marked; a page's own copy of it uses the usual mark.
    new DefinePlugin({
      'typeof process': JSON.stringify('object'),
      // Who asks further than that (the reader of PDF files does) is not to find Node's, nor nothing.
      process: '({})',
      'process.env': JSON.stringify({ NODE_ENV: 'production', SC_ATTR: 'data-paadam-styled' }),
    }),
  );
  return config;
};

module.exports = { embedConfig };
