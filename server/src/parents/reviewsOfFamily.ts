import type { Condition, Queryable } from '../db/openDatabase';
import { findChild } from '../family/queries';
import { noSuch } from '../http/HttpError';
import { givenByChildOf, givenByChildrenOf } from '../reviews/queries';

/**
 * @param childId absent: all linked children
 * @returns which reviews those are that the parent's children gave
 * @throws HttpError `not_found` where the child is not linked to the parent
 */
export const reviewsOfFamily = async (
  queryable: Queryable,
  parentId: string,
  childId: string | undefined,
): Promise<Condition> => {
  if (childId === undefined) return givenByChildrenOf(parentId);
  if (!(await findChild(queryable, parentId, childId))) throw noSuch('child');
  return givenByChildOf(parentId, childId);
};
