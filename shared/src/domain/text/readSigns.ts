import { foldDigits } from './foldDigits';

/**
 * @param typed digits and signs that a program compares: a code, a time, a UPI id, an account number
 * @returns them as Latin keyboards write them: NFKC, so that full width is the usual width, with digits as 0 to 9, without what
 *   shows nothing, trimmed
 */
export const readSigns = (typed: string): string =>
  foldDigits(typed.normalize('NFKC'))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();

/** @param typed a code, also in groups: "123 456", "१२३-४५६" @returns its digits alone, at most so many */
export const readDigits = (typed: string, most: number): string =>
  readSigns(typed).replace(/\D/g, '').slice(0, most);
