import type { calls, Data } from '@paadam/shared/contract';
import { listChildren } from '../../access/guardianship/queries';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { ownProfile } from '../../people/profiles/ownProfile';
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
