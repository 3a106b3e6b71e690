import { problemOf } from '@paadam/shared/api';
import type { Answer, Calls } from '@paadam/shared/contract';
import { callApi } from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { sameQuestion, type TutorQuestion } from './question';
import { type TutorsPage, type TutorsRootState, type TutorsState, tutorsActions } from './tutorsSlice';

/** Fills whole rows of one, two and three cards. */
const pageRows = 12;

const selectState = (state: TutorsRootState) => state.tutors;

function* fetchPage(question: TutorQuestion, cursor?: string): SagaIterator<TutorsPage> {
  const query = { ...question, limit: pageRows, ...(cursor ? { cursor } : {}) };
  const answer: Answer<Calls['getAllTutors']> = yield call(callApi, (api) => api.getAllTutors({ query }));
  return { tutors: answer.data, nextCursor: answer.nextCursor };
}

function* ask({ payload }: ReturnType<typeof tutorsActions.tutorsRequested>): SagaIterator<void> {
  const { question, list }: TutorsState = yield select(selectState);
  const isAsked = list.status === 'loading' || list.status === 'loaded';
  if (!isAsked || !sameQuestion(question, payload)) yield put(tutorsActions.tutorsLoading(payload));
}

function* loadTutors({ payload }: ReturnType<typeof tutorsActions.tutorsLoading>): SagaIterator<void> {
  try {
    const page: TutorsPage = yield call(fetchPage, payload);
    yield put(tutorsActions.tutorsLoaded(page));
  } catch (error) {
    yield put(tutorsActions.tutorsFailed(problemOf(error)));
  }
}

/** A further page of a question that has been replaced would stand below the answer to another. */
function* loadMoreTutors(): SagaIterator<void> {
  const { question, list }: TutorsState = yield select(selectState);
  if (!question || list.status !== 'loaded' || !list.data.nextCursor) return;
  try {
    const { page }: { page?: TutorsPage } = yield race({
      page: call(fetchPage, question, list.data.nextCursor),
      replaced: take(tutorsActions.tutorsLoading.type),
    });
    if (page) yield put(tutorsActions.moreTutorsLoaded(page));
  } catch (error) {
    yield put(tutorsActions.moreTutorsFailed(problemOf(error)));
  }
}

export function* tutorsSaga(): SagaIterator<void> {
  // The later of two questions is the one that counts, whichever is answered first.
  yield takeLatest(tutorsActions.tutorsLoading.type, loadTutors);
  yield takeEvery(tutorsActions.tutorsRequested.type, ask);
  yield takeLeading(tutorsActions.moreTutorsRequested.type, loadMoreTutors);
}
