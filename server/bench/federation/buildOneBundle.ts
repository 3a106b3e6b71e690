import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@paadam/shared/contract';
import webpack from 'webpack';
import { bundleConfig } from '../../../scripts/build/bundleConfig.js';
import { makeShellLive } from '../../../scripts/build/makeLive.mjs';
import { portals } from '../../../scripts/workspaces.mjs';
import { rootFolder } from '../../src/paths';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** @returns the files of each chunk that has a name */
const compile = (folder: string): Promise<(chunk: string) => string[]> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(bundleConfig(folder, portals));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error);
        if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
        const { namedChunkGroups } = stats.compilation;
        resolve((chunk) =>
          (namedChunkGroups.get(chunk)?.getFiles() ?? []).filter((file) => file.endsWith('.js')),
        );
      });
    });
  });

/**
 * Builds the site as one bundle, as a folder that our server serves like any other: with the same document and data, and
 * with preloads of the bundle and of the asked page's chunks.
 *
 * @param dist where it goes
 */
export const buildOneBundle = async (dist: string): Promise<void> => {
  const { version } = readJson(join(rootFolder, 'shell/package.json'));
  const folder = join(dist, 'shell', version);
  mkdirSync(folder, { recursive: true });
  const filesOf = await compile(folder);
  const descriptor = readJson(join(folder, 'shell.json'));
  const [bundle = ''] = descriptor.scripts;

  const ofSite = join(rootFolder, 'dist');
  /** What the server draws pages with is the same for both: a bundle has nothing of its own for that. */
  const lend = (baseUrl: string, file: string) =>
    copyFileSync(join(ofSite, baseUrl, file), join(folder, file));
  const { ssr, baseUrl: ofShell, shared } = readJson(join(ofSite, 'shell.json'));
  if (ssr) lend(ofShell, ssr);
  writeFileSync(
    join(folder, 'shell.json'),
    JSON.stringify({ ...descriptor, ...(ssr ? { ssr, shared } : {}) }),
  );
  makeShellLive({ dist });

  const federated: Registry = readJson(join(ofSite, 'registry.json'));
  const remotes: Registry['remotes'] = {};
  for (const [name, row] of Object.entries(federated.remotes)) {
    const declared = readJson(join(rootFolder, name, 'remote.json'));
    const chunks = new Map(
      declared.routes.map((route: { path: string; chunk: string }) => [route.path, route.chunk]),
    );
    const { hashes: _, ...remote } = row.remote;
    if (remote.ssr) lend(row.baseUrl, remote.ssr);
    const { previous: __, ...rest } = row;
    remotes[name] = {
      ...rest,
      baseUrl: `/shell/${version}/`,
      entry: bundle,
      integrity: '',
      remote: {
        ...remote,
        routes: remote.routes.map((route) => ({
          ...route,
          files: filesOf(String(chunks.get(route.path))),
        })),
      },
    };
  }
  writeFileSync(join(dist, 'registry.json'), JSON.stringify({ remotes }));
};
