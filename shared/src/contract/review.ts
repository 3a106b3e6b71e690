import { limits } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { defineCall, Envelope, ListEnvelope } from './call';
import { Closed, Id, Instant, OneOf, Person, pageQuery, Stars, typedAs } from './schema';

const commentExample = 'Patient, and always well prepared.';

/** A review as those see it who have a part in the lesson. */
export const Review = Type.Object({
  _id: Id,
  booking: Id,
  student: Person,
  tutor: Person,
  subject: Person,
  rating: Stars,
  comment: Type.String({ examples: [commentExample] }),
  createdAt: Instant,
});
export type Review = Static<typeof Review>;

/** A review as anyone sees it. */
export const PublicReview = Type.Object({
  _id: Id,
  /** The student's first name and the initial of the last, "Meera R." */
  author: Type.String({ examples: ['Asha R.'] }),
  /** The subject's name. */
  subject: Type.String({ examples: ['Mathematics'] }),
  rating: Stars,
  comment: Type.String({ examples: [commentExample] }),
  createdAt: Instant,
});
export type PublicReview = Static<typeof PublicReview>;

export const createReview = defineCall('createReview', {
  summary: 'Review a completed lesson, once',
  who: ['student'],
  body: Closed({
    bookingId: Id,
    rating: Stars,
    comment: Type.Optional(
      Type.String({ ...typedAs('text'), maxLength: limits.reviewCharacters, examples: [commentExample] }),
    ),
  }),
  status: 201,
  answer: Envelope(Review),
  errors: ['validation_failed', 'not_found', 'not_completed', 'already_reviewed'],
});

export const ownReviews = defineCall('ownReviews', {
  summary: 'The reviews that a student gave, a parent’s children gave, or a tutor got, newest first',
  who: 'signed-in',
  query: Closed(pageQuery),
  status: 200,
  answer: ListEnvelope(Review),
  errors: ['malformed_request'],
});

export const tutorReviews = defineCall('tutorReviews', {
  summary: 'What students say of a tutor, newest first',
  who: 'anyone',
  isPublic: true,
  params: Closed({ id: Id }),
  query: Closed({
    ...pageQuery,
    /** Only the newest of each student's. */
    per: Type.Optional(OneOf(['student'])),
  }),
  status: 200,
  answer: ListEnvelope(PublicReview),
  errors: ['malformed_request', 'not_found'],
});
