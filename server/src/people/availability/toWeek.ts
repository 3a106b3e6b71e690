import type { Availability } from '@paadam/shared/contract';
import type { WeeklyHours } from './expandAvailability';

/** @param time "HH:MM", "24:00" for the end of the day @returns minutes after midnight */
export const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** @param rows the times of a week as text, "09:00" @returns them in minutes after midnight, in the same order */
export const toWeek = (rows: readonly Availability[]): WeeklyHours[] =>
  rows.map(({ day, startTime, endTime }) => ({
    day,
    startMinute: toMinute(startTime),
    endMinute: toMinute(endTime),
  }));
