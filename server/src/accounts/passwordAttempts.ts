import { waitInWords } from '@paadam/shared/domain';
import type { Database } from '../db/openDatabase';
import { HttpError } from '../http/HttpError';
import { consumeRateLimit, countingParameters, findWait } from '../rate-limits/changes';
import type { RateLimit, RateLimitSubject } from '../rate-limits/rateLimit';
import { normaliseEmail } from './normaliseEmail';

/** Ten failures in 15 minutes; then one try after 30 seconds, a minute, and so on up to 15 minutes. */
const failures: RateLimit = { windowSeconds: 900, backoff: { after: 10, seconds: 30, maxSeconds: 900 } };

/** Sign-ins from anywhere, by address, so that an unknown one behaves as any other. */
export const signInsAt = (email: string): RateLimitSubject => ({
  what: 'sign-in',
  whose: normaliseEmail(email),
});

/** Sign-ins of browsers that have signed in to the account before: a stranger's failures do not touch them. */
export const signInsOfKnownBrowsers = (userId: string): RateLimitSubject => ({
  what: 'sign-in:known-browser',
  whose: userId,
});

export const passwordChangesOf = (userId: string): RateLimitSubject => ({
  what: 'password-change',
  whose: userId,
});

/** Codes after the right password, from anywhere. */
export const secondStepsOf = (userId: string): RateLimitSubject => ({ what: 'second-step', whose: userId });

/** The same of browsers that have signed in to the account before. */
export const secondStepsOfKnownBrowsers = (userId: string): RateLimitSubject => ({
  what: 'second-step:known-browser',
  whose: userId,
});

/**
 * Counts a try at a password as a failure, before it is known to be one: parallel tries cannot pass the count. A success
 * forgets the count (`resetRateLimit`).
 *
 * @param what is tried, as the refusal says it
 * @throws HttpError `too_many_requests` after too many failures
 */
export const countAttempt = async (
  database: Database,
  counted: RateLimitSubject,
  what = 'passwords',
): Promise<void> => {
  const result = await consumeRateLimit(database, counted, failures);
  if (!result.allowed) throw tooManyFailures(result.retryAfter, what);
};

/** @returns what counts a try as a failure within another statement (`countingIn`) */
export const countingOfAttempt = (counted: RateLimitSubject) => countingParameters(counted, failures);

/** @returns what to throw where that statement has not counted the try */
export const refusalOfAttempt = async (database: Database, counted: RateLimitSubject): Promise<HttpError> => {
  const { retryAfter } = await findWait(database, counted, failures);
  return tooManyFailures(retryAfter);
};

const tooManyFailures = (retryAfter: number, what = 'passwords'): HttpError =>
  new HttpError(
    'too_many_requests',
    `There were too many wrong ${what} for this account. Please try again in ${waitInWords(retryAfter)}.`,
    { retryAfter },
  );
