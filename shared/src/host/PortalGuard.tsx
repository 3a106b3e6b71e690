import type { RemoteDeclaration } from '@paadam/shared/contract';
import { LazyPage } from '@paadam/shared/portal';
import { matchPath, useLocation } from '@paadam/shared/router';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import type { ReactNode } from 'react';
import { Guard } from './Guard';

/** Hardly anybody needs it. */
const suspended = () => import(/* webpackChunkName: "suspended" */ './SuspendedPage');

interface PortalGuardProps {
  remote: RemoteDeclaration;
  /** What a visitor sees in place of a page that needs a session. */
  visitor: ReactNode;
  children: ReactNode;
}

/** The router matches its routes so; `matchPath` takes the path as it is, and would let "/t%75tor" through. */
const decoded = (pathname: string): string => {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
};

/**
 * Guards whichever of the portal's pages is open by the roles that the portal declares for it. A path that it does
 * not declare is let through: the portal's own 404 page answers it. Who is suspended sees no page at all but why.
 */
export function PortalGuard({ remote, visitor, children }: PortalGuardProps) {
  const pathname = decoded(useLocation().pathname);
  const route = remote.routes.find(({ path }) => matchPath(path, pathname));
  if (usePaadamSelector(selectUser)?.suspension) return <LazyPage load={suspended} />;
  return (
    <Guard roles={route?.roles} visitor={visitor}>
      {children}
    </Guard>
  );
}
