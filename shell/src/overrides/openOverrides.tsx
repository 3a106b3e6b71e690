import type { Registry } from '@paadam/shared/portal';
import type { ReactElement } from 'react';
import type { AllowedOrigins } from '../remotes/parseRegistry';
import type { PortalPlace } from '../remotes/portals';
import { amendRegistry } from './amendRegistry';
import { OverriddenOutlet } from './OverriddenOutlet';
import { OverrideBar } from './OverrideBar';
import { readOverrides } from './readOverrides';
import { storedOverrides } from './storedOverrides';

/** What a shell built for staging has beside the others. */
interface Overrides {
  /** Puts what this browser takes from elsewhere in the place of what is deployed. */
  amend(registry: Registry): Promise<Registry>;
  /** @returns what shows a portal that comes from elsewhere; undefined for one that does not */
  outlet(place: PortalPlace): ReactElement | undefined;
  bar: ReactElement;
}

/** They are those that the page started with: to change one reloads it. */
export const openOverrides = (allowed: AllowedOrigins): Overrides => {
  const { active, refused } = readOverrides(storedOverrides.get(), allowed);
  return {
    amend: (registry) => amendRegistry(registry, active, allowed),
    outlet: (place) => {
      const override = active.find(({ name }) => name === place.name);
      return override && <OverriddenOutlet key={place.name} place={place} override={override} />;
    },
    bar: <OverrideBar active={active} refused={refused} allowed={allowed} />,
  };
};
