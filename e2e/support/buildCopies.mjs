/**
 * Builds workspaces of copies of the checkout, one after the other, without the compressed files beside each:
 *
 *   node buildCopies.mjs <webpack.config.js> <folder for the build> [and so on]
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const webpack = require('webpack');

const build = (config, folder) =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      ...config,
      output: { ...config.output, path: folder },
      plugins: config.plugins.filter((plugin) => plugin.constructor.name !== 'CompressionPlugin'),
    });
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });

const parameters = process.argv.slice(2);
for (let next = 0; next < parameters.length; next += 2) {
  await build(require(parameters[next]), parameters[next + 1]);
}
