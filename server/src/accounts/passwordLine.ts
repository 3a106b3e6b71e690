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

export interface PasswordLine {
  /** Runs something in its turn. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * To be asked before anything is counted, so that whoever is sent away has lost no try.
   *
   * @throws HttpError `unavailable` where too many wait
   */
  refuseInCrowd(): void;
}

/**
 * The work on passwords stands in a line of its own: argon2 takes the threads that also read files, and whoever asks for a
 * page must not wait for a crowd that signs in. The line is about as long as it moves on in five seconds on two cores.
 */
export const openPasswordLine = ({ atOnce, waiting } = bounds): PasswordLine => {
  const limit = pLimit(atOnce);
  return {
    inTurn: (work) => limit(work),
    refuseInCrowd: () => {
      if (limit.pendingCount < waiting) return;
      throw new HttpError(
        'unavailable',
        'Very many people are signing in at this moment. Please try again in a few seconds.',
        { retryAfter: 5 },
      );
    },
  };
};
