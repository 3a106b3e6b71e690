import { all, endWithPerson, type SagaGenerator, takeEvery } from '@paadam/shared/state';
import { combineReducers } from 'redux';
import { childProgress, family, familyBookings, familyReviews, familyTutors } from './family';
import { parentActions, parentSlice } from './parentSlice';
import { tellChildren } from './tellChildren';
import { unlinkChild } from './unlinkChild';

/** The spec's parent group: what all of the parent's screens know of the family. */
export const parentGroup = {
  reducerPath: 'parent',
  reducer: combineReducers({
    profile: family.reducer,
    bookings: familyBookings.reducer,
    reviews: familyReviews.reducer,
    tutors: familyTutors.reducer,
    progress: childProgress.reducer,
    links: parentSlice.reducer,
  }),
};

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
