import type { SessionUser } from '../accounts/sessions';
import type { Queryable } from '../db/openDatabase';
import { HttpError } from '../http/HttpError';
import { localDay } from '../tutors/localDay';
import { openTimes } from '../tutors/openTimes';
import type { TutorRow } from '../tutors/queries';
import { toSlot } from '../tutors/toSlot';
import type { Lesson } from './checkRequest';
import type { Clash } from './insertBooking';

interface Attempt {
  caller: SessionUser;
  student: { id: string; name: string };
  tutor: TutorRow;
  lesson: Lesson;
  now: Date;
}

/** @returns the error that says whose time was taken, with the lessons still possible on the tutor's same day */
export const slotTaken = async (
  queryable: Queryable,
  clash: Clash,
  { caller, student, tutor, lesson, now }: Attempt,
): Promise<HttpError> => {
  const slots = await openTimes(queryable, tutor, {
    within: localDay(lesson.time.start, tutor.timeZone),
    minutes: lesson.minutes,
    now,
    studentId: student.id,
  });
  const who = student.id === caller.id ? 'You already have' : `${student.name} already has`;
  const reason = {
    tutor: `This time with ${tutor.name} has been taken.`,
    student: `${who} a lesson at this time.`,
  }[clash];
  // A tutor who has given no hours has no open times to list, and may be asked for any.
  const advice =
    slots.length > 0 || tutor.week.length === 0
      ? 'Please choose another time.'
      : 'No other time is open that day: please choose another day.';
  return new HttpError('slot_taken', `${reason} ${advice}`, { data: { slots: slots.map(toSlot) } });
};
