/** Whose requests are accepted by themselves: of no one, of those who had a lesson with the tutor, or of all. */
export const autoAccepts = ['nobody', 'known', 'all'] as const;
export type AutoAccept = (typeof autoAccepts)[number];

/** A stretch of days on which a tutor is off, or open beyond the week. */
export const exceptionKinds = ['off', 'extra'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** Minutes between two lessons of a tutor. */
export const gaps = [0, 5, 10, 15, 30, 45, 60] as const;
/** Minutes of the clock at whose multiples the open times start that are offered. */
export const steps = [15, 30, 60] as const;

/** What a tutor's choices lie within, ends included. */
export const bookingRuleLimits = {
  noticeMinutes: 10_080,
  windowDays: { from: 7, to: 90 },
  lessonsADay: 16,
  /** Of one stretch of days off or extra hours; and how many of these may lie ahead. */
  exceptionDays: 366,
  exceptions: 200,
  exceptionNoteCharacters: 100,
} as const;
