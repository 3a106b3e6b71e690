import type { calls, Query, Slot } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable, Transaction } from '../../foundation/db/openDatabase';
import { type HttpError, invalidFields, noSuch } from '../../foundation/http/HttpError';
import * as words from '../../messages/bookings';
import { toSlot } from '../../people/availability/freeSlots';
import type { Interval } from '../../people/availability/interval';
import { localDay } from '../../people/availability/localDay';
import { parseInstant } from '../../people/availability/parseInstant';
import { findBusyTimes, isDayFull } from '../../people/availability/queries';
import { checkRange } from '../../people/tutors/listSlots';
import { openTimes } from '../../people/tutors/openTimes';
import { findTutor, type TutorRow } from '../../people/tutors/queries/findTutor';
import { type Clash, ClashError } from './changes/insertBooking';
import { problemOfTime } from './checkTime';
import { type BookingRow, findBooking, ofCaller } from './queries';
import { slotTaken } from './refusals';

/** A booking that is to be moved, and whose idea that is. */
interface Moved {
  booking: Pick<BookingRow, 'id' | 'student' | 'startsAt' | 'endsAt'>;
  tutor: TutorRow;
  caller: { id: string; role: Role };
}

/** @returns the tutor of a booking that is there */
export const tutorOf = async (
  queryable: Queryable,
  { tutor: { _id } }: Pick<BookingRow, 'tutor'>,
): Promise<TutorRow> => {
  const tutor = await findTutor(queryable, _id);
  if (!tutor) throw noSuch('tutor');
  return tutor;
};

const minutesOf = ({ startsAt, endsAt }: Moved['booking']): number =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;

/**
 * @returns the starts that a booking could be moved to: those at which both sides are free, by the tutor's hours, its own
 *   time not in its way
 * @throws HttpError `not_found` where the caller has no part in the booking; `validation_failed` where the two instants are
 *   out of order or more than 35 days apart
 */
export const listMovableTimes = async (
  queryable: Queryable,
  caller: SessionUser,
  bookingId: string,
  { from, to }: Query<typeof calls.bookingTimes>,
  now: Date,
): Promise<Slot[]> => {
  const within = checkRange(from, to);
  const booking = await findBooking(queryable, bookingId, ofCaller(caller));
  if (!booking) throw noSuch('booking');
  const tutor = await tutorOf(queryable, booking);
  // Tutors need no notice of what they propose themselves.
  const rules = { ...tutor.rules, ...(caller.role === 'tutor' && { noticeMinutes: 0 }) };
  const times = await openTimes(
    queryable,
    { ...tutor, rules },
    {
      within,
      minutes: minutesOf(booking),
      now,
      studentId: booking.student._id,
      exceptBooking: booking.id,
    },
  );
  return times.filter(({ start }) => start.getTime() !== booking.startsAt.getTime()).map(toSlot);
};

/**
 * Holds the times that a person would move a booking to against what the tutor offers and what is taken. The lesson keeps
 * its length.
 *
 * @param field that the caller named them in
 * @returns them in order
 * @throws HttpError `validation_failed`; `slot_taken` with what is free on the day of the first that is taken
 */
export const checkNewTimes = async (
  queryable: Queryable,
  { booking, tutor, caller }: Moved,
  asked: readonly string[],
  field: 'times' | 'dateTime',
  now: Date,
): Promise<Interval[]> => {
  const minutes = minutesOf(booking);
  const starts = asked.map((text) => {
    const start = parseInstant(text);
    if (!start) throw invalidFields({ [field]: words.thisMomentDoesNotExist });
    return start.getTime();
  });
  if (new Set(starts).size < starts.length) throw invalidFields({ [field]: words.pleaseProposeEachTimeOnce });
  if (starts.includes(booking.startsAt.getTime())) {
    throw invalidFields({ [field]: words.theLessonIsAtThisTime });
  }
  const times = starts
    .sort((a, b) => a - b)
    .map((start) => ({ start: new Date(start), end: new Date(start + minutes * 60_000) }));
  const isTutors = caller.role === 'tutor';
  for (const time of times) {
    const problem = problemOfTime(time, tutor, now, { isTutors });
    if (problem) throw invalidFields({ [field]: problem });
  }
  for (const time of times) {
    const { id: tutorId, rules } = tutor;
    const busyFor = async (studentId?: string) =>
      (
        await findBusyTimes(
          queryable,
          { tutorId, gapMinutes: rules.gapMinutes, studentId, exceptBooking: booking.id },
          time,
        )
      ).length > 0;
    const clash: Clash | null = (await busyFor())
      ? 'tutor'
      : (await busyFor(booking.student._id))
        ? 'student'
        : null;
    if (clash) throw await newTimeTaken(queryable, clash, { booking, tutor, caller }, time, now);
  }
  return times;
};

/**
 * Keeps to the lessons that a tutor gives a day; the transaction holds the tutor's calendar.
 *
 * @throws an error that `clashOf` knows, where the day is full without this booking
 */
export const checkDay = async (
  tx: Transaction,
  { id, timeZone, rules }: TutorRow,
  bookingId: string,
  { start }: Interval,
): Promise<void> => {
  if (rules.lessonsADay === null) return;
  if (await isDayFull(tx, id, localDay(start, timeZone), bookingId)) throw new ClashError('day');
};

/** @returns the error that says whose time is taken, with what is free that day instead */
export const newTimeTaken = (
  queryable: Queryable,
  clash: Clash,
  { booking, tutor, caller }: Moved,
  time: Interval,
  now: Date,
): Promise<HttpError> =>
  slotTaken(queryable, clash, {
    caller,
    student: { id: booking.student._id, name: booking.student.name },
    tutor,
    lesson: { time, minutes: minutesOf(booking) },
    now,
    exceptBooking: booking.id,
  });
