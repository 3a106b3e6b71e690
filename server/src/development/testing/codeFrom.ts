import type { Mail } from '../../foundation/mail/mail';

/** @returns the six digits that the newest of these mails carries */
export const codeFrom = (mails: readonly Mail[]): string => {
  const code = /^\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0];
  if (!code) throw new Error('No mail with a code has come.');
  return code;
};
