import { formatCount } from '@paadam/shared/domain';
import * as words from '../messages/subjects';

/** @returns "No tutors", "1 tutor", "1,200 tutors" */
export const tutorsInWords = (count: number): string =>
  words.tutorCount({ count, shown: formatCount(count) });

/** @param count of the tutors of a subject, who may still come */
export const subjectTutorsInWords = (count: number): string =>
  count === 0 ? words.noTutorYet() : tutorsInWords(count);
