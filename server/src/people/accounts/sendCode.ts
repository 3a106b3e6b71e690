import { type Language, limits } from '@paadam/shared/domain';
import type { Transaction } from '../../foundation/db/openDatabase';
import { isOwnNetwork } from '../../foundation/http/clientAddress';
import { HttpError } from '../../foundation/http/HttpError';
import { enqueueMail } from '../../foundation/mail/mailQueue';
import { consumeRateLimits } from '../../foundation/rate-limits/changes';
import type { Counted, RateLimit, RateLimitResult } from '../../foundation/rate-limits/rateLimit';
import * as words from '../../messages/accounts';
import { alreadyRegisteredMail, codeMail } from './accountMails';
import type { CodeSubject } from './changes';
import { issueHopelessCode, prepareCode } from './codes';
import { normaliseEmail } from './normaliseEmail';
import { findUser } from './queries';

const { sendsPerHour, secondsBetweenSends } = limits.code;
const sends: RateLimit = {
  windowSeconds: 3_600,
  max: sendsPerHour,
  backoff: { after: 1, seconds: secondsBetweenSends, maxSeconds: secondsBetweenSends },
};

/** Over all browsers of one network that ask for one address, so that new cookies bring no more mails. */
const networkSends: RateLimit = { windowSeconds: 3_600, max: 10 };
/** Over everybody who asks for one address, so that no one's mailbox is flooded. */
const addressSends: RateLimit = { windowSeconds: 3_600, max: 30 };

const sendsOf = (purpose: CodeSubject['purpose'], whose: string): Counted => ({
  subject: { what: `code:${purpose}`, whose: normaliseEmail(whose) },
  limit: sends,
});

/** Asks whether a code of a pair, of which one side is signed in, may be sent now, and counts it. */
export const countSend = (
  tx: Transaction,
  purpose: 'link' | 'email',
  pair: string,
): Promise<RateLimitResult> => consumeRateLimits(tx, [sendsOf(purpose, pair)]);

/**
 * Asks whether a code may go to that address now, and counts it. The address need not be known to us. The person who asks spends
 * their own sends: the strangers who ask as well do not keep the owner waiting.
 *
 * @param asker the browser, or its attempt
 */
export const countSendBy = (
  tx: Transaction,
  purpose: 'register' | 'reset',
  email: string,
  { asker, network }: { asker: string; network: string },
): Promise<RateLimitResult> => {
  const address = normaliseEmail(email);
  const ofNetwork: Counted = {
    subject: { what: `code:${purpose}:network`, whose: `${network} ${address}` },
    limit: networkSends,
  };
  return consumeRateLimits(tx, [
    sendsOf(purpose, `${asker} ${address}`),
    ...(isOwnNetwork(network) ? [] : [ofNetwork]),
    { subject: { what: `code:${purpose}:address`, whose: address }, limit: addressSends },
  ]);
};

/** `countSendBy` for an attempt to register. */
export const countRegistrationSend = (
  tx: Transaction,
  { id, email }: { id: string; email: string },
  network: string,
): Promise<RateLimitResult> => countSendBy(tx, 'register', email, { asker: id, network });

/** @throws HttpError saying when the next code can be sent */
export const refuseSend = ({ cause, retryAfter }: Extract<RateLimitResult, { allowed: false }>): never => {
  throw cause === 'backoff'
    ? new HttpError('code_sent_recently', () => words.aCodeWasSentAMoment({ retryAfter }), {
        retryAfter,
      })
    : new HttpError('too_many_requests', words.tooManyCodesWereSentTo, {
        retryAfter,
      });
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
 * code that nothing fits: to the person who asks, both look the same.
 */
export const sendRegistrationCode = async (
  tx: Transaction,
  attempt: { id: string; email: string; language: Language },
  publicOrigin: string,
): Promise<void> => {
  const subject = registrationCode(attempt);
  const user = await findUser(tx, attempt.email);
  if (user) {
    await issueHopelessCode(tx, subject);
    await enqueueMail(tx, alreadyRegisteredMail(attempt.email, publicOrigin, user.language));
  } else {
    const codeId = await prepareCode(tx, subject);
    await enqueueMail(tx, codeMail(attempt.email, codeId, attempt.language));
  }
};
