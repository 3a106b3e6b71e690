import { bookingsActions } from '@paadam/shared/bookings';
import type { Answer, Calls } from '@paadam/shared/contract';
import { callApi, endWithPerson, type PageQuery, watchPages } from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { call, fork, put, select, takeLatest } from 'redux-saga/effects';
import {
  type ReviewsPage,
  type ReviewsRootState,
  type ReviewsState,
  reviewsActions,
  selectReviews,
} from './reviewsSlice';

function* fetchPage(query: PageQuery): SagaIterator<ReviewsPage> {
  const { data, nextCursor }: Answer<Calls['ownReviews']> = yield call(callApi, (api) =>
    api.ownReviews({ query }),
  );
  return { rows: data, nextCursor };
}

function* refreshReviews(): SagaIterator<void> {
  const { isOpen }: ReviewsState = yield select(selectReviews);
  if (isOpen) yield put(reviewsActions.reviewsRequested());
}

/** The student's own reviews; one that was just given is among them at once. */
export const reviewsSaga = endWithPerson(function* (): SagaIterator<void> {
  yield fork(watchPages<ReviewsRootState, ReviewsPage>, {
    select: selectReviews,
    fetchPage,
    requested: reviewsActions.reviewsRequested.type,
    moreRequested: reviewsActions.moreReviewsRequested.type,
    left: reviewsActions.reviewsLeft.type,
    loaded: reviewsActions.reviewsLoaded,
    failed: reviewsActions.reviewsFailed,
    moreLoaded: reviewsActions.moreReviewsLoaded,
    moreFailed: reviewsActions.moreReviewsFailed,
  });
  yield takeLatest(bookingsActions.bookingReviewed.type, refreshReviews);
});
