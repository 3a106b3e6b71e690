import { formatCount } from '@paadam/shared/domain';

/** @returns "No tutors", "1 tutor", "1,200 tutors" */
export const tutorsInWords = (count: number): string =>
  `${count === 0 ? 'No' : formatCount(count)} ${count === 1 ? 'tutor' : 'tutors'}`;

/** @param count of the tutors of a subject, who may still come */
export const subjectTutorsInWords = (count: number): string =>
  count === 0 ? 'No tutor yet' : tutorsInWords(count);
