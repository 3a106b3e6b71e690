/**
 * Makes the version of one portal that was live before live again. What it replaces is kept, so that the same command
 * once more undoes it.
 *
 *   npm run rollback -w mf-tutor -- --to <folder, or path of a registry.json>
 *
 * --to  as for a release
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readTarget } from './readTarget.mjs';
import { goBack } from './registry.mjs';
import { readLiveShell, requireFit } from './shellFit.mjs';

try {
  const { name, registry, folder } = readTarget(process.argv.slice(2));
  const row = goBack(registry, name, ({ version, baseUrl, entry, remote }) => {
    const isElsewhere = URL.canParse(baseUrl);
    if (!isElsewhere && !existsSync(join(folder, baseUrl, entry))) {
      throw new Error(
        `${name} ${version} cannot be live again: its files are not in ${join(folder, baseUrl)}.`,
      );
    }
    requireFit(remote, readLiveShell(folder));
  });
  const milliseconds = Math.ceil(performance.now());
  console.log(
    `${name} ${row.version} is live again in ${registry}, instead of ${row.previous?.version} (${milliseconds} ms)`,
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
