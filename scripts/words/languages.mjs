import { readFileSync } from 'node:fs';

/**
 * @typedef {object} SiteLanguage
 * @property {string} ownName the language's name in the language itself
 * @property {string} locale the BCP 47 locale of its dates: India's, with Latin digits
 * @property {string} offer "See this page in …", in the language itself, for visitors whose browser prefers it
 * @property {string} close "Close", in the language itself
 */

/**
 * The languages of the site by their BCP 47 codes, English first. `languages.json` is the one place that lists them; the product
 * imports `shared/src/domain/languageTable.ts`, which `npm run words` writes from it.
 *
 * @type {Record<string, SiteLanguage>}
 */
export const languageTable = JSON.parse(readFileSync(new URL('languages.json', import.meta.url), 'utf8'));

/** The codes of all languages. */
export const languageCodes = Object.keys(languageTable);

/** The codes of the languages that messages are translated into: all but English. */
export const translatedLanguages = languageCodes.filter((code) => code !== 'en');

/**
 * @returns {string} the TypeScript module from which the shell loads the application with the words of a language: webpack needs each
 *   chunk's name as a literal
 */
export const appsModule = () => {
  const lines = [...translatedLanguages, 'qps'].map(
    (code) => `  ${code}: () => import(/* webpackChunkName: "app-${code}" */ './appWithWords'),`,
  );
  return [
    '// Written by `npm run words` from scripts/words/languages.json: change that.',
    'export type App = Promise<{ start: () => Promise<void> }>;',
    '',
    '/** By language: loads the application with its words in that language. */',
    'export const translatedApps: Record<string, () => App> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
};

/** @returns {string} the TypeScript module that gives the table to the product */
export const languageModule = () => {
  const lines = Object.entries(languageTable).map(
    ([code, { ownName, locale }]) => `  ${code}: { ownName: '${ownName}', locale: '${locale}' },`,
  );
  return [
    '// Written by `npm run words` from scripts/words/languages.json: change that.',
    'export const languageTable = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
};

/** @returns {string} the TypeScript module with the offers of a page's languages, each in the language itself */
export const offersModule = () => {
  const lines = Object.entries(languageTable).map(
    ([code, { offer, close }]) => `  ${code}: { offer: '${offer}', close: '${close}' },`,
  );
  return [
    '// Written by `npm run words` from scripts/words/languages.json: change that.',
    'export const offers: Readonly<Record<string, { offer: string; close: string }>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
};
