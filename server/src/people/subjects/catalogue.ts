import { collatorOf, type PageLanguage } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import type { Queryable } from '../../foundation/db/openDatabase';
import { listSubjects } from './queries';

/** The cursor: the last subject of a page. PostgreSQL's text cannot hold NUL. */
export const SubjectPosition = Type.Object({
  name: Type.String({ pattern: '^[^\\u0000]+$' }),
  _id: Type.String({ format: 'uuid' }),
});
type SubjectPosition = Static<typeof SubjectPosition>;

/**
 * Returns a page of the catalogue, sorted as readers of the language expect. The catalogue is short, so all of it is read.
 *
 * @param after the last subject of the previous page; undefined: the first page
 * @returns at most `count` subjects, with their names in the language
 */
export const readCatalogue = async (
  queryable: Queryable,
  language: PageLanguage,
  after: SubjectPosition | undefined,
  count: number,
) => {
  const { compare } = collatorOf(language);
  const inOrder = (one: SubjectPosition, other: SubjectPosition): number =>
    compare(one.name, other.name) || (one._id < other._id ? -1 : Number(one._id > other._id));
  const all = (await listSubjects(queryable, language)).sort(inOrder);
  const rest = after === undefined ? all : all.filter((subject) => inOrder(subject, after) > 0);
  return rest.slice(0, count);
};
