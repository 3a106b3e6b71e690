import { limits } from './limits';

const { min, max } = limits.passwordCharacters;

/** @returns how to mend a password of the wrong length; the server refuses common ones as well */
export const newPasswordAdvice = (password: string): string | undefined => {
  if (password.length < min) return `Use at least ${min} characters.`;
  if (password.length > max) return `Use at most ${max} characters.`;
  return undefined;
};
