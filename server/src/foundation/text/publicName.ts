import { graphemesOf } from '@paadam/shared/domain';

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
  graphemesOf(word).find((sign) => /\p{L}/u.test(sign));
