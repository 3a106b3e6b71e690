import { dayOf, startOfDay } from '@paadam/shared/domain';

/**
 * @param now milliseconds of the epoch
 * @param longestMinutes length of the longest lesson
 * @returns an ISO instant before which no lesson that still runs can have started. It is a day's first moment, so that
 *   a list that is asked for again on the same day is the same list, and shows at once.
 */
export const startOfLongestRunning = (now: number, longestMinutes: number): string =>
  startOfDay(dayOf(new Date(now - longestMinutes * 60_000))).toISOString();
