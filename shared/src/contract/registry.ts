import { type Role, roles } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { OneOf } from './schema';

// The objects are open: a field more is no fault to the person who does not know it.

export type NavItem = Static<typeof NavItem>;
const NavItem = Type.Object({
  label: Type.String(),
  /** From the site's root: "/tutor/bookings". */
  path: Type.String(),
  /** The readers: everyone, those who are not signed in, or the signed-in people of one role. */
  for: OneOf(['everyone', 'visitor', ...roles]),
  /** Place in the menu; lower comes first. */
  order: Type.Number(),
});

export type Place = Static<typeof Place>;
const Place = Type.Object({
  /** One word, since it stands below a sign: "Bookings". */
  label: Type.String(),
  /** From the site's root: "/tutor/bookings". */
  path: Type.String(),
  /** For the signed-in people of which role it is. */
  for: OneOf(roles),
  /** Lower comes first; the first five stand in the bar. */
  order: Type.Number(),
  /** Other addresses of the same page. */
  also: Type.Optional(Type.Array(Type.String())),
  /** A sign that the shell has by this name: "calendar". One that it has not is a plain dot. */
  icon: Type.String(),
});

const declaredRoute = {
  /** "student.dashboard": how others speak of the page. */
  id: Type.String(),
  /** From the site's root, in the router's notation: "/student/bookings/:id". */
  path: Type.String(),
  /** Who may enter; absent: anyone. */
  roles: Type.Optional(Type.Array(OneOf(roles))),
  /** What the document is called, without the site's name: "Find Your Perfect Tutor". Absent: the site's own title. */
  title: Type.Optional(Type.String()),
  /** What search engines and link previews say of the page. Absent: the site's own description. */
  description: Type.Optional(Type.String()),
  /** The webpack chunk that holds the page. */
  chunk: Type.String(),
  /**
   * The names of the calls that the page's forms make where they are sent without its scripts: as plain posts, to the
   * page's own address. Absent: none.
   */
  posts: Type.Optional(Type.Array(Type.String())),
};

const declaration = {
  /** The remote's name, "mf-tutor". */
  name: Type.String(),
  /** What people call the portal: "Tutor panel". */
  title: Type.String(),
  /** The number of the agreement with hosts that it was built for; see RemoteModule.ts. */
  contract: Type.Integer(),
  /** "/tutor", or "/" for the portal that answers every other path. */
  basePath: Type.String(),
  /** Where the signed-in people of a role are at home, of those whose home this portal is. */
  landing: Type.Unsafe<Partial<Record<Role, string>>>(
    Type.Object(Object.fromEntries(roles.map((role) => [role, Type.Optional(Type.String())]))),
  ),
  nav: Type.Array(NavItem),
  /** Where people go from the bar at the foot of a phone, and from its menu. Absent: nowhere. */
  places: Type.Optional(Type.Array(Place)),
};

/** What a portal says of itself, in the `remote.json` at the root of its workspace. */
export type RemoteDeclaration = Static<typeof RemoteDeclaration>;
const RemoteDeclaration = Type.Object({ ...declaration, routes: Type.Array(Type.Object(declaredRoute)) });

/** One hash, of a kind that browsers check; empty: none, as of a build that changes while it is looked at. */
const Integrity = Type.String({ pattern: '^(sha(256|384|512)-[A-Za-z0-9+/]+={0,2})?$' });

export type RouteDescriptor = Static<typeof RouteDescriptor>;
const RouteDescriptor = Type.Object({
  ...declaredRoute,
  /** The files that its first view needs besides the entry, relative to the version's folder. */
  files: Type.Array(Type.String()),
  /** By the language, the files with what the page says in it; absent: it says all in English. */
  words: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
});

/** Of a dependency that builds share, by its name. */
export type SharedDependency = Static<typeof SharedDependency>;
const SharedDependency = Type.Object({
  /** The range that the build asks for; absent: it only brings it. */
  requiredVersion: Type.Optional(Type.String()),
  singleton: Type.Optional(Type.Boolean()),
  strictVersion: Type.Optional(Type.Boolean()),
  /** What the build brings; absent: it only takes it. */
  version: Type.Optional(Type.String()),
  /** Of a portal: none of its pages needs it for its first view. */
  late: Type.Optional(Type.Boolean()),
});

const built = {
  version: Type.String(),
  /** The federation entry, relative to the version's folder. */
  entry: Type.String(),
  /** Subresource-integrity hash of the entry. */
  integrity: Integrity,
};

/** A built portal's `remote.json`: its declaration, and what the build made of it. */
export type RemoteDescriptor = Static<typeof RemoteDescriptor>;
export const RemoteDescriptor = Type.Object({
  ...declaration,
  ...built,
  /** Of the files that the routes name, for preloads; the entry itself holds its chunks to theirs. */
  hashes: Type.Optional(Type.Record(Type.String(), Integrity)),
  routes: Type.Array(RouteDescriptor),
  /** By its name, what it asks for of all that is once in a page. */
  shared: Type.Optional(Type.Record(Type.String(), SharedDependency)),
  /** By the language, what each text that people read of the declaration is in it; absent: it is in English alone. */
  texts: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
  /** The build for Node, which draws its pages, relative to the version's folder; absent: browsers render them. */
  ssr: Type.Optional(Type.String()),
});

const row = {
  ...built,
  /** Where the version's folder is, ending in a slash: "/mf-tutor/1.4.0/". */
  baseUrl: Type.String(),
  remote: RemoteDescriptor,
};

/** One remote's row in the registry. */
export type RegistryRow = Static<typeof RegistryRow>;
export const RegistryRow = Type.Object({
  ...row,
  /** The row before this one, for going back. */
  previous: Type.Optional(Type.Object(row)),
});

/** Which version of each remote is in use, by the remote's name: `/registry.json`. */
export interface Registry {
  remotes: Record<string, RegistryRow>;
}
