import { type Static, Type } from 'typebox';
import { defineCall, Envelope, ListEnvelope } from './call';
import { Closed, Id, Nullable, pageQuery } from './schema';

export const Subject = Type.Object({
  _id: Id,
  name: Type.String({ examples: ['Mathematics'] }),
  description: Type.String({ examples: ['Numbers, shapes and proofs, from school to college.'] }),
  image: Nullable(Type.String({ examples: ['/preview.png'] })),
  category: Type.String({ examples: ['Science'] }),
  /** The subject in an address, `/subjects/:slug`: unique. */
  slug: Type.String({ examples: ['mathematics'] }),
  /** Other names that it goes by: English ones first, then those in Latin letters, in Tamil and in Hindi. */
  aliases: Type.Array(Type.String({ examples: ['Maths'] })),
  /** What is taught in it, as people look for it. */
  topics: Type.Array(Type.String({ examples: ['Quadratic equations'] })),
  /** Listed tutors who teach it. */
  tutorCount: Type.Integer({ examples: [12] }),
});
export type Subject = Static<typeof Subject>;

export const subjects = defineCall('subjects', {
  summary: 'The catalogue of subjects, by name',
  who: 'anyone',
  isPublic: true,
  query: Closed(pageQuery),
  status: 200,
  answer: ListEnvelope(Subject),
  errors: ['malformed_request'],
});

export const subjectWishes = defineCall('subjectWishes', {
  summary: 'The ids of the subjects without a tutor of whose first tutor one is to be told',
  who: 'signed-in',
  status: 200,
  answer: Envelope(Type.Array(Id)),
  errors: [],
});

export const wishSubject = defineCall('wishSubject', {
  summary: 'Be told, by one mail, when a subject without a tutor has its first one',
  who: 'signed-in',
  params: Closed({ id: Id }),
  status: 200,
  answer: Envelope(Type.Null()),
  errors: ['not_found', 'subject_has_tutors'],
});

export const unwishSubject = defineCall('unwishSubject', {
  summary: 'Not be told of a subject’s first tutor after all',
  who: 'signed-in',
  params: Closed({ id: Id }),
  status: 200,
  answer: Envelope(Type.Null()),
  errors: [],
});
