import type { FastifyInstance } from 'fastify';
import { invalidFields } from '../../foundation/http/HttpError';
import { needsUnicodeMail } from '../../foundation/text/emailAddress';
import * as words from '../../messages/accounts';

/**
 * Checks an address before a code is mailed to it. If the mail server does not accept non-ASCII letters before the @, the code would
 * never arrive. The error does not reveal whether an account exists.
 *
 * @throws HttpError `validation_failed` with what to do
 */
export const refuseUnmailable = async (
  { mail }: Pick<FastifyInstance, 'mail'>,
  email: string,
): Promise<void> => {
  if (!needsUnicodeMail(email) || !mail.takesUnicode || (await mail.takesUnicode())) return;
  throw invalidFields({ email: words.noMailToThisAddress });
};
