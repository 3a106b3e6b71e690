/** Splits as a reader would: an accent or a vowel sign stays with its letter. */
const readers = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * @param name of a person, in any script
 * @returns it as it is shown where not all of it is needed: the first name and the initial of the last, "Meera R." of
 *   "Meera Devi Raman". A name of one word stays as it is.
 */
export const publicName = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/u);
  const initial = others.map(firstLetterOf).findLast((letter) => letter !== undefined);
  return initial === undefined ? first : `${first} ${initial}.`;
};

/** Passes over what stands before the letters, as in "(Raman)". */
const firstLetterOf = (word: string): string | undefined =>
  Array.from(readers.segment(word), ({ segment }) => segment).find((segment) => /\p{L}/u.test(segment));
