import pLimit from 'p-limit';
import { HttpError } from '../http/HttpError';

interface Bounds {
  /** How many run at the same time. */
  atOnce: number;
  /** How many wait at the most. */
  waiting: number;
}

/** What is left of libuv's four threads reads files meanwhile. */
const bounds: Bounds = { atOnce: 3, waiting: 300 };

/**
 * The work on passwords stands in a line of its own: argon2 takes the threads that also read files, and whoever asks for a
 * page must not wait for a crowd that signs in. The line is about as long as it moves on in five seconds on two cores.
 *
 * @returns what runs something in its turn; it rejects with HttpError `unavailable` where too many wait
 */
export const openPasswordLine = ({ atOnce, waiting } = bounds) => {
  const limit = pLimit(atOnce);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= waiting) {
      throw new HttpError(
        'unavailable',
        'Very many people are signing in at this moment. Please try again in a few seconds.',
        { retryAfter: 5 },
      );
    }
    return limit(work);
  };
};
