import type { Body, calls } from '@paadam/shared/contract';
import { limits, minutesOf, priceOf } from '@paadam/shared/domain';
import { expandAvailability } from '../calendar/expandAvailability';
import type { Interval } from '../calendar/interval';
import { parseInstant } from '../calendar/parseInstant';
import { invalidFields } from '../http/HttpError';
import { isListed } from '../tutors/isListed';
import type { TutorRow } from '../tutors/queries/findTutor';

/** A lesson that the tutor can be asked for, if the time is still free. */
export interface Lesson {
  time: Interval;
  minutes: number;
  /** Paise. */
  price: number;
}

/**
 * Holds a request against what the tutor offers.
 *
 * @throws HttpError `validation_failed` with what is wrong, by field
 */
export const checkRequest = (
  {
    subject,
    dateTime,
    duration,
  }: Pick<Body<typeof calls.createBooking>, 'subject' | 'dateTime' | 'duration'>,
  tutor: Pick<TutorRow, 'name' | 'hourlyRate' | 'subjectIds' | 'week' | 'timeZone'>,
  now: Date,
): Lesson => {
  if (!isListed(tutor)) throw invalidFields({ tutor: `${tutor.name} does not take bookings at present.` });
  const start = parseInstant(dateTime);
  if (!start) throw invalidFields({ dateTime: 'This moment does not exist.' });

  const minutes = minutesOf(duration);
  const time = { start, end: new Date(start.getTime() + minutes * 60_000) };
  const timeProblem = problemOfTime(time, tutor, now);
  const fields = {
    ...(!tutor.subjectIds.includes(subject) && { subject: `${tutor.name} does not teach this subject.` }),
    ...(timeProblem && { dateTime: timeProblem }),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  return { time, minutes, price: priceOf(tutor.hourlyRate, minutes) };
};

/** @returns what is wrong with a time, for people; undefined: nothing, though it may be taken */
export const problemOfTime = (
  { start, end }: Interval,
  { name, week, timeZone }: Pick<TutorRow, 'name' | 'week' | 'timeZone'>,
  now: Date,
): string | undefined => {
  if (start <= now) return 'This time has passed. Please choose a time in the future.';
  if (start.getTime() - now.getTime() > limits.bookingDaysAhead * 86_400_000) {
    return `Lessons can be booked at most ${limits.bookingDaysAhead} days ahead.`;
  }
  if (start.getTime() % 60_000 !== 0) return 'Please choose a time on a whole minute.';
  // A tutor who has given no hours may be asked for any.
  if (week.length === 0) return undefined;
  const [open] = expandAvailability(week, timeZone, start, end);
  return open && open.start <= start && end <= open.end
    ? undefined
    : `${name} is not available for all of this time. Please choose an open time.`;
};
