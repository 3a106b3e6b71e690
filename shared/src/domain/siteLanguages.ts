/** The languages that Paadam can speak, by their BCP 47 codes. English comes first: it is what stands in for the others. */
export const siteLanguages = ['en', 'ta', 'hi'] as const;
export type Language = (typeof siteLanguages)[number];

/** What a page can be written in: `qps` lengthens and marks every text, and is offered by tests and staging sites alone. */
export type PageLanguage = Language | 'qps';

/** What each calls itself, in its own script. */
export const ownNames: Readonly<Record<PageLanguage, string>> = {
  en: 'English',
  ta: 'தமிழ்',
  hi: 'हिन्दी',
  qps: '[Pšéúđó]',
};

/** @returns what addresses of its pages begin with: "/ta"; nothing for English, whose addresses are those without */
export const prefixOf = (language: string): string => (language === 'en' ? '' : `/${language}`);

/** @param path of a page, from the site's root, with query and fragment @returns the same page's in the language: "/ta/tutors" */
export const pathIn = (language: string, path: string): string => {
  const prefix = prefixOf(language);
  // "//elsewhere" is another site's address.
  const own = path.replace(/^\/+/, '/');
  // Home is "/ta".
  return prefix === '' ? own : prefix + own.replace(/^\/(?=$|[?#])/, '');
};

/** By which the registry of portals says in which languages the site's pages are to be had: "en, ta". */
export const languagesHeader = 'x-paadam-languages';

/** By which calls say in which language they are to be answered. */
export const languageHeader = 'x-paadam-language';
