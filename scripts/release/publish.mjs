import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeVersion } from './placeVersion.mjs';
import { setLive } from './registry.mjs';

/**
 * Releases a build: its files first, and once all of them are there its row in the registry.
 *
 * @param {string} built folder of the build
 * @param {{registry: string, files: string, baseUrl: string}} target the registry's path; the folder that has a folder
 *   for each remote; and where browsers find that folder, with a slash at the end
 * @returns {{row: import('@paadam/shared/contract').RegistryRow, place: string, isNew: boolean}} the row that is live now, the version's folder, and whether
 *   that was not there before
 */
export const publish = (built, { registry, files, baseUrl }) => {
  const remote = JSON.parse(readFileSync(join(built, 'remote.json'), 'utf8'));
  const path = `${remote.name}/${remote.version}`;
  const place = join(files, path);
  const isNew = placeVersion(built, place);
  return { row: setLive(registry, remote, `${baseUrl}${path}/`), place, isNew };
};
