import { dictionary } from '@zxcvbn-ts/language-common';

/** About 49,000 passwords that turn up most in published leaks, in lower case. */
const common = new Set(dictionary['passwords-common'].map(String));

/** What is left once the digits and signs at both ends are gone, "password" of "Password1234!". */
const coreOf = (password: string): string => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** The shortest text that the whole repeats, "abc" of "abcabcabcabc"; the whole where it repeats nothing. */
const unitOf = (password: string): string => {
  const length = (password + password).indexOf(password, 1);
  return password.slice(0, length);
};

/**
 * @returns whether a guesser's first list would hold the password: itself, with digits or signs around it, or
 *   repeated to fill the length. The list alone would refuse little, since few common passwords have 12 characters.
 */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  const unit = unitOf(lower);
  return [lower, coreOf(lower), unit].some((text) => common.has(text)) || unit.length < 4;
};
