import { type PageLanguage, siteLanguages } from '@paadam/shared/domain';
import { t } from '@paadam/shared/words/table';

/** Where the embed came from, in its build. */
declare const __webpack_public_path__: string;
/** The name and version of the build that this is a part of. */
declare const __BUILD__: string;

/** A page that is not ours keeps nothing of the portal, so its table is not to be found there. */
const forgetTable = (everywhere: { paadamWords?: Record<string, unknown[]> }): void => {
  delete everywhere.paadamWords?.[__BUILD__];
  if (Object.keys(everywhere.paadamWords ?? {}).length === 0) delete everywhere.paadamWords;
};
forgetTable(globalThis as object);

/** Milliseconds after which the portal is shown in English. */
const patience = 4_000;

/** @returns the language of a `lang` attribute, which may name a country, too; English where it is another than ours */
export const languageOf = (attribute: string | null): PageLanguage => {
  const [code] = (attribute ?? '').toLowerCase().split('-');
  return [...siteLanguages, 'qps' as const].find((known) => known === code) ?? 'en';
};

/**
 * Brings the words of a language but English, from beside the embed's own file.
 *
 * @returns the language that the portal is to be shown in: English where they do not come
 */
export const bringWords = async (language: PageLanguage): Promise<PageLanguage> => {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('they took too long')), patience);
  });
  try {
    const words = await Promise.race([
      import(/* webpackIgnore: true */ `${__webpack_public_path__}embed.${language}.js`),
      late,
    ]);
    Object.assign(t, words.default);
    return language;
  } catch (error) {
    console.warn(`Paadam is shown in English: its words in "${language}" did not come.`, error);
    return 'en';
  }
};
