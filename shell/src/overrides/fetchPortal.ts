import type { RegistryRow, RemoteDescriptor } from '@paadam/shared/portal';
import { type AllowedOrigins, isAllowed } from '../remotes/parseRegistry';

/** Milliseconds; a development server answers at once, or is not there. */
const patience = 2_000;

const havePaths = (list: unknown): boolean =>
  Array.isArray(list) && list.every((item) => typeof item?.path === 'string');

/** No one has looked at it before: an address may have been mistyped. */
const isPortal = (raw: unknown): raw is RemoteDescriptor => {
  const { name, entry, landing, nav, routes } = (raw ?? {}) as Partial<
    Record<keyof RemoteDescriptor, unknown>
  >;
  return (
    typeof name === 'string' &&
    typeof entry === 'string' &&
    typeof landing === 'object' &&
    landing !== null &&
    havePaths(nav) &&
    havePaths(routes)
  );
};

/**
 * A row of the registry for an address that a person chose for this browser. It is held to no hash: that of a build in
 * development changes with each edit, and would come from the same place as the code. It has nothing to fall back to,
 * so that no one takes the deployed version for their own.
 */
export const overridingRow = (remote: RemoteDescriptor, baseUrl: string): RegistryRow => ({
  version: 'override',
  baseUrl,
  entry: remote.entry,
  integrity: '',
  remote,
});

/**
 * @param baseUrl folder of a build of a portal, with a slash at the end
 * @returns the portal that is there
 * @throws where none is, or its entry is elsewhere than is allowed
 */
export const fetchPortal = async (baseUrl: string, allowed: AllowedOrigins): Promise<RegistryRow> => {
  const url = `${baseUrl}remote.json`;
  const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const raw: unknown = await answer.json();
  if (!isPortal(raw) || !isAllowed(baseUrl, raw.entry, allowed)) {
    throw new Error(`${url} describes no portal that could be shown here.`);
  }
  return overridingRow(raw, baseUrl);
};
