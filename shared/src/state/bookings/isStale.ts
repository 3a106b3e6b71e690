import type { Problem } from '@paadam/shared/api';

/** @returns whether somebody else, or the clock, was first: making the same change again cannot help */
export const isStale = ({ code }: Problem): boolean => code === 'status_stale' || code === 'not_found';
