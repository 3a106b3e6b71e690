import { languageTable } from './languageTable';
import { isSiteLanguage } from './siteLanguages';
import { spokenLanguage } from './spokenLanguage';

/**
 * @returns the one locale that a document's dates are written in: the first formatter of each further one costs a phone some
 *   fifty milliseconds
 */
export const dateLocale = (language: string = spokenLanguage()): string =>
  languageTable[isSiteLanguage(language) ? language : 'en'].locale;

const made = new Map<string, Intl.DateTimeFormat>();

/** @returns what writes dates in the language that is spoken now; making one takes far longer than using it, so each is kept */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const locale = dateLocale();
  const key = locale + JSON.stringify(options);
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  // A server meets everybody's zones.
  if (made.size >= 100) made.clear();
  made.set(key, known);
  return known;
};
