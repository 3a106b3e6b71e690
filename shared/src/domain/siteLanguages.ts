import { languageTable } from './languageTable';

export type Language = keyof typeof languageTable;

/** The codes of the site's languages. English comes first, since it replaces a missing translation. */
export const siteLanguages = Object.keys(languageTable) as readonly Language[];

/** @param code from anywhere @returns whether it is one of the site's languages */
export const isSiteLanguage = (code: string): code is Language => Object.hasOwn(languageTable, code);

/** @param code of a page's language @returns whether the site's texts are translated into it: false for English and for `qps` */
export const isTranslated = (code: string): code is Exclude<Language, 'en'> =>
  code !== 'en' && isSiteLanguage(code);

/** What a page can be written in: `qps` lengthens and marks every text, and is offered by tests and staging sites alone. */
export type PageLanguage = Language | 'qps';

/** @returns the language's name in the language itself, in its own script */
export const ownNameOf = (language: PageLanguage): string =>
  language === 'qps' ? '[Pšéúđó]' : languageTable[language].ownName;

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
