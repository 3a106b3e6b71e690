import { bookingsActions } from '@paadam/shared/bookings';
import {
  callApi,
  endWithPerson,
  type PageQuery,
  put,
  type SagaGenerator,
  select,
  takeLatest,
  watchPages,
} from '@paadam/shared/state';
import { type ReviewsPage, type ReviewsRootState, reviewsActions, selectReviews } from './reviewsSlice';

function* fetchPage(query: PageQuery): SagaGenerator<ReviewsPage> {
  const { data, nextCursor } = yield* callApi((api) => api.ownReviews({ query }));
  return { rows: data, nextCursor };
}

function* refreshReviews(): SagaGenerator {
  const { isOpen } = yield* select(selectReviews);
  if (isOpen) yield* put(reviewsActions.reviewsRequested());
}

/** The student's own reviews; one that was just given is among them at once. */
export const reviewsSaga = endWithPerson(function* (): SagaGenerator {
  yield* watchPages<ReviewsRootState, ReviewsPage>({
    select: selectReviews,
    fetchPage,
    requested: reviewsActions.reviewsRequested,
    moreRequested: reviewsActions.moreReviewsRequested,
    left: reviewsActions.reviewsLeft,
    loaded: reviewsActions.reviewsLoaded,
    failed: reviewsActions.reviewsFailed,
    moreLoaded: reviewsActions.moreReviewsLoaded,
    moreFailed: reviewsActions.moreReviewsFailed,
  });
  yield* takeLatest(bookingsActions.bookingReviewed, refreshReviews);
});
