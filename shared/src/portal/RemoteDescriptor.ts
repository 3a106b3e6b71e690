import type { Role } from '@paadam/shared/domain';

/** For whom a navigation item is: everyone, or the signed-in people of one role. */
export type Audience = 'everyone' | Role;

export interface NavItem {
  label: string;
  /** From the site's root: "/tutor/bookings". */
  path: string;
  for: Audience;
  /** Place in the menu; lower comes first. */
  order: number;
}

export interface DeclaredRoute {
  /** "student.dashboard": how others speak of the page. */
  id: string;
  /** From the site's root, in the router's notation: "/student/bookings/:id". */
  path: string;
  /** Who may enter; absent: anyone. */
  roles?: Role[];
  /** What the document is called, without the site's name: "Find Your Perfect Tutor". Absent: the site's own title. */
  title?: string;
  /** What search engines and link previews say of the page. Absent: the site's own description. */
  description?: string;
  /** The webpack chunk that holds the page. */
  chunk: string;
}

/** What a portal says of itself, in the `remote.json` at the root of its workspace. */
export interface RemoteDeclaration {
  /** The remote's name, "mf-tutor". */
  name: string;
  /** What people call the portal: "Tutor panel". */
  title: string;
  /** The number of the agreement with hosts that it was built for; see RemoteModule.ts. */
  contract: number;
  /** "/tutor", or "/" for the portal that answers every other path. */
  basePath: string;
  /** Where the signed-in people of a role are at home, of those whose home this portal is. */
  landing: Partial<Record<Role, string>>;
  nav: NavItem[];
  routes: DeclaredRoute[];
}

export interface RouteDescriptor extends DeclaredRoute {
  /** The files that its first view needs besides the entry, relative to the version's folder. */
  files: string[];
}

/** A built portal's `remote.json`: its declaration, and what the build made of it. */
export interface RemoteDescriptor extends RemoteDeclaration {
  version: string;
  /** The federation entry, relative to the version's folder. */
  entry: string;
  /** Subresource-integrity hash of the entry. */
  integrity: string;
  /** Those of the files that the routes name, for preloads; the entry itself holds its chunks to theirs. */
  hashes?: Record<string, string>;
  routes: RouteDescriptor[];
}

/** One remote's row in the registry. */
export interface RegistryRow {
  version: string;
  /** Where the version's folder is, ending in a slash: "/mf-tutor/1.4.0/". */
  baseUrl: string;
  entry: string;
  integrity: string;
  remote: RemoteDescriptor;
  /** The row before this one, for going back. */
  previous?: RegistryRow | undefined;
}

/** Which version of each remote is in use, by the remote's name: `/registry.json`. */
export interface Registry {
  remotes: Record<string, RegistryRow>;
}
