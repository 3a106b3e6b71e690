import { FailureBoundary, type RemoteModule } from '@paadam/shared/portal';
import { useLocation, useRoutes } from '@paadam/shared/router';
import type { ReactNode } from 'react';

interface PortalViewProps {
  remote: RemoteModule;
  /** Stands in for a portal that broke down, until the next navigation. */
  failure: ReactNode;
}

/** A portal's pages. What breaks down in one of them leaves everything around it alone. */
export function PortalView({ remote, failure }: PortalViewProps) {
  const { key } = useLocation();
  return (
    <FailureBoundary resetKey={key} fallback={() => failure}>
      <PortalRoutes remote={remote} />
    </FailureBoundary>
  );
}

function PortalRoutes({ remote }: { remote: RemoteModule }) {
  return useRoutes(remote.routes);
}
