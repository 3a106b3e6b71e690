import type { FastifyInstance } from 'fastify';
import { type Browser, beginSession, type NewSession } from '../../../access/sessions/changes';
import { hashSecret } from '../../../access/sessions/secrets';
import { recordAudit } from '../../../foundation/audit/changes';
import { inTransaction } from '../../../foundation/db/inTransaction';
import { HttpError, paragraphOf, type Sentence } from '../../../foundation/http/HttpError';
import { enqueueMail } from '../../../foundation/mail/mailQueue';
import * as words from '../../../messages/accounts';
import { countAttempt, secondStepsOf, secondStepsOfKnownBrowsers } from '../passwordAttempts';
import { spendTicket, takeTicketTry } from './changes';
import { findTicket, findTwoStep } from './queries';
import { readSecondStep, spendSecondStep } from './secondStep';
import { recoveryCodeUsedMail } from './twoStepMails';

interface FinishingBrowser extends Browser {
  /** Absent: the browser has no ticket. */
  ticket: string | undefined;
  isKnownTo(passwordHash: string): boolean;
}

/**
 * The second step of a sign-in, in the browser that has taken the first. A try is counted before the code is looked at, at
 * the ticket and, since the person who knows the password gets as many tickets as they like, at the account; a browser that has
 * signed in to the account before is counted apart, as with passwords.
 *
 * @returns the session, with the hash of the account's password
 * @throws HttpError `code_wrong`, `code_spent`, `too_many_requests`; `second_step_over` where only the password leads on
 */
export const finishSignIn = async (
  { database, config, sealer }: Pick<FastifyInstance, 'database' | 'config' | 'sealer'>,
  code: string,
  browser: FinishingBrowser,
): Promise<{ session: NewSession; passwordHash: string }> => {
  const ticket = browser.ticket ? await findTicket(database, hashSecret(browser.ticket)) : undefined;
  if (!ticket) {
    throw over(words.ticketLost);
  }
  const { user, passwordHash } = ticket;
  const sealed = { userId: user.id, secret: ticket.secret };
  const isKnown = browser.isKnownTo(passwordHash);
  const counted = isKnown ? secondStepsOfKnownBrowsers(user.id) : secondStepsOf(user.id);
  await countAttempt(database, counted, 'codes');
  const triesLeft = await takeTicketTry(database, ticket.id);
  if (triesLeft === undefined) throw over(words.timeForCodeOver);

  try {
    const given = readSecondStep(sealer, sealed, code);
    return await inTransaction(database, async (tx) => {
      // First, for it waits for a new password under way, which ends all tickets.
      const account = { user, passwordHash, hasTakenSecondStep: true };
      const session = await beginSession(tx, account, counted, browser);
      if (!session || !(await spendTicket(tx, ticket.id))) throw over(words.timeForCodeOver);
      await spendSecondStep(tx, sealed, given);
      if (given.by === 'recovery-code') {
        await recordAudit(tx, { event: 'recovery-code-used', userId: user.id }, browser.origin);
        const { recoveryCodesLeft } = await findTwoStep(tx, user.id);
        await enqueueMail(tx, recoveryCodeUsedMail(user, new Date(), recoveryCodesLeft, config.publicOrigin));
      }
      return { session, passwordHash };
    });
  } catch (error) {
    if (!(error instanceof HttpError) || !error.code.startsWith('code_')) throw error;
    await recordAudit(database, { event: 'second-step-failed', userId: user.id }, browser.origin);
    throw triesLeft > 0 ? error : over(words.tooManyTries);
  }
};

const over = (why: Sentence): HttpError =>
  new HttpError('second_step_over', paragraphOf(why, words.pleaseEnterYourPasswordAgain));
