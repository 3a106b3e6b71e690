import type { Availability } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import type { Queryable } from '../../foundation/db/openDatabase';
import { bookableRange } from '../availability/bookableRange';
import { expandAvailability } from '../availability/expandAvailability';
import { freeSlots } from '../availability/freeSlots';
import { fullDays } from '../availability/fullDays';
import { findBusyTimesOf, listLessonStarts } from '../availability/queries';
import { toWeek } from '../availability/toWeek';
import { findCalendarRules, type NextFree } from './queries/findTutor';

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
 * good until it is too late to ask for the first of them; where there is none, for an hour: what may be booked moves on with the clock.
 */
export const findNextFree = async (
  queryable: Queryable,
  calendars: readonly Calendar[],
  now: Date,
): Promise<NextFree[]> => {
  const ruled = await findCalendarRules(
    queryable,
    calendars.map(({ _id }) => _id),
  );
  const all = calendars.flatMap(({ _id, timeZone, availability, calendarVersion }) => {
    const calendar = ruled.get(_id);
    if (!calendar) return [];
    const { rules, exceptions } = calendar;
    const week = toWeek(availability);
    return { tutorId: _id, timeZone, calendarVersion, week, exceptions, rules, starts: [] as Date[] };
  });
  let rest = all;
  let start = now;
  for (const days of stages) {
    // A millisecond more, for the last moment that may be booked.
    const end = new Date(now.getTime() + days * dayMs + 1);
    if (rest.length === 0) break;
    const stage = { start, end };
    const limited = rest.filter(({ rules }) => rules.lessonsADay !== null);
    const [taken, lessons] = await Promise.all([
      findBusyTimesOf(
        queryable,
        rest.map(({ tutorId }) => tutorId),
        { start, end: new Date(end.getTime() + hourMs) },
      ),
      limited.length === 0
        ? []
        : listLessonStarts(
            queryable,
            limited.map(({ tutorId }) => tutorId),
            stage,
          ),
    ]);
    rest = rest.filter(({ tutorId, week, exceptions, timeZone, rules, starts }) => {
      const { stepMinutes, lessonsADay } = rules;
      const range = bookableRange(stage, minutes, rules, now);
      if (!range) return true;
      const { from, before, to } = range;
      const isTheirs = (lesson: { tutorId: string }) => lesson.tutorId === tutorId;
      const open = expandAvailability(week, exceptions, timeZone, from, to);
      const busy = taken.filter(isTheirs);
      const full = fullDays(lessons.filter(isTheirs), lessonsADay, timeZone);
      const slots = freeSlots({ open, busy, full, timeZone, stepMinutes, minutes, after: now, before });
      starts.push(...slots.slice(0, limits.nextFreeTimes - starts.length).map((slot) => slot.start));
      return starts.length < limits.nextFreeTimes;
    });
    start = end;
  }
  const later = new Date(now.getTime() + hourMs);
  return all.map(({ tutorId, calendarVersion, rules, starts }) => ({
    tutorId,
    calendarVersion,
    times: starts.map((free) => free.toISOString()),
    until: starts[0] ? new Date(starts[0].getTime() - rules.noticeMinutes * 60_000) : later,
  }));
};
