import type { FormAnswer, RemoteDeclaration } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import { createContext, useCallback, useContext } from 'react';
import { hasPage } from './hasPage';

/** What a page may ask of its host. */
export interface Host {
  remotes: readonly RemoteDeclaration[];
  /** The page that "home" means here. Default: "/". */
  home?: string;
  /** Whether the host itself leads to a portal's pages on a phone; else the portal's panel has a menu there. */
  hasPlaces?: boolean;
  /** Where people write to the operator. Absent: the host does not say. */
  contactEmail?: string | undefined;
  /** Who runs the site. Absent: the host does not say. */
  operator?: Operator | undefined;
  /** What the languages of the site call themselves, by their codes. Absent: there is one. */
  languages?: Readonly<Record<string, string>> | undefined;
  /** What a form came to that was sent without scripts, where this document is the answer to it. */
  form?: FormAnswer | null;
}

/** Who runs a site. What is absent, they have not given. */
export interface Operator {
  name?: string | undefined;
  /** By post. */
  address?: string | undefined;
  /** The officer for complaints, with a contact. */
  grievanceOfficer?: string | undefined;
  /** Lessons are paid on the site. */
  takesPayments?: true | undefined;
}

const HostContext = createContext<Host>({ remotes: [] });
export const HostProvider = HostContext.Provider;

export const useHost = (): Host => useContext(HostContext);

/** @returns the page that "home" means on this host */
export const useHome = (): string => useHost().home ?? '/';

/**
 * Portals are deployed one by one, so a page links to another only where it is there.
 *
 * @param path from the site's root, "/contact"
 * @returns whether some portal of this host has that page
 */
export const useHasPage = (path: string): boolean => useHasPages()(path);

/** @returns the same, to be asked of any path */
export const useHasPages = (): ((path: string) => boolean) => {
  const { remotes } = useHost();
  return useCallback((path) => isOnHost(remotes, path.split(/[?#]/, 1)[0] ?? path), [remotes]);
};

/** Each link of a page asks, and most ask for the same few paths. */
const answers = new WeakMap<Host['remotes'], Map<string, boolean>>();

const isOnHost = (remotes: Host['remotes'], pathname: string): boolean => {
  const known = answers.get(remotes) ?? new Map<string, boolean>();
  answers.set(remotes, known);
  const before = known.get(pathname);
  if (before !== undefined) return before;
  const isThere = remotes.some((remote) => hasPage(remote, pathname));
  known.set(pathname, isThere);
  return isThere;
};

/** @returns where the people of a role are at home on this host; without a home of theirs, the host's */
export const useLanding = (role: Role | undefined): string => {
  const { remotes } = useHost();
  const home = useHome();
  if (!role) return home;
  return remotes.map((remote) => remote.landing[role]).find(Boolean) ?? home;
};
