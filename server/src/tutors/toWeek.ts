import type { Availability } from '@paadam/shared/contract';
import type { WeeklyHours } from './expandAvailability';
import { toMinute } from './toMinute';

/** @param rows the times of a week as text, "09:00" @returns them in minutes after midnight, in the same order */
export const toWeek = (rows: readonly Availability[]): WeeklyHours[] =>
  rows.map(({ day, startTime, endTime }) => ({
    day,
    startMinute: toMinute(startTime),
    endMinute: toMinute(endTime),
  }));
