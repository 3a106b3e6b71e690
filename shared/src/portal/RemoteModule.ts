import type { Slice } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import type { Saga } from 'redux-saga';

/** The number of the agreement between hosts and remotes that this file states. */
export const contractNumber = 1;

/**
 * A route of a portal, its path relative to the portal's base. Loaders and `lazy` are left out on purpose:
 * `useRoutes` ignores them, so pages are lazy components (see `LazyPage`).
 */
export type PortalRoute =
  | { path: string; element: ReactNode; children?: PortalRoute[] }
  | { index: true; element: ReactNode };

/** What a portal is, to whoever hosts it: the default export of its `./remote`. */
export interface RemoteModule {
  contract: typeof contractNumber;
  /** The remote's name in the registry, "mf-tutor". */
  name: string;
  routes: PortalRoute[];
  /** State groups of the portal's own, put into the host's store. */
  slices?: readonly Slice[];
  /** Runs from the moment the portal is first shown. */
  saga?: Saga;
}
