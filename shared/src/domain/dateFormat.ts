import { spokenLanguage } from './spokenLanguage';

/** With Latin digits, as people there read and write them. */
const locales: Readonly<Record<string, string>> = { ta: 'ta-IN-u-nu-latn', hi: 'hi-IN-u-nu-latn' };

/**
 * @returns the one locale that a document's dates are written in: the first formatter of each further one costs a phone some
 *   fifty milliseconds
 */
export const dateLocale = (language: string = spokenLanguage()): string => locales[language] ?? 'en-IN';

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
