import type { Interval } from './interval';
import { localDay } from './localDay';

/**
 * @param starts of lessons, in order: all of each day that matters
 * @param most lessons that a day holds; null: any number
 * @returns the days, by the zone's calendar, on which as many lessons start
 */
export const fullDays = (
  starts: readonly { start: Date }[],
  most: number | null,
  timeZone: string,
): Interval[] => {
  if (most === null) return [];
  const days: (Interval & { lessons: number })[] = [];
  for (const { start } of starts) {
    const last = days.at(-1);
    if (last && start < last.end) last.lessons += 1;
    else days.push({ ...localDay(start, timeZone), lessons: 1 });
  }
  return days.filter(({ lessons }) => lessons >= most);
};
