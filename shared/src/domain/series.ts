/** Of lessons that come weekly and are asked for at once. */
export const seriesLimits = { weeks: { min: 2, max: 12 } } as const;

/** How a date of a series stands: only what is free can be asked for. */
export const seriesDateStates = ['free', 'taken', 'closed', 'past'] as const;

/**
 * Why a date cannot be asked for. Taken: by a lesson of the tutor's, or of the student's. Closed: within the tutor's notice, beyond the
 * days that the tutor takes bookings ahead, outside the tutor's hours, on a day that is full, or at a time at which the tutor is busy
 * elsewhere.
 */
export const seriesDateReasons = [
  'tutor',
  'student',
  'notice',
  'window',
  'hours',
  'day',
  'elsewhere',
] as const;
export type SeriesDateReason = (typeof seriesDateReasons)[number];

/** What can be done with all bookings of a series that are left. */
export const seriesAnswers = ['accepted', 'declined', 'cancelled'] as const;
export type SeriesAnswer = (typeof seriesAnswers)[number];
