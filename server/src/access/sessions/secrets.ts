import { createHash, randomFillSync, timingSafeEqual } from 'node:crypto';

const secretBytes = 32;

/** To be given out: asking the system for each secret by itself takes longer than all else about a visitor's cookie. */
const drawn = Buffer.alloc(64 * secretBytes);
let given = drawn.length;

/** @returns 256 random bits, as the value of a cookie */
export const drawSecret = (): string => {
  if (given === drawn.length) {
    randomFillSync(drawn);
    given = 0;
  }
  const secret = drawn.subarray(given, given + secretBytes);
  given += secretBytes;
  const text = secret.toString('base64url');
  secret.fill(0);
  return text;
};

/** @returns what the database keeps of a secret: with 256 bits behind it, one plain hash cannot be undone */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Compares two secrets without telling, by the time it takes, how far they agree. */
export const equalInConstantTime = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

export const csrfTokenOf = (cookie: string): string => hashSecret(`csrf:${cookie}`);

/** @param header what came in `x-csrf-token` */
export const csrfTokenMatches = (
  { csrfToken }: { csrfToken: string },
  header: string | string[] | undefined,
): boolean => typeof header === 'string' && equalInConstantTime(header, csrfToken);
