import type { AvailabilityException } from '@paadam/shared/contract';
import { type Day, formatDay, writeTime } from '@paadam/shared/domain';
import * as words from '../messages/availability';

const short = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** @returns "Wed, 23 Dec 2026", or "Wed, 23 Dec 2026 – Fri, 25 Dec 2026" */
export const daysInWords = ({ firstDay, lastDay }: { firstDay: Day; lastDay: Day }): string =>
  firstDay === lastDay
    ? formatDay(firstDay, short)
    : words.daySpan({ first: formatDay(firstDay, short), last: formatDay(lastDay, short) });

/** @param time "21:00" @returns "9:00 pm" */
const onClock = (time: string): string => writeTime(new Date(`1970-01-01T${time}Z`));

/** @returns what it is, and from when to when */
export const timesInWords = ({ kind, startTime, endTime }: AvailabilityException): string => {
  if (startTime === null || endTime === null) return words.offAllDay();
  const between = { start: onClock(startTime), end: onClock(endTime) };
  return kind === 'off' ? words.offBetween(between) : words.extraBetween(between);
};
