/**
 * Does one build after the other, as it is told to: each message is `{name, isEmbed, folder}`, and each is answered with
 * `{error, warnings}`, both texts or absent. The process ends when whoever started it does.
 */
import { createRequire } from 'node:module';
import { root } from './root.mjs';

const require = createRequire(import.meta.url);

const configOf = ({ name, isEmbed, folder }) => {
  const config = isEmbed
    ? require(`${root}/webpack.shared.js`).embedConfig(`${root}/${name}`)
    : require(`${root}/${name}/webpack.config.js`);
  return folder ? { ...config, output: { ...config.output, path: folder } } : config;
};

const run = (config) =>
  new Promise((resolve, reject) => {
    const compiler = require('webpack')(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve(stats.hasWarnings() ? stats.toString('errors-warnings') : undefined);
      });
    });
  });

process.on('message', async (job) => {
  try {
    process.send({ warnings: await run(configOf(job)) });
  } catch (error) {
    process.send({ error: error.message });
  }
});

process.on('disconnect', () => process.exit());
