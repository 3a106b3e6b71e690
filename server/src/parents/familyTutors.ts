import type { FamilyTutor } from '@paadam/shared/contract';
import { Type } from 'typebox';
import type { Queryable } from '../db/openDatabase';
import { decodeCursor } from '../http/cursor';
import { pageSize, toPage } from '../http/page';
import { listFamilyTutors } from './listFamilyTutors';
import { listChildren } from './queries';

const Position = Type.Object({
  lastLessonMicros: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.String({ format: 'uuid' }),
});

/** @returns one page of the tutors of the linked children, the one of the latest lesson first */
export const familyTutors = async (
  queryable: Queryable,
  parentId: string,
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<{ data: FamilyTutor[]; nextCursor: string | null }> => {
  const size = pageSize(limit);
  const after = decodeCursor(cursor, Position);
  const [children, rows] = await Promise.all([
    listChildren(queryable, parentId),
    listFamilyTutors(queryable, parentId, after, size + 1),
  ]);
  const page = toPage(rows, size, ({ lastLessonMicros, id }) => ({ lastLessonMicros, id }));
  return {
    data: page.rows.map(({ id, studentIds, lastLessonAt, lastLessonMicros: _, ...tutor }) => ({
      _id: id,
      ...tutor,
      students: children
        .filter((child) => studentIds.includes(child._id))
        .map(({ _id, name }) => ({ _id, name })),
      lastLessonAt: lastLessonAt.toISOString(),
    })),
    nextCursor: page.nextCursor,
  };
};
