import type { calls, Data } from '@paadam/shared/contract';
import type { Queryable } from '../db/openDatabase';
import { listChildren } from '../family/queries';
import { ownProfile } from '../profiles/ownProfile';
import type { SessionUser } from '../sessions/queries';
import { averageRatingByChildren } from './queries';

/** @returns the parent's own profile, the linked children, and the average of the stars they gave */
export const viewFamily = async (
  queryable: Queryable,
  parent: SessionUser,
): Promise<Data<typeof calls.parentProfile>> => {
  const [profile, children, averageRating] = await Promise.all([
    ownProfile(queryable, parent),
    listChildren(queryable, parent.id),
    averageRatingByChildren(queryable, parent.id),
  ]);
  return { parent: profile, children, averageRating };
};
