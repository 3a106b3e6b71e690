import { type Registry, RegistryRow } from '@paadam/shared/contract';
import { Value } from 'typebox/value';

const hasRemotes = (raw: unknown): raw is { remotes: Record<string, unknown> } => {
  const remotes = (raw as { remotes?: unknown } | null)?.remotes;
  return typeof remotes === 'object' && remotes !== null && !Array.isArray(remotes);
};

/** One that cannot be gone back to costs the way back, and not the row. */
const withoutUnsoundPrevious = (row: unknown): unknown => {
  if (typeof row !== 'object' || row === null || Value.Check(RegistryRow, row)) return row;
  const { previous: _, ...alone } = row as { previous?: unknown };
  return alone;
};

/**
 * @param raw what `registry.json` says
 * @param last the registry in use
 * @param onUnsound is told the name of each row that cannot be used, and whether only its way back cannot
 * @returns the registry to use now: an unsound row is left as it was, and costs no other portal its release
 * @throws where it is no registry at all
 */
export const soundRegistry = (
  raw: unknown,
  last: Registry | null,
  onUnsound: (name: string, part: 'row' | 'previous') => void,
): Registry => {
  if (!hasRemotes(raw)) throw new Error('There are no "remotes" in it.');
  const remotes: Registry['remotes'] = {};
  for (const [name, given] of Object.entries(raw.remotes)) {
    const row = withoutUnsoundPrevious(given);
    if (Value.Check(RegistryRow, row) && row.remote.name === name) {
      if (row !== given) onUnsound(name, 'previous');
      remotes[name] = row;
    } else {
      onUnsound(name, 'row');
      const lastRow = last?.remotes[name];
      if (lastRow) remotes[name] = lastRow;
    }
  }
  return { ...raw, remotes };
};
