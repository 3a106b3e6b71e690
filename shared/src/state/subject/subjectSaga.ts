import { problemOf } from '@paadam/shared/api';
import type { Answer, Calls, Subject } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import type { SagaIterator } from 'redux-saga';
import { call, put, select, takeLeading } from 'redux-saga/effects';
import { callApi } from '../callApi';
import { selectSubjects } from './subjectSelectors';
import { subjectActions } from './subjectSlice';

function* loadSubjects(): SagaIterator<void> {
  const { status }: ReturnType<typeof selectSubjects> = yield select(selectSubjects);
  if (status === 'loaded') return;
  yield put(subjectActions.subjectsLoading());
  try {
    const catalogue: Subject[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: limits.pageRows.max, ...(cursor ? { cursor } : {}) };
      const page: Answer<Calls['subjects']> = yield call(callApi, (api) => api.subjects({ query }));
      catalogue.push(...page.data);
      cursor = page.nextCursor;
    } while (cursor);
    yield put(subjectActions.subjectsLoaded(catalogue));
  } catch (error) {
    yield put(subjectActions.subjectsFailed(problemOf(error)));
  }
}

export function* subjectSaga(): SagaIterator<void> {
  yield takeLeading(subjectActions.subjectsRequested.type, loadSubjects);
}
