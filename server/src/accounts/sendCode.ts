import { limits } from '@paadam/shared/domain';
import type { Transaction } from '../db/openDatabase';
import { HttpError } from '../http/HttpError';
import { enqueueMail } from '../mail/mailQueue';
import { consumeRateLimit } from '../rate-limits/changes';
import type { RateLimit, RateLimitResult } from '../rate-limits/rateLimit';
import { alreadyRegisteredMail, codeMail } from './accountMails';
import type { CodeSubject } from './changes';
import { issueHopelessCode, prepareCode } from './codes';
import { normaliseEmail } from './normaliseEmail';
import { findUser } from './queries';

/** Told to who asks for a code, whatever the address. */
export const codeOnItsWay = 'A 6-digit code is on its way to this address.';

const { sendsPerHour, secondsBetweenSends } = limits.code;
const sends: RateLimit = {
  windowSeconds: 3_600,
  max: sendsPerHour,
  backoff: { after: 1, seconds: secondsBetweenSends, maxSeconds: secondsBetweenSends },
};

/** Asks whether a code may go to that address now, and counts it. The address need not be known to us. */
export const countSend = (
  tx: Transaction,
  purpose: CodeSubject['purpose'],
  email: string,
): Promise<RateLimitResult> =>
  consumeRateLimit(tx, { what: `code:${purpose}`, whose: normaliseEmail(email) }, sends);

/** @throws HttpError saying when the next code can be sent */
export const refuseSend = ({ cause, retryAfter }: Extract<RateLimitResult, { allowed: false }>): never => {
  throw cause === 'backoff'
    ? new HttpError(
        'code_sent_recently',
        `A code was sent a moment ago. Please wait ${retryAfter} seconds.`,
        {
          retryAfter,
        },
      )
    : new HttpError(
        'too_many_requests',
        'Too many codes were sent to this address. Please try again later.',
        {
          retryAfter,
        },
      );
};

/**
 * What the code of an attempt is for. The address belongs to it: an attempt may be moved to another address while a
 * code is on its way, and a code proves only the mailbox that it was sent to.
 */
export const registrationCode = ({ id, email }: { id: string; email: string }): CodeSubject => ({
  purpose: 'register',
  target: `${id} ${normaliseEmail(email)}`,
});

/**
 * Gives an attempt a new code and mails it. Where the address has an account, the mail says so, and the attempt gets a
 * code that nothing fits: to the one who asks, both look the same.
 */
export const sendRegistrationCode = async (
  tx: Transaction,
  attempt: { id: string; email: string },
  publicOrigin: string,
): Promise<void> => {
  const subject = registrationCode(attempt);
  if (await findUser(tx, attempt.email)) {
    await issueHopelessCode(tx, subject);
    await enqueueMail(tx, alreadyRegisteredMail(attempt.email, publicOrigin));
  } else {
    const codeId = await prepareCode(tx, subject);
    await enqueueMail(tx, codeMail(attempt.email, codeId));
  }
};
