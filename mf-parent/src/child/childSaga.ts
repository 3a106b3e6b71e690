import { bookingsActions } from '@paadam/shared/bookings';
import type { Answer, Calls } from '@paadam/shared/contract';
import { callApi, endWithPerson } from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { fetchFailures, problemOr } from '../family/fetchFailures';
import { whileOpen } from '../family/whileOpen';
import { childActions } from './childSlice';

const { bookingCreated, bookingChanged, bookingReviewed } = bookingsActions;
const lessonChanges = [bookingCreated, bookingChanged, bookingReviewed];

function* loadProgress({ childId }: { childId: string }): SagaIterator<void> {
  try {
    const { data }: Answer<Calls['childProgress']> = yield call(callApi, (api) =>
      api.childProgress({ params: { childId } }),
    );
    yield put(childActions.progressLoaded(data));
  } catch (error) {
    yield put(childActions.progressFailed(problemOr(error, fetchFailures.other)));
  }
}

export const childSaga = endWithPerson(function* (): SagaIterator<void> {
  yield whileOpen(childActions.progressRequested, childActions.progressLeft, lessonChanges, loadProgress);
});
