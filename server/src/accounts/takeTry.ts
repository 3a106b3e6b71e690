import { waitInWords } from '@paadam/shared/domain';
import type { Database } from '../db/openDatabase';
import { HttpError } from '../http/HttpError';
import { type Counted, type Pace, takeTurn } from '../throttles/takeTurn';
import { normaliseEmail } from './normaliseEmail';

/** Ten failures in 15 minutes; then one try after 30 seconds, a minute, and so on up to 15 minutes. */
const failures: Pace = { windowSeconds: 900, pause: { after: 10, seconds: 30, maxSeconds: 900 } };

/** Sign-ins from anywhere, by address, so that an unknown one behaves as any other. */
export const signInsAt = (email: string): Counted => ({ what: 'sign-in', whose: normaliseEmail(email) });

/** Sign-ins of browsers that have signed in to the account before: a stranger's failures do not touch them. */
export const signInsOfKnownBrowsers = (userId: string): Counted => ({
  what: 'sign-in:known-browser',
  whose: userId,
});

export const passwordChangesOf = (userId: string): Counted => ({ what: 'password-change', whose: userId });

/**
 * Counts a try at a password as a failure, before it is known to be one: parallel tries cannot pass the count. A success
 * forgets the count (`forgetTurns`).
 *
 * @throws HttpError `too_many_requests` after too many failures
 */
export const takeTry = async (database: Database, counted: Counted): Promise<void> => {
  const turn = await takeTurn(database, counted, failures);
  if (turn.granted) return;
  const { retryAfter } = turn;
  throw new HttpError(
    'too_many_requests',
    `There were too many wrong passwords for this account. Please try again in ${waitInWords(retryAfter)}.`,
    { retryAfter },
  );
};
