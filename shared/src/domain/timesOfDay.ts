/** The parts of a tutor's day, on the tutor's own clock. */
export const timesOfDay = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** The names as screens show them. */
export const timeOfDayNames: Readonly<Record<TimeOfDay, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

/** From which minute of the day on, and up to which one. */
export const minutesOfDay: Readonly<Record<TimeOfDay, readonly [from: number, to: number]>> = {
  morning: [0, 12 * 60],
  afternoon: [12 * 60, 17 * 60],
  evening: [17 * 60, 24 * 60],
};
