import type { SessionCheck } from '@paadam/shared/contract';

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
const siteOfDocument = (): { contactEmail?: unknown; remoteOrigins?: unknown } => {
  const site = read(elementIds.site);
  return typeof site === 'object' && site !== null ? site : {};
};

/** @returns the operator's e-mail address where the server put it into the document */
export const contactEmailOfDocument = (): string | undefined => {
  const { contactEmail } = siteOfDocument();
  return typeof contactEmail === 'string' && contactEmail ? contactEmail : undefined;
};

/** @returns the origins that portals may come from beside this one, as the server put them into the document */
export const remoteOriginsOfDocument = (): readonly string[] => {
  const { remoteOrigins } = siteOfDocument();
  return Array.isArray(remoteOrigins) ? remoteOrigins.filter((origin) => typeof origin === 'string') : [];
};

/** @returns the registry where the server put it into the document, as yet unchecked */
export const registryOfDocument = (): unknown => read(elementIds.registry);
