import { type Static, Type } from 'typebox';
import { defineCall, ListEnvelope } from './call';
import { Closed, Id, Nullable, pageQuery } from './schema';

export const Subject = Type.Object({
  _id: Id,
  name: Type.String(),
  description: Type.String(),
  image: Nullable(Type.String()),
  category: Type.String(),
});
export type Subject = Static<typeof Subject>;

export const subjects = defineCall({
  method: 'GET',
  path: '/subjects',
  summary: 'The catalogue of subjects, by name',
  who: 'anyone',
  query: Closed(pageQuery),
  status: 200,
  answer: ListEnvelope(Subject),
  errors: ['malformed_request'],
});
