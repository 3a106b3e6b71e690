import type { Body, calls } from '@paadam/shared/contract';
import { type Duration, minutesOf, priceOf, trialDuration } from '@paadam/shared/domain';
import { invalidFields, type Sentence } from '../../foundation/http/HttpError';
import * as words from '../../messages/bookings';
import type { Interval } from '../../people/availability/interval';
import { parseInstant } from '../../people/availability/parseInstant';
import { isListed } from '../../people/tutors/isListed';
import type { TutorRow } from '../../people/tutors/queries/findTutor';
import { problemOfTime, type TutorHours } from './checkTime';

/** A lesson that the tutor can be asked for, if the time is still free. */
export interface Lesson {
  time: Interval;
  minutes: number;
  /** Paise. */
  price: number;
  isTrial: boolean;
}

const problemsOfTrial = (
  { name: tutor, trialPrice }: Pick<TutorRow, 'name' | 'trialPrice'>,
  duration: Duration,
  isTrial: boolean,
): { duration?: Sentence } => {
  if (isTrial && trialPrice === null) return { duration: () => words.noTrial({ tutor }) };
  return isTrial === (duration === trialDuration) ? {} : { duration: words.trialIsHalfAnHour };
};

/** @throws HttpError `validation_failed` where the tutor takes no bookings */
export const checkListed = <Row extends Pick<TutorRow, 'name' | 'hourlyRate' | 'subjectIds' | 'isHidden'>>(
  tutor: Row,
): Row & { hourlyRate: number } => {
  if (isListed(tutor)) return tutor;
  throw invalidFields({ tutor: () => words.doesNotTakeBookingsAtPresent({ tutor: tutor.name }) });
};

/** @returns what is wrong with asking for that subject, by field */
export const problemsOfSubject = (
  subject: string,
  { name: tutor, subjectIds }: Pick<TutorRow, 'name' | 'subjectIds'>,
): { subject?: Sentence } =>
  subjectIds.includes(subject) ? {} : { subject: () => words.subjectNotTaught({ tutor }) };

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
    kind,
  }: Pick<Body<typeof calls.createBooking>, 'subject' | 'dateTime' | 'duration' | 'kind'>,
  tutor: TutorHours & Pick<TutorRow, 'hourlyRate' | 'trialPrice' | 'subjectIds' | 'isHidden'>,
  now: Date,
): Lesson => {
  const { hourlyRate } = checkListed(tutor);
  const start = parseInstant(dateTime);
  if (!start) throw invalidFields({ dateTime: words.thisMomentDoesNotExist });

  const minutes = minutesOf(duration);
  const time = { start, end: new Date(start.getTime() + minutes * 60_000) };
  const timeProblem = problemOfTime(time, tutor, now);
  const isTrial = kind === 'trial';
  const fields = {
    ...problemsOfTrial(tutor, duration, isTrial),
    ...problemsOfSubject(subject, tutor),
    ...(timeProblem && { dateTime: timeProblem }),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  const price = isTrial ? (tutor.trialPrice ?? 0) : priceOf(hourlyRate, minutes);
  return { time, minutes, price, isTrial };
};
