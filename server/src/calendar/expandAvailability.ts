import { type Weekday, weekdays } from '@paadam/shared/domain';
import { Temporal } from 'temporal-polyfill';
import { type Interval, mergeIntervals } from './interval';

/** One stretch of a tutor's week, in minutes after midnight on the clock of the tutor's zone. */
export interface WeeklyHours {
  day: Weekday;
  /** 0 to 1439. */
  startMinute: number;
  /** 1 to 1440 (midnight at the end of the day), after the start. */
  endMinute: number;
}

/**
 * The hours that a tutor keeps between two instants. The list of open times and the check of a booking both
 * come from here, so that they cannot disagree.
 *
 * Hours are read off the wall clock: 09:00 stays 09:00 when daylight saving begins or ends. A bound that the
 * clock skips moves forward by the length of the gap, a bound that the clock shows twice is the first of the
 * two (Temporal's 'compatible' rule, and RFC 5545's); hours that no longer end after their start are dropped.
 *
 * @param week the tutor's weekly hours, in any order; they may overlap
 * @param timeZone IANA zone of the tutor
 * @returns ordered stretches within [from, to), those that overlap or touch made one
 */
export const expandAvailability = (
  week: readonly WeeklyHours[],
  timeZone: string,
  from: Date,
  to: Date,
): Interval[] => {
  if (week.length === 0) return [];
  const localDay = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const instantAt = (day: Temporal.PlainDate, minutes: number) =>
    day.toPlainDateTime().add({ minutes }).toZonedDateTime(timeZone, { disambiguation: 'compatible' })
      .epochMilliseconds;

  const open: Interval[] = [];
  const lastDay = localDay(to);
  for (let day = localDay(from); Temporal.PlainDate.compare(day, lastDay) <= 0; day = day.add({ days: 1 })) {
    const weekday = weekdays[day.dayOfWeek - 1];
    for (const hours of week) {
      if (hours.day !== weekday) continue;
      const start = Math.max(instantAt(day, hours.startMinute), from.getTime());
      const end = Math.min(instantAt(day, hours.endMinute), to.getTime());
      if (start < end) open.push({ start: new Date(start), end: new Date(end) });
    }
  }
  return mergeIntervals(open);
};
