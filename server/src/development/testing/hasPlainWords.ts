/**
 * @param text said in the language of tests, in which each text of ours is full of accents
 * @returns whether two plain words stand side by side in it, which no one took out of the source
 */
export const hasPlainWords = (text: string): boolean => /[a-z]{2,} [a-z]{2,}/i.test(text);
