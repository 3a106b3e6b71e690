import { type Static, Type } from 'typebox';
import { defineCall, ListEnvelope } from './call';
import { Closed, Id, Nullable, pageQuery } from './schema';

export const Subject = Type.Object({
  _id: Id,
  name: Type.String({ examples: ['Mathematics'] }),
  description: Type.String({ examples: ['Numbers, shapes and proofs, from school to college.'] }),
  image: Nullable(Type.String({ examples: ['https://example.org/mathematics.jpg'] })),
  category: Type.String({ examples: ['Science'] }),
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
