import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** @returns 256 random bits, as the value of a cookie */
export const drawSecret = (): string => randomBytes(32).toString('base64url');

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
