import type { FastifyInstance } from 'fastify';
import { invalidFields } from '../http/HttpError';
import * as words from '../messages/accounts';
import { needsUnicodeMail } from '../text/emailAddress';

/**
 * Before an address becomes one that mail goes to: the code would never come where the mail server does not take letters of other
 * scripts before the @. It says nothing of whether there is an account.
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
