import {
  type BookingActor,
  type BookingStatus,
  findTransition,
  hasGivenHours,
  limits,
  waitInWords,
} from '@paadam/shared/domain';
import { toSlot } from '../calendar/freeSlots';
import { localDay } from '../calendar/localDay';
import type { Queryable } from '../db/openDatabase';
import { HttpError, invalidFields } from '../http/HttpError';
import type { SessionUser } from '../sessions/queries';
import { openTimes } from '../tutors/openTimes';
import type { TutorRow } from '../tutors/queries/findTutor';
import type { Clash, LimitError, TrialLimit } from './changes/insertBooking';
import type { Lesson } from './checkRequest';

const states: Record<BookingStatus, string> = {
  pending: 'is still waiting for an answer',
  accepted: 'has been accepted',
  declined: 'has been declined',
  completed: 'has been completed',
  cancelled: 'has been cancelled',
  expired: 'has expired',
};

/** @returns the end of a sentence that begins with "This booking" */
export const describeState = (status: BookingStatus): string => states[status];

/** @returns why a booking that is in this state now could not be moved to the other */
export const describeRefusal = (now: BookingStatus, to: BookingStatus, actor: BookingActor): string => {
  if (now === to) return `This booking ${states[now].replace('has', 'has already')}.`;
  // The table has the move, so its moment is what has passed.
  if (findTransition(now, to, actor))
    return `This lesson has already started, so it cannot be ${to} any more.`;
  return `This booking ${states[now]}, so it cannot be ${to}.`;
};

/**
 * @returns the error for a lesson of somebody who is suspended: the tutor just now, or the child for whom a parent asks. Who
 *   it is, and that it is this, is not for others to know.
 */
export const noLessonsAtPresent = (): HttpError =>
  invalidFields({ student: 'This lesson cannot be booked at present.' });

const { ofOneTutorInAnHour } = limits.requests;

/**
 * @param request `isOwn`: whether the caller takes the lesson, rather than a child of the caller
 * @returns the error that says which limit of a student's requests is reached, and when there is room again
 */
export const limitReached = (
  { limit, retryAfter, lessons }: Pick<LimitError, 'limit' | 'retryAfter' | 'lessons'>,
  { isOwn, student, tutor }: { isOwn: boolean; student: { name: string }; tutor: { name: string } },
): HttpError => {
  const has = isOwn ? 'You have' : `${student.name} has`;
  const { inAll, ofOneTutor } = waitingOf(lessons);
  const first = isOwn ? 'your first lesson' : 'the first lesson';
  const whileNew = {
    'waiting-of-tutor': `${has} asked ${tutor.name} already. Until ${first} on Paadam, one request to each tutor can wait for an answer. Please wait for it, or cancel that request.`,
    waiting: `${has} ${inAll} requests that wait for an answer, which is all there can be until ${first} on Paadam. Please wait until one is answered, or cancel one.`,
  };
  const message = {
    pace: `${has} asked ${tutor.name} for ${ofOneTutorInAnHour} lessons within an hour. Please try again in ${waitInWords(retryAfter)}.`,
    'waiting-of-tutor': `${has} ${ofOneTutor} requests that wait for an answer from ${tutor.name}. Please wait until one is answered, or cancel one.`,
    waiting: `${has} ${inAll} requests that wait for an answer. Please wait until one is answered, or cancel one.`,
    ...(lessons === 0 && whileNew),
  }[limit];
  return new HttpError('too_many_requests', message, { retryAfter });
};

/** @returns why the student can have no trial lesson, for who asks */
export const describeTrialLimit = (
  limit: TrialLimit,
  { isOwn, student, tutor }: { isOwn: boolean; student: { name: string }; tutor: { name: string } },
): string => {
  const has = isOwn ? 'You have' : `${student.name} has`;
  return limit === 'pair'
    ? `${has} a trial lesson with ${tutor.name} already, or had one. There is one with each tutor.`
    : `${has} ${limits.trial.ofStudentInAMonth} trial lessons in this month, which is all there can be. Please choose a time in another month, or book a lesson.`;
};

export const trialNotOpen = (...about: Parameters<typeof describeTrialLimit>): HttpError =>
  new HttpError('trial_not_open', describeTrialLimit(...about));

/** @param lessons that the student has had @returns how many requests may wait for an answer */
export const waitingOf = (lessons: number) =>
  limits.requests.waiting.findLast(({ fromLessons }) => fromLessons <= lessons) ?? limits.requests.waiting[0];

interface Attempt {
  caller: Pick<SessionUser, 'id'>;
  student: { id: string; name: string };
  tutor: TutorRow;
  lesson: Pick<Lesson, 'time' | 'minutes'>;
  now: Date;
  /** A booking that was to be moved. */
  exceptBooking?: string | undefined;
}

/** @returns the error that says whose time was taken, with the lessons still possible on the tutor's same day */
export const slotTaken = async (
  queryable: Queryable,
  clash: Clash,
  { caller, student, tutor, lesson, now, exceptBooking }: Attempt,
): Promise<HttpError> => {
  const slots = await openTimes(queryable, tutor, {
    within: localDay(lesson.time.start, tutor.timeZone),
    minutes: lesson.minutes,
    now,
    studentId: student.id,
    exceptBooking,
  });
  const who = student.id === caller.id ? 'You already have' : `${student.name} already has`;
  const reason = {
    tutor:
      tutor.id === caller.id
        ? 'You have another lesson at this time.'
        : `This time with ${tutor.name} has been taken.`,
    student: `${who} a lesson at this time.`,
    day: `${tutor.name} is full that day.`,
  }[clash];
  // A tutor who has given no hours has no open times to list, and may be asked for any.
  const advice =
    slots.length > 0 || (!hasGivenHours(tutor) && clash !== 'day')
      ? 'Please choose another time.'
      : 'No other time is open that day: please choose another day.';
  return new HttpError('slot_taken', `${reason} ${advice}`, { data: { slots: slots.map(toSlot) } });
};
