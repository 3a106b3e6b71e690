import type { BookingRules } from '@paadam/shared/contract';
import type { Interval } from './interval';

/** Where lessons can lie that may be booked now. */
export interface BookableRange {
  from: Date;
  /** They start before this instant. */
  before: Date;
  to: Date;
}

/**
 * @param within the starts that are asked for lie within [start, end)
 * @param minutes length of the lesson
 * @returns what of it lies after the tutor's notice and within the days that the tutor can be booked ahead, or null for nothing
 */
export const bookableRange = (
  within: Interval,
  minutes: number,
  { noticeMinutes, windowDays }: Pick<BookingRules, 'noticeMinutes' | 'windowDays'>,
  now: Date,
): BookableRange | null => {
  const horizon = now.getTime() + windowDays * 86_400_000;
  const from = new Date(Math.max(within.start.getTime(), now.getTime() + noticeMinutes * 60_000));
  // The last moment that may be booked is itself within range, hence the millisecond.
  const before = new Date(Math.min(within.end.getTime(), horizon + 1));
  return from < before ? { from, before, to: new Date(before.getTime() + minutes * 60_000) } : null;
};
