import { limits, waitInWords } from '@paadam/shared/domain';
import { HttpError } from '../http/HttpError';
import type { LimitError } from './insertBooking';

const { ofOneTutorInAnHour, waiting } = limits.requests;

interface Attempt {
  /** Whether the caller takes the lesson, rather than a child of the caller. */
  isOwn: boolean;
  student: { name: string };
  tutor: { name: string };
}

/** @returns the error that says which limit of a student's requests is reached, and when there is room again */
export const limitReached = (
  { limit, retryAfter }: LimitError,
  { isOwn, student, tutor }: Attempt,
): HttpError => {
  const has = isOwn ? 'You have' : `${student.name} has`;
  const message = {
    pace: `${has} asked ${tutor.name} for ${ofOneTutorInAnHour} lessons within an hour. Please try again in ${waitInWords(retryAfter)}.`,
    waiting: `${has} ${waiting} requests that wait for an answer. Please wait until one is answered, or cancel one.`,
  }[limit];
  return new HttpError('too_many_requests', message, { retryAfter });
};
