import { hasGivenHours, limits, type SeriesDateReason, weekdays } from '@paadam/shared/domain';
import { paragraphOf, type Sentence } from '../../foundation/http/HttpError';
import * as words from '../../messages/bookings';
import { expandAvailability, type WeeklyHours } from '../../people/availability/expandAvailability';
import type { Interval } from '../../people/availability/interval';
import type { TutorRow } from '../../people/tutors/queries/findTutor';

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
  what: Sentence;
  /** What to do instead. */
  advice?: Sentence;
}

/**
 * Holds a lesson's time against the tutor's hours and rules, but for what others have taken. The list of open times keeps to
 * the same, and offers some of the starts alone.
 *
 * @param isTutors whether the tutor says so, who needs no notice
 * @returns what is wrong with it, for people; undefined: nothing
 */
export const problemOfTime = (...question: Parameters<typeof findTimeProblem>): Sentence | undefined => {
  const problem = findTimeProblem(...question);
  return problem && paragraphOf(problem.what, ...(problem.advice ? [problem.advice] : []));
};

/** The same with which rule it is that the time breaks. */
export const findTimeProblem = (
  { start, end }: Interval,
  hours: TutorHours,
  now: Date,
  { isTutors = false }: { isTutors?: boolean } = {},
): TimeProblem | undefined => {
  const { name: tutor, exceptions, timeZone, rules } = hours;
  const { noticeMinutes, windowDays } = rules;
  const ahead = start.getTime() - now.getTime();
  if (ahead <= 0) return { why: 'past', what: words.timePassed, advice: words.chooseFuture };
  if (!isTutors && ahead < noticeMinutes * 60_000) {
    const what = () => words.notice({ tutor, notice: noticeInWords(noticeMinutes) });
    return { why: 'notice', what, advice: words.chooseLater };
  }
  if (ahead > windowDays * 86_400_000) {
    return windowDays === limits.bookingDaysAhead
      ? { why: 'window', what: () => words.tooFarAhead({ days: windowDays }) }
      : {
          why: 'window',
          what: () => words.tutorsWindow({ tutor, days: windowDays }),
          advice: words.chooseEarlier,
        };
  }
  if (start.getTime() % 60_000 !== 0) return { why: 'hours', what: words.wholeMinute };
  const [open] = expandAvailability(weekOf(hours), exceptions, timeZone, start, end);
  return open && open.start <= start && end <= open.end
    ? undefined
    : { why: 'hours', what: () => words.notAvailable({ tutor }), advice: words.chooseOpen };
};

/** As it stands before the word, in the largest unit that has no rest: "30 minutes’", "1 hour’s", "2 days’". */
const noticeInWords = (minutes: number): string => {
  if (minutes % 1_440 === 0) return words.noticeDays({ days: minutes / 1_440 });
  return minutes % 60 === 0 ? words.noticeHours({ hours: minutes / 60 }) : words.noticeMinutes({ minutes });
};
