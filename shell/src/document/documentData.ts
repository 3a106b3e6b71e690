import type { SessionCheck } from '@paadam/shared/contract';
import type { Operator } from '@paadam/shared/portal';

/** The ids of the `application/json` elements in which the document brings its data. */
const elementIds = { session: 'paadam-session', registry: 'paadam-registry', site: 'paadam-site' } as const;

const read = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** @returns the answer of `refresh_auth` where the server put it into the document */
export const sessionOfDocument = (): SessionCheck | undefined => {
  const session = read(elementIds.session);
  return typeof session === 'object' && session !== null ? (session as SessionCheck) : undefined;
};

/** What the server says of the site beside the registry, as yet unchecked. */
const siteOfDocument = (): { contactEmail?: unknown; operator?: unknown; remoteOrigins?: unknown } => {
  const site = read(elementIds.site);
  return typeof site === 'object' && site !== null ? site : {};
};

/** @returns the operator's e-mail address where the server put it into the document */
export const contactEmailOfDocument = (): string | undefined => textIn(siteOfDocument().contactEmail);

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/** @returns who runs the site where the server put it into the document; undefined: it says nothing of it */
export const operatorOfDocument = (): Operator | undefined => {
  const { operator } = siteOfDocument();
  if (typeof operator !== 'object' || operator === null) return undefined;
  const { name, address, grievanceOfficer } = operator as Record<keyof Operator, unknown>;
  return { name: textIn(name), address: textIn(address), grievanceOfficer: textIn(grievanceOfficer) };
};

/** @returns the origins that portals may come from beside this one, as the server put them into the document */
export const remoteOriginsOfDocument = (): readonly string[] => {
  const { remoteOrigins } = siteOfDocument();
  return Array.isArray(remoteOrigins) ? remoteOrigins.filter((origin) => typeof origin === 'string') : [];
};

/** @returns the registry where the server put it into the document, as yet unchecked */
export const registryOfDocument = (): unknown => read(elementIds.registry);
