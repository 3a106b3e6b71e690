import type { Queryable } from '../../foundation/db/openDatabase';
import { bookableRange } from '../availability/bookableRange';
import { expandAvailability } from '../availability/expandAvailability';
import { freeSlots } from '../availability/freeSlots';
import { fullDays } from '../availability/fullDays';
import type { Interval } from '../availability/interval';
import { findBusyTimes, listLessonStarts } from '../availability/queries';
import { isListed } from './isListed';
import type { TutorRow } from './queries/findTutor';

interface Question {
  /** The starts of the lessons lie within [start, end). */
  within: Interval;
  /** Length of the lesson in minutes. */
  minutes: number;
  now: Date;
  /** A student whose own lessons are in the way as well. */
  studentId?: string;
  /** A booking that is to be moved: its own time is not in its way. */
  exceptBooking?: string | undefined;
}

/** @returns the lessons that could be booked with the tutor, in order: none without availability */
export const openTimes = async (
  queryable: Queryable,
  tutor: TutorRow,
  { within, minutes, now, studentId, exceptBooking }: Question,
): Promise<Interval[]> => {
  if (!isListed(tutor)) return [];
  const { id: tutorId, week, exceptions, timeZone, rules } = tutor;
  const { gapMinutes, stepMinutes, lessonsADay } = rules;
  const range = bookableRange(within, minutes, rules, now);
  if (!range) return [];
  const { from, before, to } = range;
  const open = expandAvailability(week, exceptions, timeZone, from, to);
  if (open.length === 0) return [];
  const [busy, starts] = await Promise.all([
    findBusyTimes(queryable, { tutorId, gapMinutes, studentId, exceptBooking }, { start: from, end: to }),
    lessonsADay === null ? [] : listLessonStarts(queryable, [tutorId], { start: from, end: before }),
  ]);
  const full = fullDays(starts, lessonsADay, timeZone);
  return freeSlots({ open, busy, full, timeZone, stepMinutes, minutes, after: now, before });
};
