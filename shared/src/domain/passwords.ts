import { limits } from './limits';

const { min, max } = limits.passwordCharacters;

export type PasswordStrength = 'too short' | 'weak' | 'good' | 'strong';

/** Half of a run of neighbours, as in "abcd" or "4321", is no surprise. */
const neighbours = (password: string): number =>
  [...password].filter((character, index, all) => {
    const before = all[index - 1]?.codePointAt(0);
    return before !== undefined && Math.abs((character.codePointAt(0) ?? 0) - before) <= 1;
  }).length;

/**
 * How hard a password is to guess, roughly: length counts most, then how many different characters there are.
 * The server alone decides which passwords it takes; it also refuses common ones.
 */
export const passwordStrength = (password: string): PasswordStrength => {
  const { length } = [...password];
  if (length < min) return 'too short';
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
