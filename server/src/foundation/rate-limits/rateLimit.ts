import { createHash } from 'node:crypto';

/** How often something may happen within a window that begins with the first time. */
export interface RateLimit {
  windowSeconds: number;
  /** Times in a window; absent: any number. */
  max?: number;
  /** The pause that grows with each time; absent: none. */
  backoff?: {
    /** This many times need no pause. */
    after: number;
    /** It doubles with each further time, up to `maxSeconds`. */
    seconds: number;
    maxSeconds: number;
  };
}

/** `retryAfter`: whole seconds. `cause`: it came within the pause, or too often in this window. */
export type RateLimitResult =
  | { allowed: true }
  | { allowed: false; cause: 'backoff' | 'max'; retryAfter: number };

/** What is counted, and for which account or address. */
export interface RateLimitSubject {
  what: string;
  whose: string;
}

/** Something that is counted, with its limit. */
export interface Counted {
  subject: RateLimitSubject;
  limit: RateLimit;
}

/** @returns the key of the row that counts; it holds no address in the clear */
export const rateLimitKey = ({ what, whose }: RateLimitSubject): string =>
  `${what}:${createHash('sha256').update(whose).digest('base64url')}`;
