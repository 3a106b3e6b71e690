import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { RemoteDeclaration } from './RemoteDescriptor';
import { Guard } from './session/Guard';

export interface PortalGuardProps {
  remote: RemoteDeclaration;
  /** What a visitor sees in place of a page that needs a session. */
  visitor: ReactNode;
  children: ReactNode;
}

/**
 * Guards whichever of the portal's pages is open by the roles that the portal declares for it. A path that it does
 * not declare is let through: the portal's own 404 page answers it.
 */
export function PortalGuard({ remote, visitor, children }: PortalGuardProps) {
  const { pathname } = useLocation();
  const route = remote.routes.find(({ path }) => matchPath(path, pathname));
  return (
    <Guard roles={route?.roles} visitor={visitor}>
      {children}
    </Guard>
  );
}
