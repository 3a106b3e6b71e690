import { type Language, siteLanguages } from '@paadam/shared/domain';

const pictures: Record<Language, string> = {
  en: 'preview.png',
  ta: 'preview-ta.png',
  hi: 'preview-hi.png',
};

/** The site's own pictures for link previews, one for each language: files of `server/assets`. */
export const sitePreviews = Object.values(pictures);

/** @returns the path of the site's picture with its sentence in that language, or else in English */
export const sitePreviewIn = (language: string): string =>
  `/${pictures[siteLanguages.find((one) => one === language) ?? 'en']}`;
