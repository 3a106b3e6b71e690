import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { makeShellLive } from '../../../scripts/build/makeLive.mjs';
import { setLive } from '../../../scripts/release/registry.mjs';
import { remoteConfig, shellConfig } from '../../../webpack.shared.js';
import { rootFolder } from '../../src/paths';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const compile = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error);
        if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
        resolve();
      });
    });
  });

/**
 * Builds shell and public portal in development's mode, whose React names each place where a browser would have drawn
 * something else; with the files that the server draws pages with, as they are deployed.
 *
 * @param output the folder, which a server can serve then
 */
export const buildForDevelopment = async (output: string): Promise<void> => {
  const mode = { development: true, fastRefresh: false, drawn: true, output };
  await compile(shellConfig(join(rootFolder, 'shell'), mode));
  await compile(remoteConfig(join(rootFolder, 'mf-public'), mode));
  makeShellLive({ dist: output });
  const { version } = readJson(join(rootFolder, 'mf-public/package.json'));
  const baseUrl = `/mf-public/${version}/`;
  setLive(join(output, 'registry.json'), readJson(join(output, baseUrl, 'remote.json')), baseUrl);
};
