import type { Answer, AvailabilityException, Body, Booking, Calls, Query } from '@paadam/shared/contract';
import { bookingRuleLimits, limits, minutesOf } from '@paadam/shared/domain';
import { Temporal } from 'temporal-polyfill';
import type { SessionUser } from '../../access/sessions/queries';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database, Queryable } from '../../foundation/db/openDatabase';
import { HttpError, invalidFields, noSuch, type Sentence } from '../../foundation/http/HttpError';
import { listBookings, ofTutor } from '../../lessons/bookings/queries';
import { toBooking } from '../../lessons/bookings/toBooking';
import * as words from '../../messages/teaching';
import { type CalendarException, expandAvailability } from '../../people/availability/expandAvailability';
import { toMinute } from '../../people/availability/toWeek';
import { forgetNextFree } from '../../people/tutors/changes';
import { deleteException, holdTutor, insertException } from './changes';
import { countExceptions, listExceptions } from './queries';

type Asked = Body<Calls['addException']>;

const todayIn = (timeZone: string, now: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** @returns the day, or undefined where no calendar has it */
const parseDay = (text: string): Temporal.PlainDate | undefined => {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return undefined;
  }
};

/** @throws HttpError `validation_failed` for days that do not exist */
export const viewExceptions = async (
  database: Database,
  tutor: SessionUser,
  { from = todayIn(tutor.timeZone, new Date()), to }: Query<Calls['exceptions']>,
): Promise<AvailabilityException[]> => {
  if (!parseDay(from)) throw invalidFields({ from: words.noDay });
  if (to !== undefined && !parseDay(to)) throw invalidFields({ to: words.noDay });
  return listExceptions(database, tutor.id, { from, to });
};

/**
 * Takes days off or opens extra hours. What stands within days off stays where it is: it comes with the answer, for the tutor to
 * decide on.
 *
 * @throws HttpError `validation_failed` with what is wrong, by field; and where as many lie ahead as there may be
 */
export const addException = async (
  database: Database,
  tutor: SessionUser,
  asked: Asked,
  now: Date,
): Promise<Pick<Answer<Calls['addException']>, 'data' | 'lessons'>> => {
  const today = todayIn(tutor.timeZone, now);
  refuseWrong(asked, today);
  const { kind, firstDay, lastDay, startTime, endTime } = asked;
  const exception: CalendarException = {
    ...{ kind, firstDay, lastDay },
    startMinute: startTime === null ? null : toMinute(startTime),
    endMinute: endTime === null ? null : toMinute(endTime),
  };
  const note = asked.note ?? '';
  const id = await inTransaction(database, async (tx) => {
    await holdTutor(tx, tutor.id);
    if ((await countExceptions(tx, tutor.id, today)) >= bookingRuleLimits.exceptions) {
      const most = bookingRuleLimits.exceptions;
      throw new HttpError('validation_failed', () => words.exceptionsFull({ most }));
    }
    const made = await insertException(tx, { tutorId: tutor.id, ...exception, note });
    await forgetNextFree(tx, [tutor.id]);
    return made;
  });
  return {
    data: { _id: id, kind, firstDay, lastDay, startTime, endTime, note },
    lessons: kind === 'off' ? await lessonsWithin(database, tutor, exception, now) : [],
  };
};

const refuseWrong = ({ kind, firstDay, lastDay, startTime, endTime }: Asked, today: string): void => {
  const [first, last] = [parseDay(firstDay), parseDay(lastDay)];
  const { exceptionDays } = bookingRuleLimits;
  const problems: Record<string, Sentence> = {};
  if (!first) problems.firstDay = words.noDay;
  if (!last) problems.lastDay = words.noDay;
  else if (lastDay < today) problems.lastDay = words.dayPassed;
  else if (first && lastDay < firstDay) problems.lastDay = words.lastBeforeFirst;
  else if (first && first.until(last, { largestUnit: 'days' }).days >= exceptionDays)
    problems.lastDay = () => words.mostDays({ days: exceptionDays });
  if ((startTime === null) !== (endTime === null)) {
    problems[startTime === null ? 'startTime' : 'endTime'] = words.bothTimes;
  } else if (startTime === null || endTime === null) {
    if (kind === 'extra') problems.startTime = words.whenOpen;
  } else if (toMinute(endTime) <= toMinute(startTime)) {
    problems.endTime = words.theEndMustBeAfterThe;
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
};

/** @returns the tutor's requests and lessons to come that lie, at least in part, within what is off */
const lessonsWithin = async (
  queryable: Queryable,
  { id, timeZone }: SessionUser,
  off: CalendarException,
  now: Date,
): Promise<Booking[]> => {
  const horizon = new Date(now.getTime() + (limits.bookingDaysAhead + 1) * 86_400_000);
  // What is taken off is found as what the same days, opened, would be.
  const stretches = expandAvailability([], [{ ...off, kind: 'extra' }], timeZone, now, horizon);
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (!first || !last) return [];
  const lessons = await listBookings(queryable, ofTutor(id), {
    // One that begins before may reach into it.
    from: new Date(Math.max(now.getTime(), first.start.getTime() - minutesOf('2') * 60_000)),
    to: last.end,
    order: 'earliest',
    after: undefined,
    count: 1_000,
  });
  return lessons
    .filter(({ status }) => status === 'pending' || status === 'accepted')
    .filter(({ startsAt, endsAt }) => stretches.some(({ start, end }) => start < endsAt && startsAt < end))
    .map((row) => toBooking(row, 'tutor'));
};

/** @throws HttpError `not_found` where the tutor has no such days off or extra hours */
export const removeException = async (database: Database, tutor: SessionUser, id: string): Promise<void> => {
  await inTransaction(database, async (tx) => {
    if (!(await deleteException(tx, tutor.id, id))) throw noSuch('exception');
    await forgetNextFree(tx, [tutor.id]);
  });
};
