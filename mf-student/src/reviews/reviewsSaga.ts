import { problemOf } from '@paadam/shared/api';
import type { Answer, Calls } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { bookingsActions, callApi, dataOf, endWithPerson, rowsToAsk } from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, select, take, takeLatest, takeLeading } from 'redux-saga/effects';
import { type ReviewsPage, type ReviewsState, reviewsActions, selectReviews } from './reviewsSlice';

function* fetchPage(query: { limit: number; cursor?: string }): SagaIterator<ReviewsPage> {
  const { data, nextCursor }: Answer<Calls['ownReviews']> = yield call(callApi, (api) =>
    api.ownReviews({ query }),
  );
  return { rows: data, nextCursor };
}

const over = take([reviewsActions.reviewsRequested.type, reviewsActions.reviewsLeft.type]);

function* loadReviews(): SagaIterator<void> {
  const reviews: ReviewsState = yield select(selectReviews);
  try {
    const { page }: { page?: ReviewsPage } = yield race({
      page: call(fetchPage, { limit: rowsToAsk(reviews) }),
      over,
    });
    if (page) yield put(reviewsActions.reviewsLoaded(page));
  } catch (error) {
    yield put(reviewsActions.reviewsFailed(problemOf(error)));
  }
}

function* loadMoreReviews(): SagaIterator<void> {
  const { list }: ReviewsState = yield select(selectReviews);
  const cursor = dataOf(list)?.nextCursor;
  if (!cursor) return;
  try {
    const { page }: { page?: ReviewsPage } = yield race({
      page: call(fetchPage, { limit: limits.pageRows.standard, cursor }),
      over,
    });
    if (page) yield put(reviewsActions.moreReviewsLoaded(page));
  } catch (error) {
    yield put(reviewsActions.moreReviewsFailed(problemOf(error)));
  }
}

function* refreshReviews(): SagaIterator<void> {
  const { isOpen }: ReviewsState = yield select(selectReviews);
  if (isOpen) yield put(reviewsActions.reviewsRequested());
}

/** The student's own reviews; one that was just given is among them at once. */
export const reviewsSaga = endWithPerson(function* (): SagaIterator<void> {
  yield takeLatest(reviewsActions.reviewsRequested.type, loadReviews);
  yield takeLeading(reviewsActions.moreReviewsRequested.type, loadMoreReviews);
  yield takeLatest(bookingsActions.bookingReviewed.type, refreshReviews);
});
