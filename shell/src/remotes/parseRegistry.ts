import type { Registry, RegistryRow } from '@paadam/shared/portal';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (name: string, row: unknown): row is RegistryRow =>
  isObject(row) &&
  [row.version, row.baseUrl, row.entry, row.integrity].every((text) => typeof text === 'string') &&
  isDescriptor(name, row.remote);

const isDescriptor = (name: string, remote: unknown): boolean =>
  isObject(remote) &&
  remote.name === name &&
  isObject(remote.landing) &&
  isListOf(
    remote.routes,
    ({ path, roles }) => typeof path === 'string' && (!roles || Array.isArray(roles)),
  ) &&
  isListOf(remote.nav, ({ label, path }) => typeof label === 'string' && typeof path === 'string');

const isListOf = (value: unknown, isSound: (item: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) && value.every((item) => isObject(item) && isSound(item));

/**
 * @param raw `registry.json` as it came
 * @returns the registry with its sound rows; one bad row costs no other portal its place
 */
export const parseRegistry = (raw: unknown): Registry => {
  if (!isObject(raw) || !isObject(raw.remotes)) return { remotes: {} };
  const rows = Object.entries(raw.remotes).filter((row): row is [string, RegistryRow] => isRow(...row));
  return { remotes: Object.fromEntries(rows) };
};
