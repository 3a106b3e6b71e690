import { problemOf } from '@paadam/shared/api';
import {
  callApi,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeLatest,
  takeLeading,
} from '@paadam/shared/state';
import { nextTwoWeeks } from './nextTwoWeeks';
import { type ReviewsPage, selectTutorPage, tutorPageActions } from './tutorPageSlice';

const reviewRows = 10;

function* openTutor(): SagaGenerator {
  yield* put(tutorPageActions.profileRequested());
  yield* put(tutorPageActions.slotsRequested());
  yield* put(tutorPageActions.reviewsRequested());
}

function* idOfPage(): SagaGenerator<string> {
  const { id } = yield* select(selectTutorPage);
  return id;
}

function* loadProfile(): SagaGenerator {
  const id = yield* idOfPage();
  try {
    const answer = yield* callApi((api) => api.profile({ params: { id } }));
    yield* put(tutorPageActions.profileLoaded(answer.data));
  } catch (error) {
    yield* put(tutorPageActions.profileFailed(problemOf(error)));
  }
}

function* loadSlots(): SagaGenerator {
  const id = yield* idOfPage();
  const query = { ...nextTwoWeeks(new Date()), duration: '1' } as const;
  try {
    const answer = yield* callApi((api) => api.tutorSlots({ params: { id }, query }));
    yield* put(tutorPageActions.slotsLoaded(answer.data));
  } catch (error) {
    yield* put(tutorPageActions.slotsFailed(problemOf(error)));
  }
}

function* fetchReviews(id: string, cursor?: string): SagaGenerator<ReviewsPage> {
  const input = { params: { id }, query: { limit: reviewRows, ...(cursor ? { cursor } : {}) } };
  const answer = yield* callApi((api) => api.tutorReviews(input));
  return { reviews: answer.data, nextCursor: answer.nextCursor };
}

function* loadReviews(): SagaGenerator {
  const id = yield* idOfPage();
  try {
    const page = yield* fetchReviews(id);
    yield* put(tutorPageActions.reviewsLoaded(page));
  } catch (error) {
    yield* put(tutorPageActions.reviewsFailed(problemOf(error)));
  }
}

/** A further page would not fit below reviews that are loaded anew, still less below another tutor's. */
function* loadMoreReviews(): SagaGenerator {
  const { id, reviews } = yield* select(selectTutorPage);
  if (reviews.status !== 'loaded' || !reviews.data.nextCursor) return;
  try {
    const { page } = yield* race({
      page: fetchReviews(id, reviews.data.nextCursor),
      replaced: take(tutorPageActions.reviewsRequested),
    });
    if (page) yield* put(tutorPageActions.moreReviewsLoaded(page));
  } catch (error) {
    yield* put(tutorPageActions.moreReviewsFailed(problemOf(error)));
  }
}

/** Opening another tutor asks for each part again, and so drops the answers about the one before. */
export function* tutorPageSaga(): SagaGenerator {
  yield* takeLatest(tutorPageActions.profileRequested, loadProfile);
  yield* takeLatest(tutorPageActions.slotsRequested, loadSlots);
  yield* takeLatest(tutorPageActions.reviewsRequested, loadReviews);
  yield* takeLeading(tutorPageActions.moreReviewsRequested, loadMoreReviews);
  yield* takeLatest(tutorPageActions.tutorOpened, openTutor);
}
