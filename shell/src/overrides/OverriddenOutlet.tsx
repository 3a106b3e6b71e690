import { FailurePanel } from '@paadam/shared/portal';
import { Button } from '@paadam/shared/ui';
import { useMemo } from 'react';
import type { PortalPlace } from '../remotes/portals';
import { RemoteOutlet } from '../remotes/RemoteOutlet';
import type { Override } from './readOverrides';
import { resetOverride } from './resetOverride';

interface OverriddenOutletProps {
  place: PortalPlace;
  override: Override;
}

/** Shows a portal that comes from elsewhere; where that fails, no one takes it for a failure of the deployed one. */
export function OverriddenOutlet({ place, override: { name, baseUrl } }: OverriddenOutletProps) {
  const named = useMemo(
    () => ({ ...place, title: `${place.title} from ${new URL(baseUrl).origin}` }),
    [place, baseUrl],
  );
  return (
    <RemoteOutlet
      place={named}
      renderFailure={({ kind }, load) => (
        <FailurePanel
          title={named.title}
          onRetry={kind === 'incompatible' ? undefined : load}
          action={
            <Button variant="quiet" onClick={() => resetOverride(name)}>
              Reset
            </Button>
          }
        >
          {kind === 'incompatible'
            ? 'Its override in this browser was built for another version of this site. Reset brings the deployed version back.'
            : 'Its override in this browser did not load. Is the development server running? Reset brings the deployed version back.'}
        </FailurePanel>
      )}
    />
  );
}
