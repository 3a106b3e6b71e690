import { problemOf } from '@paadam/shared/api';
import type { Answer, Calls } from '@paadam/shared/contract';
import type { SagaIterator } from 'redux-saga';
import { call, put, takeEvery } from 'redux-saga/effects';
import { endWithPerson } from '../auth/endWithPerson';
import { callApi } from '../callApi';
import { profileActions } from './profileSlice';

function* loadProfile({
  payload: id,
}: ReturnType<typeof profileActions.profileRequested>): SagaIterator<void> {
  try {
    const answer: Answer<Calls['profile']> = yield call(callApi, (api) => api.profile({ params: { id } }));
    yield put(profileActions.profileLoaded({ id, profile: answer.data }));
  } catch (error) {
    yield put(profileActions.profileFailed({ id, problem: problemOf(error) }));
  }
}

export const profileSaga = endWithPerson(function* (): SagaIterator<void> {
  yield takeEvery(profileActions.profileRequested.type, loadProfile);
});
