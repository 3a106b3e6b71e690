import { problemOf } from '@paadam/shared/api';
import type { Answer, Calls } from '@paadam/shared/contract';
import { callApi, endWithPerson } from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { call, put, takeLatest } from 'redux-saga/effects';
import { parentActions } from './parentSlice';

function* loadProfile({
  payload: { parentId },
}: ReturnType<typeof parentActions.profileRequested>): SagaIterator<void> {
  try {
    const answer: Answer<Calls['parentProfile']> = yield call(callApi, (api) =>
      api.parentProfile({ params: { parentId } }),
    );
    yield put(parentActions.profileLoaded(answer.data));
  } catch (error) {
    yield put(parentActions.profileFailed(problemOf(error)));
  }
}

function* loadBookings({
  payload: { parentId, count },
}: ReturnType<typeof parentActions.bookingsRequested>): SagaIterator<void> {
  try {
    const { data: bookings, upcomingCount }: Answer<Calls['parentBookings']> = yield call(callApi, (api) =>
      api.parentBookings({ params: { parentId }, query: { limit: count } }),
    );
    yield put(parentActions.bookingsLoaded({ bookings, upcomingCount }));
  } catch (error) {
    yield put(parentActions.bookingsFailed(problemOf(error)));
  }
}

export const parentSaga = endWithPerson(function* (): SagaIterator<void> {
  yield takeLatest(parentActions.profileRequested.type, loadProfile);
  yield takeLatest(parentActions.bookingsRequested.type, loadBookings);
});
