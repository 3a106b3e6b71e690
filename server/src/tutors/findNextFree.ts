import type { Availability } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { bookableRange } from '../calendar/bookableRange';
import { expandAvailability } from '../calendar/expandAvailability';
import { freeSlots } from '../calendar/freeSlots';
import { findBusyTimesOf } from '../calendar/queries';
import { toWeek } from '../calendar/toWeek';
import type { Queryable } from '../db/openDatabase';
import type { NextFree } from './queries/findTutor';

/** A listed tutor, as far as it matters here. */
interface Calendar {
  _id: string;
  timeZone: string;
  availability: readonly Availability[];
  calendarVersion: number;
}

const minutes = 60;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Days from now to look up to. Most tutors have an hour within the first, and the whole is long. */
const stages = [2, 14, limits.bookingDaysAhead];

/**
 * Works out when the next lessons of an hour could start with each of the tutors: the first of their open times. They are
 * good until the first of them; where there is none, for an hour: what may be booked moves on with the clock.
 */
export const findNextFree = async (
  queryable: Queryable,
  calendars: readonly Calendar[],
  now: Date,
): Promise<NextFree[]> => {
  const all = calendars.map(({ _id, timeZone, availability, calendarVersion }) => ({
    tutorId: _id,
    timeZone,
    calendarVersion,
    week: toWeek(availability),
    starts: [] as Date[],
  }));
  let rest = all;
  let start = now;
  for (const days of stages) {
    // A millisecond more, for the last moment that may be booked.
    const end = new Date(now.getTime() + days * dayMs + 1);
    const range = bookableRange({ start, end }, minutes, now);
    if (!range || rest.length === 0) break;
    const { from, before, to } = range;
    const ids = rest.map(({ tutorId }) => tutorId);
    const taken = await findBusyTimesOf(queryable, ids, { start: from, end: to });
    rest = rest.filter(({ tutorId, week, timeZone, starts }) => {
      const open = expandAvailability(week, timeZone, from, to);
      const busy = taken.filter((lesson) => lesson.tutorId === tutorId);
      const slots = freeSlots({ open, busy, timeZone, minutes, after: now, before });
      starts.push(...slots.slice(0, limits.nextFreeTimes - starts.length).map((slot) => slot.start));
      return starts.length < limits.nextFreeTimes;
    });
    start = end;
  }
  const later = new Date(now.getTime() + hourMs);
  return all.map(({ tutorId, calendarVersion, starts }) => ({
    tutorId,
    calendarVersion,
    times: starts.map((free) => free.toISOString()),
    until: starts[0] ?? later,
  }));
};
