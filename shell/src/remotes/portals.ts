import type { Role } from '@paadam/shared/domain';
import * as words from '../messages/frame';

/** A place that the shell keeps for a portal, whether or not the registry has one for it. */
export interface PortalPlace {
  /** The remote's name in the registry. */
  name: string;
  basePath: string;
  /** What the failure panel calls it while the portal itself cannot say. */
  title: string;
  /** Whose area it is while the portal itself cannot say. */
  roles?: Role[];
}

/** The public site comes last: it answers every path that the others do not. */
export const portals: readonly PortalPlace[] = [
  {
    name: 'mf-tutor',
    basePath: '/tutor',
    get title() {
      return words.tutorPanel();
    },
    roles: ['tutor'],
  },
  {
    name: 'mf-student',
    basePath: '/student',
    get title() {
      return words.studentPortal();
    },
    roles: ['student', 'parent'],
  },
  {
    name: 'mf-parent',
    basePath: '/parent',
    get title() {
      return words.parentPortal();
    },
    roles: ['parent'],
  },
  {
    name: 'mf-public',
    basePath: '/',
    get title() {
      return words.publicSite();
    },
  },
];

/** @returns the portal that answers the path */
export const portalAt = (pathname: string): PortalPlace | undefined =>
  portals.find(
    ({ basePath }) => basePath === '/' || pathname === basePath || pathname.startsWith(`${basePath}/`),
  );
