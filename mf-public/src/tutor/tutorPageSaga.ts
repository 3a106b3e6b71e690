import { problemOf } from '@paadam/shared/api';
import type { Answer, Calls } from '@paadam/shared/contract';
import { callApi } from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, select, take, takeLatest, takeLeading } from 'redux-saga/effects';
import { nextTwoWeeks } from './nextTwoWeeks';
import { type ReviewsPage, selectTutorPage, type TutorPageState, tutorPageActions } from './tutorPageSlice';

const reviewRows = 10;

function* openTutor(): SagaIterator<void> {
  yield put(tutorPageActions.profileRequested());
  yield put(tutorPageActions.slotsRequested());
  yield put(tutorPageActions.reviewsRequested());
}

function* idOfPage(): SagaIterator<string> {
  const { id }: TutorPageState = yield select(selectTutorPage);
  return id;
}

function* loadProfile(): SagaIterator<void> {
  const id: string = yield call(idOfPage);
  try {
    const answer: Answer<Calls['profile']> = yield call(callApi, (api) => api.profile({ params: { id } }));
    yield put(tutorPageActions.profileLoaded(answer.data));
  } catch (error) {
    yield put(tutorPageActions.profileFailed(problemOf(error)));
  }
}

function* loadSlots(): SagaIterator<void> {
  const id: string = yield call(idOfPage);
  const query = { ...nextTwoWeeks(new Date()), duration: '1' } as const;
  try {
    const answer: Answer<Calls['tutorSlots']> = yield call(callApi, (api) =>
      api.tutorSlots({ params: { id }, query }),
    );
    yield put(tutorPageActions.slotsLoaded(answer.data));
  } catch (error) {
    yield put(tutorPageActions.slotsFailed(problemOf(error)));
  }
}

function* fetchReviews(id: string, cursor?: string): SagaIterator<ReviewsPage> {
  const input = { params: { id }, query: { limit: reviewRows, ...(cursor ? { cursor } : {}) } };
  const answer: Answer<Calls['tutorReviews']> = yield call(callApi, (api) => api.tutorReviews(input));
  return { reviews: answer.data, nextCursor: answer.nextCursor };
}

function* loadReviews(): SagaIterator<void> {
  const id: string = yield call(idOfPage);
  try {
    const page: ReviewsPage = yield call(fetchReviews, id);
    yield put(tutorPageActions.reviewsLoaded(page));
  } catch (error) {
    yield put(tutorPageActions.reviewsFailed(problemOf(error)));
  }
}

/** A further page would not fit below reviews that are loaded anew, still less below another tutor's. */
function* loadMoreReviews(): SagaIterator<void> {
  const { id, reviews }: TutorPageState = yield select(selectTutorPage);
  if (reviews.status !== 'loaded' || !reviews.data.nextCursor) return;
  try {
    const { page }: { page?: ReviewsPage } = yield race({
      page: call(fetchReviews, id, reviews.data.nextCursor),
      replaced: take(tutorPageActions.reviewsRequested.type),
    });
    if (page) yield put(tutorPageActions.moreReviewsLoaded(page));
  } catch (error) {
    yield put(tutorPageActions.moreReviewsFailed(problemOf(error)));
  }
}

/** Opening another tutor asks for each part again, and so drops the answers about the one before. */
export function* tutorPageSaga(): SagaIterator<void> {
  yield takeLatest(tutorPageActions.profileRequested.type, loadProfile);
  yield takeLatest(tutorPageActions.slotsRequested.type, loadSlots);
  yield takeLatest(tutorPageActions.reviewsRequested.type, loadReviews);
  yield takeLeading(tutorPageActions.moreReviewsRequested.type, loadMoreReviews);
  yield takeLatest(tutorPageActions.tutorOpened.type, openTutor);
}
