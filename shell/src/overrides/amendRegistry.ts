import type { Registry, RegistryRow } from '@paadam/shared/portal';
import type { AllowedOrigins } from '../remotes/parseRegistry';
import { fetchPortal, overridingRow } from './fetchPortal';
import type { Override } from './readOverrides';

/**
 * The row that the override of a portal comes to. Where nothing usable is there, its failure shows in the portal's place
 * when it is opened: the deployed version never stands in silently.
 */
const rowOf = async (
  { name, baseUrl }: Override,
  deployed: RegistryRow | undefined,
  allowed: AllowedOrigins,
): Promise<RegistryRow | undefined> => {
  const found = await fetchPortal(baseUrl, allowed).catch(() => null);
  if (found?.remote.name === name) return found;
  return deployed && overridingRow({ ...deployed.remote, entry: 'remoteEntry.js' }, baseUrl);
};

/** @returns the registry with the rows of what this browser takes from elsewhere, as it is there now */
export const amendRegistry = async (
  registry: Registry,
  overrides: readonly Override[],
  allowed: AllowedOrigins,
): Promise<Registry> => {
  const rows = await Promise.all(
    overrides.map(async (override) => [
      override.name,
      await rowOf(override, registry.remotes[override.name], allowed),
    ]),
  );
  return { remotes: { ...registry.remotes, ...Object.fromEntries(rows.filter(([, row]) => row)) } };
};
