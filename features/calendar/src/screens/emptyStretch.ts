import { addDays, type Day, startOfDay } from '@paadam/shared/domain';

/** Where nothing stands in a tutor's calendar. */
export interface EmptyStretch {
  day: Day;
  /** ISO instants. */
  from: string;
  to: string;
  /** The whole day is meant. */
  isDay: boolean;
  /** It lies within the tutor's hours. */
  isOpen: boolean;
}

/** @returns all of a day, as if it was pressed */
export const wholeDay = (day: Day): EmptyStretch => ({
  day,
  from: startOfDay(day).toISOString(),
  to: startOfDay(addDays(day, 1)).toISOString(),
  isDay: true,
  isOpen: true,
});
