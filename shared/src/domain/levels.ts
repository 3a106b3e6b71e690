import * as words from '../messages/names';

/** The students a tutor teaches, the youngest first. Classes are those of Indian schools. */
export const levels = ['primary', 'middle', 'secondary', 'senior', 'college', 'adult'] as const;
export type Level = (typeof levels)[number];

/** @returns what screens call it */
export const levelName = (level: Level): string => words.level({ level });

/** The first and last class of each level of school. */
export const classesOf = {
  primary: [1, 5],
  middle: [6, 8],
  secondary: [9, 10],
  senior: [11, 12],
} as const satisfies Partial<Record<Level, readonly [first: number, last: number]>>;
