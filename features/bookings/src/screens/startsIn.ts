import { dayOf, daysBetween, formatTime } from '@paadam/shared/domain';
import * as words from '../messages/booking-screens';

/** Up to here an hour more or less matters. */
const nearMs = 12 * 3_600_000;

/** Up to here minutes are counted. */
const shortMinutes = 90;

/**
 * @param start ISO instant
 * @param now milliseconds of the epoch
 * @returns how far away the start is, as people say it: "Starts in 25 minutes", "Tomorrow", "In 4 days"
 */
export const startsIn = (start: string, now: number): string => {
  const ms = Date.parse(start) - now;
  if (ms <= 0) return words.underWay({ time: formatTime(start) });
  const days = daysBetween(dayOf(new Date(now)), dayOf(new Date(start)));
  if (days > 0 && ms >= nearMs) return words.inDays({ days });
  // To the whole minute: seconds would have to be counted.
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return minutes <= shortMinutes
    ? words.startsInMinutes({ minutes })
    : words.startsInHours({ hours: Math.ceil(ms / 3_600_000) });
};
