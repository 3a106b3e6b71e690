import { problemOf } from '@paadam/shared/api';
import type { Answer, Calls } from '@paadam/shared/contract';
import type { SagaIterator } from 'redux-saga';
import { call, put, select, takeEvery } from 'redux-saga/effects';
import { callApi } from '../callApi';
import type { PaadamState } from '../PaadamState';
import type { BookingAttempt } from './bookingAttempt';
import { bookingsActions } from './bookingsSlice';
import { refreshBookings } from './refreshBookings';

function* createBooking({ request, key }: BookingAttempt): SagaIterator<void> {
  try {
    const { data }: Answer<Calls['createBooking']> = yield call(callApi, (api) =>
      api.createBooking({ body: request, headers: { 'idempotency-key': key } }),
    );
    yield put(bookingsActions.bookingCreated({ booking: data, key }));
    yield call(refreshBookings);
  } catch (error) {
    yield put(bookingsActions.bookingCreationFailed({ request, key, problem: problemOf(error) }));
  }
}

/**
 * Watches for requests for lessons. Each runs to its end, also when its form is left: by then the lesson may be booked,
 * and the person is to know.
 */
export function* createBookings(): SagaIterator<void> {
  const underWay = new Set<string>();
  yield takeEvery(bookingsActions.bookingRequested.type, function* (): SagaIterator<void> {
    const attempt: BookingAttempt | null = yield select((state: PaadamState) => state.bookings.attempt);
    // The same request from a form that was left and opened again waits for the answer that is on its way.
    if (!attempt || underWay.has(attempt.key)) return;
    underWay.add(attempt.key);
    yield call(createBooking, attempt);
    underWay.delete(attempt.key);
  });
}
