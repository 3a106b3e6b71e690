import type { calls, OwnCalendar, Query, Stretch, TutorHours } from '@paadam/shared/contract';
import { Temporal } from 'temporal-polyfill';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { weekOf } from '../../lessons/bookings/checkTime';
import { listRules, listWithin, ofCaller } from '../../lessons/bookings/queries';
import { toBooking } from '../../lessons/bookings/toBooking';
import {
  type CalendarException,
  expandAvailability,
  type WeeklyHours,
} from '../../people/availability/expandAvailability';
import { type Interval, mergeIntervals } from '../../people/availability/interval';
import { findOutsideBusy } from '../../people/availability/queries';
import { toMinute } from '../../people/availability/toWeek';
import { checkRange } from '../../people/tutors/listSlots';
import { findTutor } from '../../people/tutors/queries/findTutor';
import { listExceptions } from '../teaching/queries';

const toStretch = ({ start, end }: Interval): Stretch => ({
  dateTime: start.toISOString(),
  endsAt: end.toISOString(),
});

/**
 * @returns what lies between two instants of the caller's: lessons and requests, and a tutor's hours
 * @throws HttpError `validation_failed` where the two instants are out of order or more than 35 days apart
 */
export const viewCalendar = async (
  queryable: Queryable,
  caller: SessionUser,
  { from, to }: Query<typeof calls.ownCalendar>,
): Promise<OwnCalendar> => {
  const within = checkRange(from, to);
  const [bookings, hours, rules] = await Promise.all([
    listWithin(queryable, ofCaller(caller), within),
    caller.role === 'tutor' ? viewHours(queryable, caller, within) : null,
    listRules(queryable, ofCaller(caller)),
  ]);
  return { bookings: bookings.map((booking) => toBooking(booking, caller.role)), hours, rules };
};

const viewHours = async (
  queryable: Queryable,
  { id, timeZone }: SessionUser,
  within: Interval,
): Promise<TutorHours> => {
  const dayOf = (instant: Date): string =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .toString();
  const [tutor, exceptions, busy] = await Promise.all([
    findTutor(queryable, id),
    // All of these days, not only what is to come.
    listExceptions(queryable, id, { from: dayOf(within.start), to: dayOf(within.end) }),
    findOutsideBusy(queryable, [id], within),
  ]);
  if (!tutor) throw new Error(`Tutor ${id} is missing.`);
  const inMinutes = exceptions.map(
    ({ startTime, endTime, ...exception }): CalendarException => ({
      ...exception,
      startMinute: startTime === null ? null : toMinute(startTime),
      endMinute: endTime === null ? null : toMinute(endTime),
    }),
  );
  const expand = (week: readonly WeeklyHours[], asked: readonly CalendarException[]) =>
    expandAvailability(week, asked, timeZone, within.start, within.end);
  return {
    open: expand(weekOf(tutor), inMinutes).map(toStretch),
    exceptions: exceptions.flatMap(({ _id, kind, note }, index) => {
      const exception = inMinutes[index];
      // What is off lies where the same days, opened, would.
      const stretches = exception ? expand([], [{ ...exception, kind: 'extra' }]) : [];
      return stretches.map((stretch) => ({ _id, kind, note, ...toStretch(stretch) }));
    }),
    busy: mergeIntervals(busy).map(({ start, end }) =>
      toStretch({
        start: new Date(Math.max(start.getTime(), within.start.getTime())),
        end: new Date(Math.min(end.getTime(), within.end.getTime())),
      }),
    ),
    stepMinutes: tutor.rules.stepMinutes,
  };
};
