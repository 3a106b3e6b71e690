import type { Registry } from '@paadam/shared/portal';
import { type AllowedOrigins, parseRegistry } from './parseRegistry';

/**
 * @returns the registry as it stands on the server now
 * @throws where it cannot be fetched or is no JSON
 */
export const fetchRegistry = async (allowed: AllowedOrigins): Promise<Registry> => {
  const answer = await fetch('/registry.json', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
  return parseRegistry(await answer.json(), allowed);
};
