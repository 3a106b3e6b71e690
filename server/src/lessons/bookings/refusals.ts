import {
  type BookingActor,
  type BookingStatus,
  findTransition,
  hasGivenHours,
  limits,
} from '@paadam/shared/domain';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { HttpError, invalidFields, paragraphOf, type Sentence } from '../../foundation/http/HttpError';
import { waitInWords } from '../../foundation/http/waitInWords';
import * as words from '../../messages/bookings';
import { toSlot } from '../../people/availability/freeSlots';
import { localDay } from '../../people/availability/localDay';
import { openTimes } from '../../people/tutors/openTimes';
import type { TutorRow } from '../../people/tutors/queries/findTutor';
import type { Clash, LimitError, TrialLimit } from './changes/insertBooking';
import type { Lesson } from './checkRequest';

/** @returns why a booking that is in this state now could not be moved to the other */
export const describeRefusal =
  (now: BookingStatus, to: BookingStatus, actor: BookingActor): Sentence =>
  () => {
    if (now === to) return words.alreadyThere({ status: now });
    // The table has the move, so its moment is what has passed.
    return findTransition(now, to, actor) ? words.hasStarted({ to }) : words.cannotMove({ status: now, to });
  };

/**
 * @returns the error for a lesson of a person who is suspended: the tutor just now, or the child a parent asks for. Who
 *   it is, and that it is this, is not for others to know.
 */
export const noLessonsAtPresent = (): HttpError =>
  invalidFields({ student: words.thisLessonCannotBeBookedAt });

const { ofOneTutorInAnHour } = limits.requests;

/**
 * @param request `isOwn`: whether the caller takes the lesson, rather than a child of the caller
 * @returns the error that says which limit of a student's requests is reached, and when there is room again
 */
export const limitReached = (
  { limit, retryAfter, lessons }: Pick<LimitError, 'limit' | 'retryAfter' | 'lessons'>,
  { isOwn, student, tutor }: { isOwn: boolean; student: { name: string }; tutor: { name: string } },
): HttpError => {
  const { inAll, ofOneTutor } = waitingOf(lessons);
  const people = { who: isOwn ? 'own' : 'child', student: student.name } as const;
  const isNew = lessons === 0;
  const sentences: Record<typeof limit, Sentence> = {
    pace: () =>
      words.paceReached({
        ...people,
        tutor: tutor.name,
        most: ofOneTutorInAnHour,
        wait: waitInWords(retryAfter),
      }),
    'waiting-of-tutor': () =>
      isNew
        ? words.newWaitingOfTutor({ ...people, tutor: tutor.name })
        : words.waitingOfTutor({ ...people, tutor: tutor.name, most: ofOneTutor }),
    waiting: () => (isNew ? words.newWaiting : words.waiting)({ ...people, most: inAll }),
  };
  return new HttpError('too_many_requests', sentences[limit], { retryAfter });
};

/** @returns why the student can have no trial lesson, for who asks */
export const describeTrialLimit =
  (
    limit: TrialLimit,
    { isOwn, student, tutor }: { isOwn: boolean; student: { name: string }; tutor: { name: string } },
  ): Sentence =>
  () => {
    const people = { who: isOwn ? 'own' : 'child', student: student.name } as const;
    return limit === 'pair'
      ? words.hadTrial({ ...people, tutor: tutor.name })
      : words.trialsInMonth({ ...people, most: limits.trial.ofStudentInAMonth });
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
  const who = student.id === caller.id ? 'own' : 'child';
  const reasons: Record<Clash, Sentence> = {
    tutor: tutor.id === caller.id ? words.ownTimeTaken : () => words.tutorsTimeTaken({ tutor: tutor.name }),
    student: () => words.studentsTimeTaken({ who, student: student.name }),
    day: () => words.dayFull({ tutor: tutor.name }),
  };
  // A tutor who has given no hours has no open times to list, and may be asked for any.
  const hasOther = slots.length > 0 || (!hasGivenHours(tutor) && clash !== 'day');
  const advice = hasOther ? words.chooseAnotherTime : words.chooseAnotherDay;
  return new HttpError('slot_taken', paragraphOf(reasons[clash], advice), {
    data: { slots: slots.map(toSlot) },
  });
};
