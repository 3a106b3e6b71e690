import type { PublicReview, Review } from '@paadam/shared/contract';
import type { ReviewRow } from './queries';

/** @returns the review as those see it who have a part in the lesson */
export const toReview = ({ id, bookingId, student, tutor, subject, ...row }: ReviewRow): Review => ({
  _id: id,
  booking: bookingId,
  student,
  tutor,
  subject,
  rating: row.rating,
  comment: row.comment,
  createdAt: row.createdAt.toISOString(),
});

/** @returns the review as anyone sees it */
export const toPublicReview = ({ id, student, subject, ...row }: ReviewRow): PublicReview => ({
  _id: id,
  author: publicAuthor(student.name),
  subject: subject.name,
  rating: row.rating,
  comment: row.comment,
  createdAt: row.createdAt.toISOString(),
});

/** Splits as a reader would: an accent or a vowel sign stays with its letter. */
const readers = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * @param name of a student, in any script
 * @returns what the public sees of it: the first name and the initial of the last, "Meera R." of "Meera Devi Raman". A
 *   name of one word stays as it is.
 */
export const publicAuthor = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/u);
  const initial = others.map(firstLetterOf).findLast((letter) => letter !== undefined);
  return initial === undefined ? first : `${first} ${initial}.`;
};

/** Passes over what stands before the letters, as in "(Raman)". */
const firstLetterOf = (word: string): string | undefined =>
  Array.from(readers.segment(word), ({ segment }) => segment).find((segment) => /\p{L}/u.test(segment));
