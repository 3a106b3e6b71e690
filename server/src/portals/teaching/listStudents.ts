import type { Calls, Query, TaughtStudent } from '@paadam/shared/contract';
import { collatorOf } from '@paadam/shared/domain';
import { Type } from 'typebox';
import { readPage } from '../../access/calls/page';
import type { Queryable } from '../../foundation/db/openDatabase';
import { answeredLanguage } from '../../foundation/http/answeredLanguage';
import { listTaughtStudents } from './queries';

const StudentPosition = Type.Object({
  key: Type.String({ pattern: '^[^\\u0000]+$' }),
  id: Type.String({ format: 'uuid' }),
});

/** @returns one page of the tutor's students, sorted by name as readers of the page's language expect */
export const listStudents = async (
  queryable: Queryable,
  tutorId: string,
  query: Query<Calls['tutorStudents']>,
): Promise<{ data: TaughtStudent[]; nextCursor: string | null }> => {
  const language = answeredLanguage();
  const { compare } = collatorOf(language);
  const { rows, nextCursor } = await readPage(
    query,
    StudentPosition,
    (after, count) => listTaughtStudents(queryable, tutorId, { language, after, count }),
    ({ key, _id }) => ({ key, id: _id }),
  );
  return {
    data: rows.map(({ key, subjects, ...student }) => ({ ...student, subjects: subjects.sort(compare) })),
    nextCursor,
  };
};
