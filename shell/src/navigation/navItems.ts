import type { Place } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import type { NavItem, RemoteDeclaration } from '@paadam/shared/portal';

/**
 * @param remotes what the portals declare of themselves
 * @param role of the signed-in person; undefined for a visitor
 * @returns the menu, in the order that the portals ask for
 */
export const navItems = (remotes: readonly RemoteDeclaration[], role: Role | undefined): NavItem[] =>
  remotes
    .flatMap((remote) => remote.nav)
    .filter((item) => item.for === 'everyone' || item.for === (role ?? 'visitor'))
    .sort((one, other) => one.order - other.order);

/** @returns where the people of that role go on a phone, in the order that the portals ask for */
export const placesOf = (remotes: readonly RemoteDeclaration[], role: Role | undefined): Place[] =>
  remotes
    .flatMap((remote) => remote.places ?? [])
    .filter((place) => place.for === role)
    .sort((one, other) => one.order - other.order);
