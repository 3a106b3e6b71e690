import type { PageLanguage } from './siteLanguages';

/** Of who draws pages, for the moment: all copies of this module are to agree, of which each build has its own. */
const everywhere = globalThis as { paadamLanguage?: PageLanguage | undefined };

/** What an embed was told, whose page speaks for itself. */
let own: PageLanguage | undefined;

/** @param language for all that this build says from now on, whatever the document says */
export const chooseSpokenLanguage = (language: PageLanguage): void => {
  own = language;
};

/** @returns the language that is spoken now: that of the page which is being drawn, or of the document */
export const spokenLanguage = (): PageLanguage =>
  everywhere.paadamLanguage ??
  own ??
  (((typeof document === 'object' && document.documentElement.lang) || 'en') as PageLanguage);
