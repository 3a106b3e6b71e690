import type { Problem, ProblemCode } from '@paadam/shared/api';

const staleCodes: readonly ProblemCode[] = [
  'status_stale',
  'proposal_open',
  'not_found',
  'already_reviewed',
  'not_completed',
];

/** @returns whether another person, or the clock, was first: making the same change again cannot help */
export const isStale = ({ code }: Problem): boolean => staleCodes.includes(code);
