import { limits, noticeInWords, weekdays } from '@paadam/shared/domain';
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

/**
 * Holds a lesson's time against the tutor's hours and rules, but for what others have taken. The list of open times keeps to
 * the same, and offers some of the starts alone.
 *
 * @param isTutors whether the tutor says so, who needs no notice
 * @returns what is wrong with it, for people; undefined: nothing
 */
export const problemOfTime = (
  { start, end }: Interval,
  { name, week, exceptions, hasExtraHours, timeZone, rules }: TutorHours,
  now: Date,
  { isTutors = false }: { isTutors?: boolean } = {},
): string | undefined => {
  const { noticeMinutes, windowDays } = rules;
  const ahead = start.getTime() - now.getTime();
  if (ahead <= 0) return 'This time has passed. Please choose a time in the future.';
  if (!isTutors && ahead < noticeMinutes * 60_000) {
    return `${name} needs ${noticeInWords(noticeMinutes)} notice. Please choose a later time.`;
  }
  if (ahead > windowDays * 86_400_000) {
    return windowDays === limits.bookingDaysAhead
      ? `Lessons can be booked at most ${limits.bookingDaysAhead} days ahead.`
      : `${name} takes bookings ${windowDays} days ahead. Please choose an earlier time.`;
  }
  if (start.getTime() % 60_000 !== 0) return 'Please choose a time on a whole minute.';
  const hours = week.length === 0 && !hasExtraHours ? anyTime : week;
  const [open] = expandAvailability(hours, exceptions, timeZone, start, end);
  return open && open.start <= start && end <= open.end
    ? undefined
    : `${name} is not available for all of this time. Please choose an open time.`;
};
