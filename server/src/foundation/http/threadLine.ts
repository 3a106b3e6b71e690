import pLimit from 'p-limit';
import { HttpError, type Sentence } from './HttpError';

/** Of libuv's four threads: what is left reads files meanwhile. */
const threads = pLimit(3);

interface Bounds {
  /** How many run at the same time. */
  atOnce: number;
  /** How many wait at the most. */
  waiting: number;
  /** What is said to that it would keep too long. */
  refusal: Sentence;
}

export interface ThreadLine {
  /** Runs something in its turn. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * To be asked before anything is counted, so that the person who is sent away has lost no try.
   *
   * @throws HttpError `unavailable` where too many wait
   */
  refuseInCrowd(): void;
}

/**
 * A line for work that takes a thread for long (argon2, the decoding of pictures). It shares the threads with every other
 * such line, and leaves one to files: the person who asks for a page must not wait for a crowd that signs in.
 */
export const openThreadLine = ({ atOnce, waiting, refusal }: Bounds): ThreadLine => {
  const limit = pLimit(atOnce);
  return {
    inTurn: (work) => limit(() => threads(work)),
    refuseInCrowd: () => {
      if (limit.pendingCount >= waiting) throw new HttpError('unavailable', refusal, { retryAfter: 5 });
    },
  };
};
