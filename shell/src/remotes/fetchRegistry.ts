import type { Registry } from '@paadam/shared/portal';
import { type AllowedOrigins, parseRegistry } from './parseRegistry';

/**
 * In the language of the document, as far as portals say what they declare in it.
 *
 * @param signal ends the request. The person who no longer waits must end it: to the browser's cache the next one has the same
 *   address, and waits until this one is over.
 * @returns the registry as it stands on the server now
 * @throws where it cannot be fetched or is no JSON
 */
export const fetchRegistry = async (allowed: AllowedOrigins, signal: AbortSignal): Promise<Registry> => {
  const { lang } = document.documentElement;
  const answer = await fetch(`/registry.json${lang === 'en' ? '' : `?language=${lang}`}`, {
    cache: 'no-cache',
    signal,
  });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
  return parseRegistry(await answer.json(), allowed);
};
