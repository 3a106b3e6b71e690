import { all, endWithPerson, groupSlices, type SagaGenerator, takeEvery } from '@paadam/shared/state';
import { childProgress, family, familyBookings, familyReviews, familyTutors } from './family';
import { parentActions, parentSlice } from './parentSlice';
import { tellChildren } from './tellChildren';
import { unlinkChild } from './unlinkChild';

/** The spec's parent group: what all of the parent's screens know of the family. */
export const parentGroup = groupSlices('parent', [
  family,
  familyBookings,
  familyReviews,
  familyTutors,
  childProgress,
  parentSlice,
]);

const watchLinks = endWithPerson(function* (): SagaGenerator {
  yield* takeEvery(family.actions.loaded, ({ payload }) => tellChildren(() => payload.data.children));
  yield* takeEvery(parentActions.unlinkRequested, unlinkChild);
});

export function* parentSaga(): SagaGenerator {
  yield* all([
    family.saga(),
    familyBookings.saga(),
    familyReviews.saga(),
    familyTutors.saga(),
    childProgress.saga(),
    watchLinks(),
  ]);
}
