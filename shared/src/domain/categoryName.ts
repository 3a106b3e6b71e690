import * as words from '../messages/names';

/** @param category of a subject, as the catalogue has it, in English @returns what screens call it */
export const categoryName = (category: string): string =>
  words.category({ id: category.replaceAll(' ', '_'), name: category });
