import type { SeriesDate } from '@paadam/shared/contract';
import type { PageLanguage, SeriesDateReason } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import type { Queryable } from '../../../foundation/db/openDatabase';
import type { Sentence } from '../../../foundation/http/HttpError';
import * as bookingWords from '../../../messages/bookings';
import * as words from '../../../messages/series';
import { toSlot } from '../../../people/availability/freeSlots';
import { fullDays } from '../../../people/availability/fullDays';
import type { Interval } from '../../../people/availability/interval';
import { localDay } from '../../../people/availability/localDay';
import { findBusyTimesByOwner, listLessonStarts } from '../../../people/availability/queries';
import { openTimes } from '../../../people/tutors/openTimes';
import type { TutorRow } from '../../../people/tutors/queries/findTutor';
import { findTimeProblem } from '../checkTime';

interface Question {
  tutor: TutorRow;
  student: { id: string; name: string };
  /** Whether the caller takes the lessons, rather than a child of the caller. */
  isOwn: boolean;
  now: Date;
  /** In which it is said what is in the way. */
  language: PageLanguage;
}

/** Other times of a day that are offered in place of one. */
const alternatives = 3;

/**
 * How each date of a series stands, by the rules that a single request is held to.
 *
 * @param times in order, all of one length
 */
export const checkSeriesDates = async (
  queryable: Queryable,
  times: readonly Interval[],
  { tutor, student, isOwn, now, language }: Question,
): Promise<SeriesDate[]> => {
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return [];
  const { id: tutorId, name, timeZone, rules } = tutor;
  const { gapMinutes, lessonsADay } = rules;
  const span = { start: first.start, end: last.end };
  const [busy, starts] = await Promise.all([
    findBusyTimesByOwner(queryable, { tutorId, gapMinutes, studentId: student.id }, span),
    lessonsADay === null ? [] : listLessonStarts(queryable, [tutorId], span),
  ]);
  const full = fullDays(starts, lessonsADay, timeZone);

  const who = isOwn ? 'own' : 'child';
  const inTheWay = ({ start, end }: Interval): [SeriesDateReason, Sentence] | undefined => {
    const meets = (those: readonly Interval[]) => those.some((one) => one.start < end && start < one.end);
    if (meets(busy.tutor)) return ['tutor', () => words.tutorHasLesson({ tutor: name })];
    if (meets(busy.elsewhere)) return ['elsewhere', () => words.tutorIsBusy({ tutor: name })];
    if (meets(busy.student))
      return ['student', () => bookingWords.studentsTimeTaken({ who, student: student.name })];
    if (full.some((day) => day.start <= start && start < day.end))
      return ['day', () => bookingWords.dayFull({ tutor: name })];
    return undefined;
  };
  // What to do instead is said by the list itself.
  const say = (sentence: Sentence): string => speak(language, sentence);
  const standing = (time: Interval): Pick<SeriesDate, 'state' | 'why' | 'message'> => {
    const problem = findTimeProblem(time, tutor, now);
    if (problem?.why === 'past') return { state: 'past', why: null, message: say(problem.what) };
    if (problem) return { state: 'closed', why: problem.why, message: say(problem.what) };
    const [why, message] = inTheWay(time) ?? [null, null];
    const isTaken = why === 'tutor' || why === 'student';
    return {
      state: why === null ? 'free' : isTaken ? 'taken' : 'closed',
      why,
      message: message && say(message),
    };
  };

  const stood = times.map((time) => ({ time, ...standing(time) }));
  const isAllFree = stood.every(({ state }) => state === 'free');
  const minutes = (first.end.getTime() - first.start.getTime()) / 60_000;
  const within = {
    start: localDay(first.start, timeZone).start,
    end: localDay(last.start, timeZone).end,
  };
  const open = isAllFree
    ? []
    : await openTimes(queryable, tutor, { within, minutes, now, studentId: student.id });
  return stood.map(({ time, ...standing }) => ({
    ...toSlot(time),
    ...standing,
    alternatives: standing.state === 'free' ? [] : nearest(open, time, localDay(time.start, timeZone)),
  }));
};

const nearest = (open: readonly Interval[], { start }: Interval, day: Interval) => {
  const distance = (other: Interval) => Math.abs(other.start.getTime() - start.getTime());
  return open
    .filter((other) => day.start <= other.start && other.start < day.end)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, alternatives)
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .map(toSlot);
};
