import { dayOf, daysBetween } from './localDays';
import { formatTime, waitInWords } from './times';

/** Up to here an hour more or less matters. */
const nearMs = 12 * 3_600_000;

/**
 * @param start ISO instant
 * @param now milliseconds of the epoch
 * @returns how far away the start is, as people say it: "Starts in 25 minutes", "Tomorrow", "In 4 days"
 */
export const startsIn = (start: string, now: number): string => {
  const ms = Date.parse(start) - now;
  if (ms <= 0) return `Under way since ${formatTime(start)}`;
  const days = daysBetween(dayOf(new Date(now)), dayOf(new Date(start)));
  // To the whole minute: seconds would have to be counted.
  if (days === 0 || ms < nearMs) return `Starts in ${waitInWords(Math.max(60, Math.ceil(ms / 1000)))}`;
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
};
