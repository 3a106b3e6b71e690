/**
 * Builds workspaces of copies of the checkout, one after the other, without the compressed files beside each:
 *
 *   node buildCopies.mjs <webpack.config.js> <folder for the build> [and so on]
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const webpack = require('webpack');

/**
 * @param {import('../../scripts/build/commonConfig.js').BuildConfig} config
 * @param {string} folder
 * @returns {Promise<void>}
 */
const build = (config, folder) =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      ...config,
      output: { ...config.output, path: folder },
      plugins: config.plugins.filter((plugin) => plugin?.constructor.name !== 'CompressionPlugin'),
    });
    compiler.run(
      (/** @type {Error | null} */ error, /** @type {import('webpack').Stats | undefined} */ stats) => {
        compiler.close(() => {
          if (error) reject(error);
          else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
          else resolve();
        });
      },
    );
  });

const parameters = process.argv.slice(2);
for (
  let [config, folder] = parameters.splice(0, 2);
  config && folder;
  [config, folder] = parameters.splice(0, 2)
) {
  await build(require(config), folder);
}
