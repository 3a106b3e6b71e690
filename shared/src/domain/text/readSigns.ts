import { foldDigits } from './foldDigits';

/**
 * @param typed a text that a program compares: a code, a time, a UPI id, an account number
 * @returns the text as a Latin keyboard writes it: NFKC, so that full width becomes normal width, with digits as 0 to 9, without
 *   invisible characters, trimmed
 */
export const readSigns = (typed: string): string =>
  foldDigits(typed.normalize('NFKC'))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();

/** @param typed a code, also in groups: "123 456", "१२३-४५६" @returns its digits only, at most `most` of them */
export const readDigits = (typed: string, most: number): string =>
  readSigns(typed).replace(/\D/g, '').slice(0, most);
