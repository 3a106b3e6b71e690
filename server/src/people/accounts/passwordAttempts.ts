import type { Database, Queryable } from '../../foundation/db/openDatabase';
import { isOwnNetwork } from '../../foundation/http/clientAddress';
import { HttpError } from '../../foundation/http/HttpError';
import { waitInWords } from '../../foundation/http/waitInWords';
import {
  type CountedWithin,
  consumeRateLimit,
  consumeRateLimits,
  findWaitOf,
  resetRateLimit,
} from '../../foundation/rate-limits/changes';
import type { Counted, RateLimit } from '../../foundation/rate-limits/rateLimit';
import * as words from '../../messages/accounts';
import type { Whence } from './browserCookie';
import { normaliseEmail } from './normaliseEmail';

/** Ten failures in 15 minutes; then one try after 30 seconds, a minute, and so on up to 15 minutes. */
const failures: RateLimit = { windowSeconds: 900, backoff: { after: 10, seconds: 30, maxSeconds: 900 } };

/** As many a day, and the same pauses: of strangers, more than one browser or network alone can spend. */
const aDay = (after: number): RateLimit => ({
  windowSeconds: 86_400,
  backoff: { after, seconds: 30, maxSeconds: 900 },
});
const ofNetwork = aDay(100);
const ofAddress = aDay(1_000);
const anyNumber: RateLimit = { windowSeconds: 86_400 };

/**
 * Sign-ins at an address, so that an unknown one behaves as any other: those of the browser, or of its network where it has
 * no cookie; those of the network, however many browsers it makes up; and those from anywhere. A stranger who guesses
 * without end spends the first two, which the owner elsewhere has for themselves.
 */
export const signInsAt = (email: string, { browser, network }: Whence): CountedWithin => {
  const address = normaliseEmail(email);
  return {
    own: { subject: { what: 'sign-in', whose: `${browser ?? network} ${address}` }, limit: failures },
    wide: [
      {
        subject: { what: 'sign-in:network', whose: `${network} ${address}` },
        limit: isOwnNetwork(network) ? anyNumber : ofNetwork,
      },
      { subject: { what: 'sign-in:address', whose: address }, limit: ofAddress },
    ],
  };
};

/** @returns all that a sign-in ends the counts of */
export const countsOf = ({ own, wide }: CountedWithin): Counted[] => [own, ...wide];

/** Sign-ins of browsers that have signed in to the account before: a stranger's failures do not touch them. */
export const signInsOfKnownBrowsers = (userId: string): CountedWithin => ({
  own: { subject: { what: 'sign-in:known-browser', whose: userId }, limit: failures },
  wide: [],
});

export const passwordChangesOf = (userId: string): Counted[] => [
  { subject: { what: 'password-change', whose: userId }, limit: failures },
];

/** Apart from the others: who has the password, and not the second step, must not end the count of its codes by it. */
export const emailChangesOf = (userId: string): Counted[] => [
  { subject: { what: 'email-change-password', whose: userId }, limit: failures },
];

/** Codes after the right password, from anywhere. */
export const secondStepsOf = (userId: string): Counted[] => [
  { subject: { what: 'second-step', whose: userId }, limit: failures },
];

/** The same of browsers that have signed in to the account before. */
export const secondStepsOfKnownBrowsers = (userId: string): Counted[] => [
  { subject: { what: 'second-step:known-browser', whose: userId }, limit: failures },
];

/**
 * Counts a try at a password as a failure, before it is known to be one: parallel tries cannot pass the count. A success
 * forgets the count (`forgetAttempts`).
 *
 * @param what is tried, for the refusal
 * @throws HttpError `too_many_requests` after too many failures
 */
export const countAttempt = async (
  database: Database,
  counted: readonly Counted[],
  what: Tried = 'passwords',
): Promise<void> => {
  const result = await consumeRateLimits(database, counted);
  if (!result.allowed) throw tooManyFailures(result.retryAfter, what);
};

/**
 * Counts a wrong password where its attempt was only looked at beforehand. As many as are checked at one time may pass such
 * a limit at once, which is a few of a hundred.
 */
export const countFailure = async (database: Database, { wide }: CountedWithin): Promise<void> => {
  for (const { subject, limit } of wide) await consumeRateLimit(database, subject, limit);
};

/** @returns what to throw where a statement of `countingWithin` has not counted the try */
export const refusalOfAttempt = async (database: Database, counted: readonly Counted[]): Promise<HttpError> =>
  tooManyFailures(await findWaitOf(database, counted));

export const forgetAttempts = async (queryable: Queryable, counted: readonly Counted[]): Promise<void> => {
  for (const { subject } of counted) await resetRateLimit(queryable, subject);
};

type Tried = Parameters<typeof words.thereWereTooManyWrongFor>[0]['what'];

const tooManyFailures = (retryAfter: number, what: Tried = 'passwords'): HttpError =>
  new HttpError(
    'too_many_requests',
    () => words.thereWereTooManyWrongFor({ what, wait: waitInWords(retryAfter) }),
    { retryAfter },
  );
