import { type Registry, RegistryRow } from '@paadam/shared/contract';
import { Value } from 'typebox/value';

const hasRemotes = (raw: unknown): raw is { remotes: Record<string, unknown> } => {
  const remotes = (raw as { remotes?: unknown } | null)?.remotes;
  return typeof remotes === 'object' && remotes !== null && !Array.isArray(remotes);
};

/**
 * @param raw what `registry.json` says
 * @param last the registry in use
 * @param onUnsound is told the name of each row that cannot be used
 * @returns the registry to use now: an unsound row is left as it was, and costs no other portal its release
 * @throws where it is no registry at all
 */
export const soundRegistry = (
  raw: unknown,
  last: Registry | null,
  onUnsound: (name: string) => void,
): Registry => {
  if (!hasRemotes(raw)) throw new Error('There are no "remotes" in it.');
  const remotes: Registry['remotes'] = {};
  for (const [name, row] of Object.entries(raw.remotes)) {
    if (Value.Check(RegistryRow, row) && row.remote.name === name) remotes[name] = row;
    else {
      onUnsound(name);
      const lastRow = last?.remotes[name];
      if (lastRow) remotes[name] = lastRow;
    }
  }
  return { ...raw, remotes };
};
