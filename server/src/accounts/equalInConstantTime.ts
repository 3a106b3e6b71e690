import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets without telling, by the time it takes, how far they agree. */
export const equalInConstantTime = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
