import { type PageLanguage, prefixOf } from '@paadam/shared/domain';

/** Which page an address asks for, and in which language. */
export interface PageAddress {
  language: PageLanguage;
  /** Decoded, without the language's prefix. */
  pathname: string;
  /** As the address has it, without the prefix and the query. */
  path: string;
}

/**
 * @param url "/ta/tutors?q=algebra", as it was asked for
 * @param pathname its path, decoded
 * @param offered the languages of the site; of another one, and of English, a prefix is a part of the path like any other
 */
export const readAddress = (url: string, pathname: string, offered: readonly PageLanguage[]): PageAddress => {
  const path = url.split('?', 1)[0] ?? '/';
  // Read as it is written: a router in a browser knows no other spelling of it.
  const language = offered.find((one) => {
    const prefix = prefixOf(one);
    return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  });
  if (!language) return { language: 'en', pathname, path };
  const { length } = prefixOf(language);
  return { language, pathname: pathname.slice(length) || '/', path: path.slice(length) || '/' };
};
