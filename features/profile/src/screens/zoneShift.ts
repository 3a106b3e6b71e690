import { type Weekday, weekdays } from '@paadam/shared/domain';
import * as words from '../messages/profile';

interface Hours {
  day: Weekday;
  /** "09:00" */
  startTime: string;
  endTime: string;
}

/** @returns by how many minutes the zone's clock is ahead of UTC at that moment */
const minutesAhead = (timeZone: string, at: Date): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    numberOf('year'),
    numberOf('month') - 1,
    numberOf('day'),
    numberOf('hour'),
    numberOf('minute'),
  );
  return Math.round((shown - at.getTime()) / 60_000);
};

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Hours of a week keep their times of day when their zone is another.
 *
 * @param at the moment whose difference between the two zones counts
 * @returns for each of the hours when it will be by the clock of the zone before, "Monday 18:30 – 21:30"; empty where both clocks
 *   show the same
 */
export const zoneShift = (week: readonly Hours[], before: string, after: string, at: Date): string[] => {
  const shift = minutesAhead(before, at) - minutesAhead(after, at);
  if (shift === 0) return [];
  return week.map(({ day, startTime, endTime }) => {
    const start = weekdays.indexOf(day) * 1440 + minuteOf(startTime) + shift;
    const length = minuteOf(endTime) - minuteOf(startTime);
    const place = (start + 7 * 1440) % (7 * 1440);
    const end = ((place % 1440) + length) % 1440;
    const on = weekdays[Math.floor(place / 1440)] ?? day;
    return words.hoursOnDay({ day: words.weekday({ day: on }), start: clock(place % 1440), end: clock(end) });
  });
};
