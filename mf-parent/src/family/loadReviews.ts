import type { Answer, Calls } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { callApi, dataOf, rowsToAsk } from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, select, take } from 'redux-saga/effects';
import { fetchFailures, problemOr } from './fetchFailures';
import { selectFamilyReviews } from './parentSelectors';
import { parentActions, type ReviewsQuestion } from './parentSlice';

type Reviews = ReturnType<typeof selectFamilyReviews>;

/** The children's reviews, the newest first. */
export function* loadReviews(question: ReviewsQuestion): SagaIterator<void> {
  const reviews: Reviews = yield select(selectFamilyReviews);
  try {
    const { data: rows, nextCursor }: Answer<Calls['parentReviews']> = yield call(callApi, (api) =>
      api.parentReviews({ query: { ...question, limit: rowsToAsk(reviews) } }),
    );
    yield put(parentActions.reviewsLoaded({ rows, nextCursor }));
  } catch (error) {
    yield put(parentActions.reviewsFailed(problemOr(error, fetchFailures.reviews)));
  }
}

/** A further page would not fit below reviews that are asked for anew. */
export function* loadMoreReviews(): SagaIterator<void> {
  const { list, question }: Reviews = yield select(selectFamilyReviews);
  const cursor = dataOf(list)?.nextCursor;
  if (!cursor) return;
  try {
    const { page }: { page?: Answer<Calls['parentReviews']> } = yield race({
      page: call(callApi, (api) =>
        api.parentReviews({ query: { ...question, limit: limits.pageRows.standard, cursor } }),
      ),
      over: take([parentActions.reviewsRequested.type, parentActions.reviewsLeft.type]),
    });
    if (page) {
      yield put(parentActions.moreReviewsLoaded({ rows: page.data, nextCursor: page.nextCursor }));
    }
  } catch (error) {
    yield put(parentActions.moreReviewsFailed(problemOr(error, fetchFailures.reviews)));
  }
}
