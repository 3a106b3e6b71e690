import { problemOf } from '@paadam/shared/api';
import type { Answer, Calls } from '@paadam/shared/contract';
import { callApi, dataOf } from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { call, put, select, takeLeading } from 'redux-saga/effects';
import { selectTutors, type TutorsPage, tutorsActions } from './tutorsSlice';

/** Fills whole rows of one, two and three cards. */
const pageRows = 12;

function* fetchPage(cursor?: string): SagaIterator<TutorsPage> {
  const query = { limit: pageRows, ...(cursor ? { cursor } : {}) };
  const answer: Answer<Calls['getAllTutors']> = yield call(callApi, (api) => api.getAllTutors({ query }));
  return { tutors: answer.data, nextCursor: answer.nextCursor };
}

function* loadTutors(): SagaIterator<void> {
  const { status }: ReturnType<typeof selectTutors> = yield select(selectTutors);
  if (status === 'loaded') return;
  yield put(tutorsActions.tutorsLoading());
  try {
    const page: TutorsPage = yield call(fetchPage);
    yield put(tutorsActions.tutorsLoaded(page));
  } catch (error) {
    yield put(tutorsActions.tutorsFailed(problemOf(error)));
  }
}

function* loadMoreTutors(): SagaIterator<void> {
  const list: ReturnType<typeof selectTutors> = yield select(selectTutors);
  const cursor = dataOf(list)?.nextCursor;
  if (!cursor) return;
  try {
    const page: TutorsPage = yield call(fetchPage, cursor);
    yield put(tutorsActions.moreTutorsLoaded(page));
  } catch (error) {
    yield put(tutorsActions.moreTutorsFailed(problemOf(error)));
  }
}

export function* tutorsSaga(): SagaIterator<void> {
  yield takeLeading(tutorsActions.tutorsRequested.type, loadTutors);
  yield takeLeading(tutorsActions.moreTutorsRequested.type, loadMoreTutors);
}
