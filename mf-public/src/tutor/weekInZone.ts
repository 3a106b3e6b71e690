import type { Availability } from '@paadam/shared/contract';
import { type Weekday, weekdays } from '@paadam/shared/domain';

const minutesOfDay = 1_440;
const minutesOfWeek = 7 * minutesOfDay;

/** @returns how many minutes the zone's clock is ahead of UTC at that moment */
const minutesAhead = (timeZone: string, at: Date): number => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((figure) => String(figure).padStart(2, '0')).join(':');

const dayAt = (minute: number): Weekday => weekdays[Math.floor(minute / minutesOfDay)] ?? 'Monday';

/**
 * A tutor's week on another clock, as the two clocks stand to each other at a moment.
 *
 * @returns a line a day, from Monday on: "Monday: 09:00 - 12:00, 15:00 - 18:00"; an end on the next day says so
 */
export const weekInZone = (
  availability: readonly Availability[],
  { from, to, at }: { from: string; to: string; at: Date },
): string[] => {
  const shift = minutesAhead(to, at) - minutesAhead(from, at);
  const stretches = availability.map(({ day, startTime, endTime }) => {
    const start = weekdays.indexOf(day) * minutesOfDay + minuteOf(startTime) + shift;
    return {
      start: (start + minutesOfWeek) % minutesOfWeek,
      minutes: minuteOf(endTime) - minuteOf(startTime),
    };
  });
  const days = new Map<Weekday, string[]>();
  for (const stretch of stretches.sort((one, other) => one.start - other.start)) {
    const day = dayAt(stretch.start);
    days.set(day, [...(days.get(day) ?? []), hoursOf(stretch)]);
  }
  return [...days].map(([day, hours]) => `${day}: ${hours.join(', ')}`);
};

/** Midnight is the end of a day, not the beginning of the next. */
const hoursOf = ({ start, minutes }: { start: number; minutes: number }): string => {
  const from = start % minutesOfDay;
  const end = from + minutes;
  if (end <= minutesOfDay) return `${clockOf(from)} - ${clockOf(end)}`;
  const nextDay = dayAt((start + minutes) % minutesOfWeek);
  return `${clockOf(from)} - ${clockOf(end - minutesOfDay)} (${nextDay})`;
};
