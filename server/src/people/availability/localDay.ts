import { Temporal } from 'temporal-polyfill';
import type { Interval } from './interval';

/** @returns the whole day, midnight to midnight on the zone's clock, that the instant falls on */
export const localDay = (instant: Date, timeZone: string): Interval => {
  const midnight = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .startOfDay();
  return {
    start: new Date(midnight.epochMilliseconds),
    end: new Date(midnight.add({ days: 1 }).startOfDay().epochMilliseconds),
  };
};
