import type { Registry, RegistryRow } from '@paadam/shared/portal';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (name: string, row: unknown): row is RegistryRow =>
  isObject(row) &&
  [row.version, row.baseUrl, row.entry, row.integrity].every((text) => typeof text === 'string') &&
  isObject(row.remote) &&
  row.remote.name === name &&
  Array.isArray(row.remote.routes) &&
  Array.isArray(row.remote.nav);

/**
 * @param raw `registry.json` as it came
 * @returns the registry with its sound rows; one bad row costs no other portal its place
 */
export const parseRegistry = (raw: unknown): Registry => {
  if (!isObject(raw) || !isObject(raw.remotes)) return { remotes: {} };
  const rows = Object.entries(raw.remotes).filter((row): row is [string, RegistryRow] => isRow(...row));
  return { remotes: Object.fromEntries(rows) };
};
