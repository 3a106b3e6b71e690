import { hasGivenHours, limits, noticeInWords, type SeriesDateReason, weekdays } from '@paadam/shared/domain';
import { expandAvailability, type WeeklyHours } from '../calendar/expandAvailability';
import type { Interval } from '../calendar/interval';
import type { TutorRow } from '../tutors/queries/findTutor';

/** What of a tutor a time is held against. */
export type TutorHours = Pick<
  TutorRow,
  'name' | 'week' | 'exceptions' | 'hasExtraHours' | 'timeZone' | 'rules'
>;

/** A tutor who has given no hours may be asked for any. */
const anyTime: readonly WeeklyHours[] = weekdays.map((day) => ({ day, startMinute: 0, endMinute: 1440 }));

/** @returns the hours of the week in which a tutor may be asked */
export const weekOf = ({
  week,
  hasExtraHours,
}: Pick<TutorHours, 'week' | 'hasExtraHours'>): readonly WeeklyHours[] =>
  hasGivenHours({ availability: week, hasExtraHours }) ? week : anyTime;

interface TimeProblem {
  why: 'past' | Extract<SeriesDateReason, 'notice' | 'window' | 'hours'>;
  /** For people. */
  message: string;
}

/**
 * Holds a lesson's time against the tutor's hours and rules, but for what others have taken. The list of open times keeps to
 * the same, and offers some of the starts alone.
 *
 * @param isTutors whether the tutor says so, who needs no notice
 * @returns what is wrong with it, for people; undefined: nothing
 */
export const problemOfTime = (...question: Parameters<typeof findTimeProblem>): string | undefined =>
  findTimeProblem(...question)?.message;

/** The same with which rule it is that the time breaks. */
export const findTimeProblem = (
  { start, end }: Interval,
  hours: TutorHours,
  now: Date,
  { isTutors = false }: { isTutors?: boolean } = {},
): TimeProblem | undefined => {
  const { name, exceptions, timeZone, rules } = hours;
  const { noticeMinutes, windowDays } = rules;
  const ahead = start.getTime() - now.getTime();
  if (ahead <= 0) {
    return { why: 'past', message: 'This time has passed. Please choose a time in the future.' };
  }
  if (!isTutors && ahead < noticeMinutes * 60_000) {
    const message = `${name} needs ${noticeInWords(noticeMinutes)} notice. Please choose a later time.`;
    return { why: 'notice', message };
  }
  if (ahead > windowDays * 86_400_000) {
    const message =
      windowDays === limits.bookingDaysAhead
        ? `Lessons can be booked at most ${limits.bookingDaysAhead} days ahead.`
        : `${name} takes bookings ${windowDays} days ahead. Please choose an earlier time.`;
    return { why: 'window', message };
  }
  if (start.getTime() % 60_000 !== 0) {
    return { why: 'hours', message: 'Please choose a time on a whole minute.' };
  }
  const [open] = expandAvailability(weekOf(hours), exceptions, timeZone, start, end);
  return open && open.start <= start && end <= open.end
    ? undefined
    : {
        why: 'hours',
        message: `${name} is not available for all of this time. Please choose an open time.`,
      };
};
