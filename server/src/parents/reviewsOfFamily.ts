import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { noSuch } from '../http/noSuch';
import { givenBy, givenByChildrenOf } from '../reviews/queries';
import { findChild } from './queries';

/**
 * @param childId absent: all linked children
 * @returns which reviews those are that the parent's children gave
 * @throws HttpError `not_found` where the child is not linked to the parent
 */
export const reviewsOfFamily = async (
  queryable: Queryable,
  parentId: string,
  childId: string | undefined,
): Promise<SQL> => {
  const ofChildren = givenByChildrenOf(parentId);
  if (childId === undefined) return ofChildren;
  if (!(await findChild(queryable, parentId, childId))) throw noSuch('child');
  // Both, for the link may end before the reviews are read.
  return sql`${ofChildren} and ${givenBy(childId)}`;
};
