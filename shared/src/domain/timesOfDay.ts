import * as words from '../messages/names';

/** The parts of a tutor's day, on the tutor's own clock. */
export const timesOfDay = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** @returns what screens call it */
export const timeOfDayName = (time: TimeOfDay): string => words.timeOfDay({ time });

/** From which minute of the day on, and up to which one. */
export const minutesOfDay: Readonly<Record<TimeOfDay, readonly [from: number, to: number]>> = {
  morning: [0, 12 * 60],
  afternoon: [12 * 60, 17 * 60],
  evening: [17 * 60, 24 * 60],
};
