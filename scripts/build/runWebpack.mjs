/**
 * Does one build after the other, as it is told to: each message is a `Job`, and each is
 * answered with `{error, warnings}`, both texts or absent. The process ends when the person who started it does.
 */
import { createRequire } from 'node:module';
import { root } from '../root.mjs';

const require = createRequire(import.meta.url);

/** @typedef {import('./compile.mjs').Job} Job */

/** @param {Job} job */
const configFor = ({ workspace, isEmbed, staging }) => {
  if (isEmbed) return require('./embedConfig.js').embedConfig(workspace);
  if (staging && workspace === `${root}/shell`) {
    return require(`${root}/webpack.shared.js`).shellConfig(workspace, { staging });
  }
  return require(`${workspace}/webpack.config.js`);
};

/** @param {Job} job */
const configOf = (job) => {
  const config = configFor(job);
  return { ...config, output: { ...config.output, path: job.folder } };
};

/**
 * @param {import('webpack').Configuration} config
 * @returns {Promise<string | undefined>} warnings
 */
const run = (config) =>
  new Promise((resolve, reject) => {
    const compiler = require('webpack')(config);
    compiler.run((/** @type {Error | null} */ error, /** @type {import('webpack').Stats} */ stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve(stats.hasWarnings() ? stats.toString('errors-warnings') : undefined);
      });
    });
  });

process.on('message', async (/** @type {Job} */ job) => {
  try {
    process.send?.({ warnings: await run(configOf(job)) });
  } catch (error) {
    process.send?.({ error: error.message });
  }
});

process.on('disconnect', () => process.exit());
