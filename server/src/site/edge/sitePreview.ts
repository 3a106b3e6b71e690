import { isSiteLanguage, type Language } from '@paadam/shared/domain';

/** A language without a picture of its own has the English one. */
const pictures: Partial<Record<Language, string>> & { en: string } = {
  en: 'preview.png',
  ta: 'preview-ta.png',
  hi: 'preview-hi.png',
};

/** The site's own pictures for link previews, one for each language: files of `server/assets`. */
export const sitePreviews = Object.values(pictures);

/** @returns the path of the site's picture with its sentence in that language, or else in English */
export const sitePreviewIn = (language: string): string =>
  `/${(isSiteLanguage(language) && pictures[language]) || pictures.en}`;
