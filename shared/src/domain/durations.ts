/** The lengths a lesson can be booked for, in hours, as the booking form sends them. */
export const durations = ['1', '1.5', '2'] as const;

/** Of a trial lesson alone. */
export const trialDuration = '0.5';
export const lessonDurations = [trialDuration, ...durations] as const;
export type WeeklyDuration = (typeof durations)[number];
export type Duration = (typeof lessonDurations)[number];

/**
 * @param duration hours, as the form sends them
 * @returns minutes
 */
export const minutesOf = (duration: Duration): number => Number(duration) * 60;

/** Of a lesson, in minutes: what began longer ago has ended. */
export const longestMinutes = Math.max(...durations.map(minutesOf));
