import { Temporal } from 'temporal-polyfill';
import type { Interval } from '../../../people/availability/interval';

const zonedAt = (instant: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);

/**
 * @param first start of the first lesson
 * @param weeks lessons
 * @param timeZone the tutor's, whose clock shows the same time at each start: a time that the clock skips moves forward, of one that it
 *   shows twice it is the first
 */
export const weeklyTimes = (first: Date, weeks: number, minutes: number, timeZone: string): Interval[] => {
  const wall = zonedAt(first, timeZone);
  return Array.from({ length: weeks }, (_, week) => {
    // The first as it was asked for: where the clock shows a time twice it may be the second.
    const start = week === 0 ? first.getTime() : wall.add({ weeks: week }).epochMilliseconds;
    return { start: new Date(start), end: new Date(start + minutes * 60_000) };
  });
};

/** @returns days of the zone's calendar from the first instant's to the other's */
export const daysBetween = (first: Date, other: Date, timeZone: string): number =>
  zonedAt(first, timeZone).toPlainDate().until(zonedAt(other, timeZone).toPlainDate(), {
    largestUnit: 'day',
  }).days;
