import { problemOf } from '@paadam/shared/api';
import type { Answer, Calls } from '@paadam/shared/contract';
import { callApi, noticesActions, notifyUnlessAwaited, selectUser } from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { call, put, select, takeEvery } from 'redux-saga/effects';
import type { BookingAttempt } from './bookingAttempt';
import type { BookingsRootState } from './bookingsSelectors';
import { bookingsActions } from './bookingsSlice';
import { pathBackTo } from './pathBackTo';
import { refreshBookings } from './refreshBookings';

function* createBooking({ request, key }: BookingAttempt): SagaIterator<void> {
  const user: ReturnType<typeof selectUser> = yield select(selectUser);
  const isParent = user?.role === 'parent';
  try {
    const { data }: Answer<Calls['createBooking']> = yield call(callApi, (api) =>
      api.createBooking({ body: request, headers: { 'idempotency-key': key } }),
    );
    yield put(bookingsActions.bookingCreated({ booking: data, key }));
    const action = isParent
      ? { label: 'See the booking', to: `/parent/bookings/${data._id}` }
      : { label: 'See the class', to: `/student/classes/${data._id}` };
    yield put(noticesActions.noticeAdded({ tone: 'good', text: 'Booking created successfully', action }));
    yield call(refreshBookings);
  } catch (error) {
    const problem = problemOf(error);
    const isAwaited = ({ bookings }: BookingsRootState) => bookings.awaited === key;
    yield call(notifyUnlessAwaited<BookingsRootState>, isAwaited, {
      tone: 'bad',
      text: `Your booking request did not go through. ${problem.message}`,
      action: { label: 'Back to the form', to: pathBackTo(request, isParent) },
    });
    yield put(bookingsActions.bookingCreationFailed({ key, problem }));
  }
}

/**
 * Watches for requests for lessons. Each runs to its end, also when its form is left: by then the lesson may be booked,
 * and the person is to know.
 */
export function* createBookings(): SagaIterator<void> {
  const underWay = new Set<string>();
  yield takeEvery(bookingsActions.bookingRequested.type, function* (): SagaIterator<void> {
    const attempt: BookingAttempt | null = yield select(
      ({ bookings }: BookingsRootState) => bookings.attempt,
    );
    // The same request from a form that was left and opened again waits for the answer that is on its way.
    if (!attempt || underWay.has(attempt.key)) return;
    underWay.add(attempt.key);
    yield call(createBooking, attempt);
    underWay.delete(attempt.key);
  });
}
