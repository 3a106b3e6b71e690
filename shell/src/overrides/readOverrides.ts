import type { AllowedOrigins } from '../remotes/parseRegistry';
import { portals } from '../remotes/portals';
import { readAddress } from './readAddress';
import type { StoredOverrides } from './storedOverrides';

/** A portal that this browser takes from elsewhere. */
export interface Override {
  name: string;
  /** What people call the portal. */
  title: string;
  baseUrl: string;
}

/** An override that is not followed, and why. */
export interface RefusedOverride extends Override {
  reason: string;
}

/** @returns what this browser was told, checked anew each time: an origin may have been taken off the list since */
export const readOverrides = (
  stored: StoredOverrides,
  allowed: AllowedOrigins,
): { active: Override[]; refused: RefusedOverride[] } => {
  const active: Override[] = [];
  const refused: RefusedOverride[] = [];
  for (const { name, title } of portals) {
    const baseUrl = stored[name];
    if (baseUrl === undefined) continue;
    const address = readAddress(baseUrl, allowed);
    if (address.status === 'fine') active.push({ name, title, baseUrl: address.baseUrl });
    else refused.push({ name, title, baseUrl, reason: address.reason });
  }
  return { active, refused };
};
