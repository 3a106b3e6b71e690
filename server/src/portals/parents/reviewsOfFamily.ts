import { findChild } from '../../access/guardianship/queries';
import type { Condition, Queryable } from '../../foundation/db/openDatabase';
import { noSuch } from '../../foundation/http/HttpError';
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
