import { problemOf } from '@paadam/shared/api';
import { callApi } from '../callApi';
import { put, type SagaGenerator, select, takeEvery } from '../effects';
import type { PaadamState } from '../PaadamState';
import type { BookingAttempt } from './bookingAttempt';
import { bookingsActions } from './bookingsSlice';
import { refreshBookings } from './refreshBookings';

function* createBooking({ request, key }: BookingAttempt): SagaGenerator {
  try {
    const { data } = yield* callApi((api) =>
      api.createBooking({ body: request, headers: { 'idempotency-key': key } }),
    );
    yield* put(bookingsActions.bookingCreated({ booking: data, key }));
    yield* refreshBookings();
  } catch (error) {
    yield* put(bookingsActions.bookingCreationFailed({ request, key, problem: problemOf(error) }));
  }
}

/**
 * Watches for requests for lessons. Each runs to its end, also when its form is left: by then the lesson may be booked,
 * and the person is to know.
 */
export function* createBookings(): SagaGenerator {
  const underWay = new Set<string>();
  yield* takeEvery(bookingsActions.bookingRequested, function* (): SagaGenerator {
    const attempt = yield* select((state: PaadamState) => state.bookings.attempt);
    // The same request from a form that was left and opened again waits for the answer that is on its way.
    if (!attempt || underWay.has(attempt.key)) return;
    underWay.add(attempt.key);
    yield* createBooking(attempt);
    underWay.delete(attempt.key);
  });
}
