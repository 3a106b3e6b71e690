import { limits } from '@paadam/shared/domain';
import type { Interval } from './interval';

/** Where lessons can lie that may be booked now. */
export interface BookableRange {
  from: Date;
  /** They start before this instant. */
  before: Date;
  /** The latest of them ends by this instant. */
  to: Date;
}

/**
 * @param within the starts that are asked for lie within [start, end)
 * @param minutes length of the lesson
 * @returns what of it lies ahead and within the days that may be booked ahead, or null for nothing
 */
export const bookableRange = (within: Interval, minutes: number, now: Date): BookableRange | null => {
  const horizon = now.getTime() + limits.bookingDaysAhead * 86_400_000;
  const from = new Date(Math.max(within.start.getTime(), now.getTime()));
  // The last moment that may be booked is itself within range, hence the millisecond.
  const before = new Date(Math.min(within.end.getTime(), horizon + 1));
  return from < before ? { from, before, to: new Date(before.getTime() + minutes * 60_000) } : null;
};
