import { type ExceptionKind, type Weekday, weekdays } from '@paadam/shared/domain';
import { Temporal } from 'temporal-polyfill';
import { type Interval, mergeIntervals, subtractIntervals } from './interval';

/** One stretch of a tutor's week, in minutes after midnight on the clock of the tutor's zone. */
export interface WeeklyHours {
  day: Weekday;
  /** 0 to 1439. */
  startMinute: number;
  /** 1 to 1440 (midnight at the end of the day), after the start. */
  endMinute: number;
}

/** Days of the calendar of the tutor's zone on which the tutor is off, or open beyond the week. */
export interface CalendarException {
  kind: ExceptionKind;
  /** "2026-11-23"; the last day is meant as well. */
  firstDay: string;
  lastDay: string;
  /** On each of the days, as those of the week; both null: the whole day. */
  startMinute: number | null;
  endMinute: number | null;
}

const dayMs = 86_400_000;
const wholeDay = { startMinute: 0, endMinute: 1440 };

/**
 * The hours that a tutor keeps between two instants: of each day of the tutor's calendar those of the week and the extra ones,
 * without those that are off. The list of open times and the check of a booking both come from here, so that they cannot
 * disagree.
 *
 * Hours are read off the wall clock: 09:00 stays 09:00 when daylight saving begins or ends. A bound that the
 * clock skips moves forward by the length of the gap, a bound that the clock shows twice is the first of the
 * two (Temporal's 'compatible' rule, and RFC 5545's); hours that no longer end after their start are dropped.
 *
 * @param week the tutor's weekly hours, in any order; they may overlap
 * @param exceptions in any order; they may overlap, and what is off wins
 * @param timeZone IANA zone of the tutor
 * @returns ordered stretches within [from, to), those that overlap or touch made one
 */
export const expandAvailability = (
  week: readonly WeeklyHours[],
  exceptions: readonly CalendarException[],
  timeZone: string,
  from: Date,
  to: Date,
): Interval[] => {
  const extra = exceptions.filter(({ kind }) => kind === 'extra');
  if (week.length === 0 && extra.length === 0) return [];
  const off = exceptions.filter(({ kind }) => kind === 'off');
  const localDay = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

  const open: Interval[] = [];
  const closed: Interval[] = [];
  const lastDay = localDay(to);
  for (let day = localDay(from); Temporal.PlainDate.compare(day, lastDay) <= 0; day = day.add({ days: 1 })) {
    const weekday = weekdays[day.dayOfWeek - 1];
    const name = day.toString();
    const isOn = ({ firstDay, lastDay }: CalendarException) => firstDay <= name && name <= lastDay;
    const instantAt = clockOf(day, timeZone);
    const stretchOf = ({ startMinute, endMinute }: Pick<CalendarException, 'startMinute' | 'endMinute'>) => ({
      start: new Date(Math.max(instantAt(startMinute ?? wholeDay.startMinute), from.getTime())),
      end: new Date(Math.min(instantAt(endMinute ?? wholeDay.endMinute), to.getTime())),
    });
    open.push(...week.filter((hours) => hours.day === weekday).map(stretchOf));
    open.push(...extra.filter(isOn).map(stretchOf));
    closed.push(...off.filter(isOn).map(stretchOf));
  }
  const isSome = ({ start, end }: Interval) => start < end;
  return subtractIntervals(mergeIntervals(open.filter(isSome)), closed.filter(isSome));
};

/** @returns what instant, in milliseconds of the epoch, a day's clock shows so many minutes after midnight */
const clockOf = (day: Temporal.PlainDate, timeZone: string): ((minutes: number) => number) => {
  const instantAt = (minutes: number) =>
    day.toPlainDateTime().add({ minutes }).toZonedDateTime(timeZone, { disambiguation: 'compatible' })
      .epochMilliseconds;
  const midnight = instantAt(0);
  // On a day that is as long as its clock says nothing is skipped or shown twice, and there is no need to ask each time.
  if (instantAt(1440) - midnight !== dayMs) return instantAt;
  return (minutes) => midnight + minutes * 60_000;
};
