import { MomentPosition, momentPositionOf, type PageQuery, readPage } from '../../access/calls/page';
import type { Condition, Queryable } from '../../foundation/db/openDatabase';
import { listReviews, type ReviewRow } from './queries';

/** @returns one page of a person's reviews, newest first, each in the form that its readers may see */
export const reviewPage = async <Shown>(
  queryable: Queryable,
  whose: Condition,
  query: PageQuery,
  show: (row: ReviewRow) => Shown,
): Promise<{ data: Shown[]; nextCursor: string | null }> => {
  const { rows, nextCursor } = await readPage(
    query,
    MomentPosition,
    (after, count) => listReviews(queryable, whose, after, count),
    momentPositionOf,
  );
  return { data: rows.map(show), nextCursor };
};
