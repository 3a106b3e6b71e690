import type { PageLanguage } from './siteLanguages';

/** All copies of this module are to agree, of which each build has its own. */
const everywhere = globalThis as { paadamLanguage?: PageLanguage | undefined };

/** A server has none, and knows nothing of the type of one. */
const page = globalThis as { document?: { documentElement: { lang: string } } };

/** What an embed was told, whose page speaks for itself. */
let own: PageLanguage | null = null;

/** @param language for all that this build says from now on, whatever the document says */
export const chooseLanguage = (language: PageLanguage): void => {
  own = language;
};

/** @returns what is spoken now: of a page, the language of its document */
export const spokenLanguage = (): PageLanguage =>
  everywhere.paadamLanguage ?? own ?? ((page.document?.documentElement.lang || 'en') as PageLanguage);

/**
 * Speaks a language while the work is done, which has to be done at once: what it begins and does not wait for speaks
 * another.
 *
 * @returns what the work returns
 * @throws what the work throws
 */
export const speak = <Result>(spoken: PageLanguage, work: () => Result): Result => {
  const before = everywhere.paadamLanguage;
  everywhere.paadamLanguage = spoken;
  try {
    return work();
  } finally {
    everywhere.paadamLanguage = before;
  }
};
