import { limits } from '@paadam/shared/domain';
import {
  callApi,
  dataOf,
  put,
  race,
  rowsToAsk,
  type SagaGenerator,
  select,
  take,
} from '@paadam/shared/state';
import { fetchFailures, problemOr } from './fetchFailures';
import { selectFamilyReviews } from './parentSelectors';
import { parentActions, type ReviewsQuestion } from './parentSlice';

/** The children's reviews, the newest first. */
export function* loadReviews(question: ReviewsQuestion): SagaGenerator {
  const reviews = yield* select(selectFamilyReviews);
  try {
    const { data: rows, nextCursor } = yield* callApi((api) =>
      api.parentReviews({ query: { ...question, limit: rowsToAsk(reviews) } }),
    );
    yield* put(parentActions.reviewsLoaded({ rows, nextCursor }));
  } catch (error) {
    yield* put(parentActions.reviewsFailed(problemOr(error, fetchFailures.reviews)));
  }
}

/** A further page would not fit below reviews that are asked for anew. */
export function* loadMoreReviews(): SagaGenerator {
  const { list, question } = yield* select(selectFamilyReviews);
  const cursor = dataOf(list)?.nextCursor;
  if (!cursor) return;
  try {
    const { page } = yield* race({
      page: callApi((api) =>
        api.parentReviews({ query: { ...question, limit: limits.pageRows.standard, cursor } }),
      ),
      over: take([parentActions.reviewsRequested, parentActions.reviewsLeft]),
    });
    if (page) {
      yield* put(parentActions.moreReviewsLoaded({ rows: page.data, nextCursor: page.nextCursor }));
    }
  } catch (error) {
    yield* put(parentActions.moreReviewsFailed(problemOr(error, fetchFailures.reviews)));
  }
}
