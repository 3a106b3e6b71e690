import { limits } from './limits';

const { min, max } = limits.passwordCharacters;

export type PasswordStrength = 'too short' | 'common' | 'weak' | 'good' | 'strong';

/** What is left once the digits and signs at both ends are gone, "password" of "Password1234!". */
const coreOf = (password: string): string => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** The shortest text that the whole repeats, "abc" of "abcabcabcabc"; the whole where it repeats nothing. */
const unitOf = (password: string): string => {
  const length = (password + password).indexOf(password, 1);
  return password.slice(0, length);
};

/**
 * The one judge of both sides, who know lists of different length.
 *
 * @param list common passwords in lower case
 * @returns whether a guesser's first list would hold the password: itself, with digits or signs around it, or
 *   repeated to fill the length. The list alone would refuse little, since few common passwords have 12 characters.
 */
export const isCommonPassword = (password: string, list: ReadonlySet<string>): boolean => {
  const lower = password.toLowerCase();
  const unit = unitOf(lower);
  return [lower, coreOf(lower), unit].some((text) => list.has(text)) || unit.length < 4;
};

export const commonPasswordAdvice = 'This password is among the most common ones. Please choose another.';

/** Half of a run of neighbours, as in "abcd" or "4321", is no surprise. */
const neighbours = (password: string): number =>
  [...password].filter((character, index, all) => {
    const before = all[index - 1]?.codePointAt(0);
    return before !== undefined && Math.abs((character.codePointAt(0) ?? 0) - before) <= 1;
  }).length;

/**
 * How hard a password is to guess, roughly: length counts most, then how many different characters there are.
 *
 * @param list common passwords in lower case, which the server refuses; absent: not known yet
 */
export const passwordStrength = (
  password: string,
  list: ReadonlySet<string> = new Set(),
): PasswordStrength => {
  const { length } = [...password];
  if (length < min) return 'too short';
  if (isCommonPassword(password, list)) return 'common';
  const surprises = length - neighbours(password);
  const different = new Set(password.toLowerCase()).size;
  if (different < 7 || surprises < 9) return 'weak';
  return length >= 16 && different >= 9 ? 'strong' : 'good';
};

/** @returns how to mend a password of the wrong length; the server refuses common ones as well */
export const newPasswordAdvice = (password: string): string | undefined => {
  if (password.length < min) return `Use at least ${min} characters.`;
  if (password.length > max) return `Use at most ${max} characters.`;
  return undefined;
};
