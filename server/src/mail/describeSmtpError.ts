import type { NodemailerError } from 'nodemailer/lib/errors';
import { HopelessJob } from '../jobs/HopelessJob';

/**
 * @returns what went wrong, to be thrown and logged: what the server said, without the address, which is a person's.
 *   A `HopelessJob` where the server will never take this mail, for its recipient or its content. Being refused the
 *   sign-in, the sender or the relaying is not that: the operator may set it right.
 */
export const describeSmtpError = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error('The mail did not leave.');
  const { code, command, permanent = false, response = '' }: Partial<NodemailerError> = error;
  const what = [code, command].filter(Boolean).join(', ');
  const message = `The mail did not leave: ${error.message.replace(mailAddress, '…')}${what && ` (${what})`}`;
  const isAboutThisMail = (command === 'RCPT TO' || command === 'DATA') && !policy.test(response);
  return isAboutThisMail && permanent ? new HopelessJob(message) : new Error(message);
};

/** "5.7" in the enhanced codes of RFC 3463: security or policy, such as "Relay access denied". */
const policy = /^(530|\d{3}[ -]5\.7\.)/;

const mailAddress = /[^\s<>"@]+@[^\s<>"@]+/g;
