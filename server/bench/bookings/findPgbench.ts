import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debians = '/usr/lib/postgresql';

/** @returns the path of pgbench, from PATH or where Debian keeps it; undefined where it is not installed */
export const findPgbench = (): string | undefined => {
  const versions = existsSync(debians) ? readdirSync(debians).sort().reverse() : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debians, version, 'bin')),
  ]
    .map((folder) => join(folder, 'pgbench'))
    .find((file) => existsSync(file));
};
