import type { PublicReview, Review } from '@paadam/shared/contract';
import { publicName } from '../../foundation/text/publicName';
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
  author: publicName(student.name),
  subject: subject.name,
  rating: row.rating,
  comment: row.comment,
  createdAt: row.createdAt.toISOString(),
});
