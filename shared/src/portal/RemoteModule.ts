import type { Feature, Slice } from '@paadam/shared/state';
import type { ReactNode } from 'react';
import type { Saga } from 'redux-saga';

/**
 * The number of the agreement between hosts and remotes that this file states; docs/decisions/0017 says when it is
 * raised. A host knows by it what it understands. A remote writes its own number out: at run time this file is the
 * host's, and would say the host's number of every remote.
 */
export const contractNumber = 1;

/**
 * A route of a portal, its path relative to the portal's base. Loaders and `lazy` are left out on purpose:
 * `useRoutes` ignores them, so pages are lazy components (see `LazyPage`).
 */
export type PortalRoute =
  | { path: string; element: ReactNode; children?: PortalRoute[] }
  | { index: true; element: ReactNode };

/** What a portal is, to its host: the default export of its `./remote`. */
export interface RemoteModule {
  /** The number of the agreement that it was built for, as a number of its own. */
  contract: typeof contractNumber;
  /** The remote's name in the registry, "mf-tutor". */
  name: string;
  routes: PortalRoute[];
  /** What its pages need of the store that other portals need, too. */
  features?: readonly Feature[];
  /** State groups of the portal's own, put into the host's store. */
  slices?: readonly Pick<Slice, 'reducerPath' | 'reducer'>[];
  /** Runs from the moment the portal is first shown. */
  saga?: Saga;
}
