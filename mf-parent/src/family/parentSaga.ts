import { bookingsActions } from '@paadam/shared/bookings';
import { endWithPerson, type SagaGenerator, takeEvery, takeLeading } from '@paadam/shared/state';
import { loadBookings, loadProfile } from './loadFamily';
import { loadMoreReviews, loadReviews } from './loadReviews';
import { loadMoreTutors, loadTutors } from './loadTutors';
import { parentActions } from './parentSlice';
import { unlinkChild } from './unlinkChild';
import { whileOpen } from './whileOpen';

const { childLinked, childUnlinked } = parentActions;
const { bookingChanged, bookingCreated, bookingReviewed } = bookingsActions;

/** What the family's lessons, and so its figures, follow from. */
const lessonChanges = [bookingCreated, bookingChanged, childLinked, childUnlinked];
const reviewChanges = [bookingReviewed, childLinked, childUnlinked];

export const parentSaga = endWithPerson(function* (): SagaGenerator {
  const { profileRequested, profileLeft, bookingsRequested, bookingsLeft } = parentActions;
  yield* whileOpen(profileRequested, profileLeft, reviewChanges, loadProfile);
  yield* whileOpen(bookingsRequested, bookingsLeft, lessonChanges, loadBookings);
  yield* whileOpen(parentActions.reviewsRequested, parentActions.reviewsLeft, reviewChanges, loadReviews);
  yield* whileOpen(parentActions.tutorsRequested, parentActions.tutorsLeft, lessonChanges, loadTutors);
  yield* takeLeading(parentActions.moreReviewsRequested, loadMoreReviews);
  yield* takeLeading(parentActions.moreTutorsRequested, loadMoreTutors);
  yield* takeEvery(parentActions.unlinkRequested, unlinkChild);
});
