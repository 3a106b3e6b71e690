import type { Answer, Calls } from '@paadam/shared/contract';
import { callApi } from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { fetchFailures, problemOr } from './fetchFailures';
import { parentActions } from './parentSlice';
import { tellChildren } from './tellChildren';

/** The parent and the linked children. */
export function* loadProfile({ parentId }: { parentId: string }): SagaIterator<void> {
  try {
    const { data }: Answer<Calls['parentProfile']> = yield call(callApi, (api) =>
      api.parentProfile({ params: { parentId } }),
    );
    yield put(parentActions.profileLoaded(data));
    yield call(tellChildren, () => data.children);
  } catch (error) {
    yield put(parentActions.profileFailed(problemOr(error, fetchFailures.profile)));
  }
}

/** The latest bookings of all children, and how many are still to come. */
export function* loadBookings({ parentId, count }: { parentId: string; count: number }): SagaIterator<void> {
  try {
    const { data: bookings, upcomingCount }: Answer<Calls['parentBookings']> = yield call(callApi, (api) =>
      api.parentBookings({ params: { parentId }, query: { limit: count } }),
    );
    yield put(parentActions.bookingsLoaded({ bookings, upcomingCount }));
  } catch (error) {
    yield put(parentActions.bookingsFailed(problemOr(error, fetchFailures.bookings)));
  }
}
