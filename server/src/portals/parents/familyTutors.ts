import type { Calls, FamilyTutor, Query } from '@paadam/shared/contract';
import { MomentPosition, momentPositionOf, readPage } from '../../access/calls/page';
import { listChildren } from '../../access/guardianship/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { listFamilyTutors } from './queries';

/** @returns one page of the tutors of the linked children, the one of the latest lesson first */
export const familyTutors = async (
  queryable: Queryable,
  parentId: string,
  query: Query<Calls['parentTutors']>,
): Promise<{ data: FamilyTutor[]; nextCursor: string | null }> => {
  const [children, { rows, nextCursor }] = await Promise.all([
    listChildren(queryable, parentId),
    readPage(
      query,
      MomentPosition,
      (after, count) => listFamilyTutors(queryable, parentId, after, count),
      momentPositionOf,
    ),
  ]);
  const data = rows.map(({ id, studentIds, lastLessonAt, microseconds: _, ...tutor }) => ({
    _id: id,
    ...tutor,
    students: children
      .filter((child) => studentIds.includes(child._id))
      .map(({ _id, name }) => ({ _id, name })),
    lastLessonAt: lastLessonAt.toISOString(),
  }));
  return { data, nextCursor };
};
