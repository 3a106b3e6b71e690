import { limits } from '@paadam/shared/domain';
import { findBusyTimes } from '../bookings/queries';
import type { Queryable } from '../db/openDatabase';
import { expandAvailability } from './expandAvailability';
import { freeSlots } from './freeSlots';
import type { Interval } from './interval';
import { isListed } from './isListed';
import type { TutorRow } from './queries';

interface Question {
  /** The starts of the lessons lie within [start, end). */
  within: Interval;
  /** Length of the lesson in minutes. */
  minutes: number;
  now: Date;
  /** A student whose own lessons are in the way as well. */
  studentId?: string;
}

/** @returns the lessons that could be booked with the tutor, in order: none without availability */
export const openTimes = async (
  queryable: Queryable,
  tutor: TutorRow,
  { within, minutes, now, studentId }: Question,
): Promise<Interval[]> => {
  if (!isListed(tutor)) return [];
  const horizon = now.getTime() + limits.bookingDaysAhead * 86_400_000;
  const from = new Date(Math.max(within.start.getTime(), now.getTime()));
  // The last moment that may be booked is itself within reach, hence the millisecond.
  const before = new Date(Math.min(within.end.getTime(), horizon + 1));
  if (from >= before) return [];

  const to = new Date(before.getTime() + minutes * 60_000);
  const open = expandAvailability(tutor.week, tutor.timeZone, from, to);
  if (open.length === 0) return [];
  const busy = await findBusyTimes(queryable, { tutorId: tutor.id, studentId }, { start: from, end: to });
  return freeSlots({ open, busy, timeZone: tutor.timeZone, minutes, after: now, before });
};
