import type { DrawnPage, FormAnswer, SessionCheck } from '@paadam/shared/contract';
import type { Operator } from '@paadam/shared/portal';

/** The ids of the `application/json` elements in which the document brings its data. */
const elementIds = {
  session: 'paadam-session',
  registry: 'paadam-registry',
  site: 'paadam-site',
  drawn: 'paadam-drawn',
} as const;

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

/** What the server says of the site beside the registry. */
interface Site {
  /** The operator's e-mail address. */
  contactEmail: string | undefined;
  /** Who runs the site; undefined: the server says nothing of it. */
  operator: Operator | undefined;
  /** The origins that portals may come from beside this one. */
  remoteOrigins: readonly string[];
  /** What the site's languages call themselves, by their codes; undefined: it has one. */
  languages: Readonly<Record<string, string>> | undefined;
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

const operatorIn = (operator: unknown): Operator | undefined => {
  if (typeof operator !== 'object' || operator === null) return undefined;
  const { name, address, grievanceOfficer, takesPayments } = operator as Record<keyof Operator, unknown>;
  return {
    name: textIn(name),
    address: textIn(address),
    grievanceOfficer: textIn(grievanceOfficer),
    ...(takesPayments === true && { takesPayments }),
  };
};

/** @param said by the server, as yet unchecked */
export const siteOf = (said: unknown): Site => {
  const site: { [Name in keyof Site]?: unknown } = typeof said === 'object' && said !== null ? said : {};
  const { contactEmail, operator, remoteOrigins, languages } = site;
  return {
    contactEmail: textIn(contactEmail),
    operator: operatorIn(operator),
    languages: languages as Site['languages'],
    remoteOrigins: Array.isArray(remoteOrigins)
      ? remoteOrigins.filter((origin) => typeof origin === 'string')
      : [],
  };
};

/** @returns what the document says of the site */
export const siteOfDocument = (): Site => siteOf(read(elementIds.site));

/** @returns the registry where the server put it into the document, as yet unchecked */
export const registryOfDocument = (): unknown => read(elementIds.registry);

/** What the server has drawn into the document, beside what it was drawn from. */
export interface Drawn extends Pick<DrawnPage, 'portal' | 'state'> {
  form: FormAnswer | null;
}

/** @returns what the server has drawn; undefined: nothing */
export const drawnOfDocument = (): Drawn | undefined => {
  const drawn = read(elementIds.drawn);
  return typeof drawn === 'object' && drawn !== null ? (drawn as Drawn) : undefined;
};
