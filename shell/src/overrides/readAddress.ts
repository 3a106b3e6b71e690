import { type AllowedOrigins, isAllowed } from '../remotes/parseRegistry';

/** What a person typed, as the address of a portal's folder, or why it is none that may be used. */
type ReadAddress = { status: 'fine'; baseUrl: string } | { status: 'refused'; reason: string };

const refused = (reason: string): ReadAddress => ({ status: 'refused', reason });

/**
 * @param text "http://localhost:3003", or the address of a folder or of its `remote.json`
 * @param allowed where code may come from; typing an address allows nothing that the operator does not
 */
export const readAddress = (text: string, allowed: AllowedOrigins): ReadAddress => {
  const typed = text.trim();
  if (!URL.canParse(typed) || !/^https?:$/.test(new URL(typed).protocol)) {
    return refused('Enter an address such as http://localhost:3003.');
  }
  const { origin, pathname } = new URL(typed);
  const baseUrl = origin + pathname.replace(/remote\.json$/, '').replace(/\/*$/, '/');
  if (isAllowed(baseUrl, 'remote.json', allowed)) return { status: 'fine', baseUrl };
  return refused(`No portal may come from ${origin}: REMOTE_ORIGINS of this site’s server does not name it.`);
};
