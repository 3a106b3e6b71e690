import type { PageLanguage } from '../siteLanguages';

const collators = new Map<PageLanguage, Intl.Collator>();

/**
 * @param language of the page
 * @returns a collator that sorts as the page's readers expect, "Class 9" before "Class 10": `[...names].sort(collatorOf(language).compare)`
 */
export const collatorOf = (language: PageLanguage): Intl.Collator => {
  const known = collators.get(language);
  if (known) return known;
  const made = new Intl.Collator(language === 'qps' ? 'en' : language, { numeric: true });
  collators.set(language, made);
  return made;
};
