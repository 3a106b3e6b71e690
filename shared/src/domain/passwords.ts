import * as words from '../messages/advice';
import { limits } from './limits';
import { lengthOf } from './text';

const { min, max } = limits.passwordCharacters;

/**
 * The form in which a password is hashed and checked. Keyboards write one letter as one code point or as several ("ढ़", "é"), digits and
 * letters in full width, and many kinds of space. Follows the OpaqueString profile of RFC 8265, with NFKC instead of NFC (decision 0113).
 *
 * @param typed the password, untrimmed
 * @returns the password in NFKC, with every Unicode space as a space; limits count its code points
 */
export const preparePassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFKC');

export type PasswordStrength = 'too short' | 'common' | 'own' | 'weak' | 'good' | 'strong';

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

export const commonPasswordAdvice = (): string => words.commonPassword();

/** Whose password it is to be, as far as that is known. */
export interface PasswordOwner {
  name?: string | undefined;
  email?: string | undefined;
}

const siteName = 'paadam';

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');

/** Two letters and more: initials alone make up no password. */
const wordsOf = (text: string): string[] =>
  [text, ...text.split(/[^\p{L}\p{M}]+/u)].map(lettersOf).filter((word) => word.length > 1);

/** @returns whether a text is one of the words, or several of them in a row */
const isMadeOf = (text: string, words: readonly string[]): boolean => {
  const reached = new Set([0]);
  for (const at of reached) {
    for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length);
  }
  return text !== '' && reached.has(text.length);
};

/**
 * The one judge of both sides, as `isCommonPassword` is.
 *
 * @returns whether who knows the person would guess the password first: their name, their address, the part of it before
 *   the @, the site's name, or several of these, whatever digits and signs stand around and between them
 */
export const isOwnPassword = (password: string, { name = '', email = '' }: PasswordOwner): boolean =>
  isMadeOf(lettersOf(password), [siteName, ...wordsOf(name), ...wordsOf(email)]);

export const ownPasswordAdvice = (): string => words.ownPassword();

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
 * @param owner whose name and address it refuses as well
 */
export const passwordStrength = (
  typed: string,
  list: ReadonlySet<string> = new Set(),
  owner: PasswordOwner = {},
): PasswordStrength => {
  const password = preparePassword(typed);
  const length = lengthOf(password);
  if (length < min) return 'too short';
  if (isCommonPassword(password, list)) return 'common';
  if (isOwnPassword(password, owner)) return 'own';
  const surprises = length - neighbours(password);
  const different = new Set(password.toLowerCase()).size;
  if (different < 7 || surprises < 9) return 'weak';
  return length >= 16 && different >= 9 ? 'strong' : 'good';
};

/** @returns how to mend a password of the wrong length, or one's own name; the server refuses common ones as well */
export const newPasswordAdvice = (typed: string, owner: PasswordOwner): string | undefined => {
  const password = preparePassword(typed);
  const length = lengthOf(password);
  if (length < min) return words.atLeast({ min });
  if (length > max) return words.atMost({ max });
  if (isOwnPassword(password, owner)) return ownPasswordAdvice();
  return undefined;
};
