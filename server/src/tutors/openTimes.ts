import { bookableRange } from '../calendar/bookableRange';
import { expandAvailability } from '../calendar/expandAvailability';
import { freeSlots } from '../calendar/freeSlots';
import type { Interval } from '../calendar/interval';
import { findBusyTimes } from '../calendar/queries';
import type { Queryable } from '../db/openDatabase';
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
  const range = bookableRange(within, minutes, now);
  if (!range) return [];
  const { from, before, to } = range;
  const { id: tutorId, week, timeZone, gapMinutes } = tutor;
  const open = expandAvailability(week, timeZone, from, to);
  if (open.length === 0) return [];
  const busy = await findBusyTimes(
    queryable,
    { tutorId, gapMinutes, studentId, exceptBooking },
    { start: from, end: to },
  );
  return freeSlots({ open, busy, timeZone, minutes, after: now, before });
};
