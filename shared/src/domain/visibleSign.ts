/**
 * The pattern of a sign that a reader can see by itself: no blank, no mark that needs a letter below it, and nothing that
 * shows nothing. For expressions with the flag `u`, as those of the contract are.
 */
export const visibleSign = '[^\\p{M}\\p{Z}\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800]';

const pattern = new RegExp(visibleSign, 'u');

/** @returns whether a reader sees anything of the text */
export const isVisible = (text: string): boolean => pattern.test(text);
