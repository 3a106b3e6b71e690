import type { Registry, RegistryRow } from '@paadam/shared/portal';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One hash, of a kind that browsers check; anything else they would pass over, and run the script unchecked. */
const isIntegrity = (value: unknown): boolean =>
  typeof value === 'string' && /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(value);

const isRow = (name: string, row: unknown, allowed: AllowedOrigins): row is RegistryRow =>
  isObject(row) &&
  [row.version, row.baseUrl, row.entry].every((text) => typeof text === 'string') &&
  isIntegrity(row.integrity) &&
  isAllowed(row.baseUrl as string, row.entry as string, allowed) &&
  isDescriptor(name, row.remote);

/** @returns whether the entry of a folder is one that may run here */
export const isAllowed = (baseUrl: string, entry: string, { own, remotes }: AllowedOrigins): boolean => {
  if (!URL.canParse(baseUrl, own)) return false;
  const folder = new URL(baseUrl, own);
  if (!URL.canParse(entry, folder)) return false;
  const { origin } = new URL(entry, folder);
  return origin === own || remotes.includes(origin);
};

/** @returns whether that is what a portal of that name says of itself, as far as a shell needs it */
export const isDescriptor = (name: string, remote: unknown): boolean =>
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

/** Where the code of portals may come from. */
export interface AllowedOrigins {
  /** The document's own. */
  own: string;
  /** What the operator allows beside it. */
  remotes: readonly string[];
}

const withSoundPrevious = (name: string, row: RegistryRow, allowed: AllowedOrigins): RegistryRow =>
  row.previous === undefined || isRow(name, row.previous, allowed) ? row : { ...row, previous: undefined };

/**
 * @param raw `registry.json` as it came
 * @returns the registry with its sound rows; one bad row, or one from elsewhere than is allowed, costs no other portal
 *   its place
 */
export const parseRegistry = (raw: unknown, allowed: AllowedOrigins): Registry => {
  if (!isObject(raw) || !isObject(raw.remotes)) return { remotes: {} };
  const rows = Object.entries(raw.remotes).flatMap(([name, row]) =>
    isRow(name, row, allowed) ? [[name, withSoundPrevious(name, row, allowed)]] : [],
  );
  return { remotes: Object.fromEntries(rows) };
};
