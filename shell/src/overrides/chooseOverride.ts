import type { AllowedOrigins } from '../remotes/parseRegistry';
import { portals } from '../remotes/portals';
import { fetchPortal } from './fetchPortal';
import { readAddress } from './readAddress';
import { storedOverrides } from './storedOverrides';

type Choice = { status: 'chosen' } | { status: 'refused'; reason: string };

/** Has this browser take the portal at an address from there, from the next load on; or says why it does not. */
export const chooseOverride = async (text: string, allowed: AllowedOrigins): Promise<Choice> => {
  const address = readAddress(text, allowed);
  if (address.status === 'refused') return address;
  const { baseUrl } = address;
  const found = await fetchPortal(baseUrl, allowed).catch(() => null);
  if (!found) {
    const reason = `There is no portal at ${baseUrl}. Is its development server running, and may this site reach your device?`;
    return { status: 'refused', reason };
  }
  const { name } = found.remote;
  if (!portals.some((place) => place.name === name)) {
    return { status: 'refused', reason: `This site has no place for a portal called ${name}.` };
  }
  try {
    storedOverrides.set(name, baseUrl);
  } catch {
    return { status: 'refused', reason: 'This browser keeps nothing for this site.' };
  }
  return { status: 'chosen' };
};
