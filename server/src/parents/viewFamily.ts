import type { calls, Data } from '@paadam/shared/contract';
import type { SessionUser } from '../accounts/sessions';
import type { Queryable } from '../db/openDatabase';
import { ownProfile } from '../profiles/ownProfile';
import { averageRatingByChildren, listChildren } from './queries';

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
