import * as words from '../messages/names';

/** The parts of a tutor's day, on the tutor's own clock. */
export const timesOfDay = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** @returns what screens call it */
export const timeOfDayName = (time: TimeOfDay): string => words.timeOfDay({ time });
