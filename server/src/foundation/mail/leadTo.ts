import { type Language, prefixOf } from '@paadam/shared/domain';
import type { Mail } from './mail';

/** What lies beside the pages, and has one address for everybody. */
const unprefixed = ['api', 'calendar', 'desk', 'pictures', 'previews'];

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * @param origin what the server calls itself
 * @returns the mail with its links to pages of this site in the reader's language
 */
export const leadTo = (language: Language, mail: Mail, origin: string): Mail => {
  const prefix = prefixOf(language);
  if (!prefix) return mail;
  // Home has no slash at its end then; what only begins like the origin is another site's.
  const links = new RegExp(
    `${escapePattern(origin)}(?![\\w.:-]|/(?:${unprefixed.join('|')})(?![\\w-]))(?:/(?![\\w-]))?`,
    'g',
  );
  const lead = (text: string) => text.replace(links, `${origin}${prefix}`);
  return { ...mail, text: lead(mail.text), html: lead(mail.html) };
};
