import type { Registry, RegistryRow } from '@paadam/shared/portal';

/** Where the code of portals may come from. */
export interface AllowedOrigins {
  /** The document's own. */
  own: string;
  /** What the operator allows beside it. */
  remotes: readonly string[];
}

/** @returns whether the entry of a folder is one that may run here */
export const isAllowed = (baseUrl: string, entry: string, { own, remotes }: AllowedOrigins): boolean => {
  if (!URL.canParse(baseUrl, own)) return false;
  const folder = new URL(baseUrl, own);
  if (!URL.canParse(entry, folder)) return false;
  const { origin } = new URL(entry, folder);
  return origin === own || remotes.includes(origin);
};

/** One hash, of a kind that browsers check; anything else they would pass over, and run the script unchecked. */
const isHeld = (row: RegistryRow | null): boolean =>
  /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(row?.integrity ?? '');

const mayRun = (row: RegistryRow, allowed: AllowedOrigins): boolean =>
  isHeld(row) && isAllowed(row.baseUrl, row.entry, allowed);

const withSafePrevious = (row: RegistryRow, allowed: AllowedOrigins): RegistryRow => {
  if (!row.previous || mayRun(row.previous, allowed)) return row;
  const { previous: _, ...alone } = row;
  return alone;
};

/**
 * @param raw `registry.json` as the server gives it out, which has looked at its shape; or what came in its place
 * @returns the registry with the rows whose code may run here; one from elsewhere than is allowed, or that is held to
 *   no hash, costs no other portal its place
 */
export const parseRegistry = (raw: unknown, allowed: AllowedOrigins): Registry => ({
  remotes: Object.fromEntries(
    Object.entries((raw as Registry | null | undefined)?.remotes ?? {})
      .filter(([, row]) => mayRun(row, allowed))
      .map(([name, row]) => [name, withSafePrevious(row, allowed)]),
  ),
});
